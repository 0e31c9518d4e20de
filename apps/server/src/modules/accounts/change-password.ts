import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { badRequest } from "../../http/errors/errors.ts";
import { tooManyTries } from "./ask-auth.ts";
import { authOf } from "./auth-of.ts";
import { sessions } from "./auth.table.ts";
import { authTexts } from "./auth.texts.ts";
import { dropResets } from "./drop-resets.ts";
import { hashToken } from "./hash-token.ts";
import { countTry, forgetTries, passwordTries } from "./sign-in-limit.ts";
import { refuseWeakPassword } from "./weak-passwords/refuse-weak-password.ts";

/** Sets another password; every other session ends, and links to set one that were sent before. */
export async function changePassword(
  { body }: ParsedInput<typeof authCalls.changePassword>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { db, env, services, now, requestHeaders, answerHeaders } = context;
  const { id, name, email, secondFactor } = accountOf(context);
  await refuseWeakPassword({ password: body.password, env, about: [name, email] });
  const tries = passwordTries(id);
  const wait = await countTry(db, tries, now());
  if (wait > 0) throw tooManyTries(String(wait));
  const { headers, response } = await authOf(services)
    .api.changePassword({
      headers: requestHeaders,
      body: {
        currentPassword: body.current_password,
        newPassword: body.password,
        revokeOtherSessions: true,
      },
      returnHeaders: true,
    })
    .catch(toRefusal);
  // A new session takes the place of this one.
  if (response.token !== null) {
    await db
      .update(sessions)
      .set({ secondFactorAt: secondFactor.shownAt })
      .where(eq(sessions.token, hashToken(response.token)));
  }
  await dropResets(db, id);
  await forgetTries(db, tries, now());
  for (const cookie of headers.getSetCookie()) answerHeaders().append("set-cookie", cookie);
  return { success: true };
}

function toRefusal(error: unknown): never {
  if (!(error instanceof APIError) || error.body?.code !== "INVALID_PASSWORD") throw error;
  throw badRequest({ current_password: [authTexts.wrongCurrentPassword] });
}
