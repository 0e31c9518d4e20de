import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { APIError } from "better-auth/api";
import { desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { tooManyTries } from "./ask-auth.ts";
import { authOf } from "./auth-of.ts";
import { users } from "./auth.table.ts";
import { authTexts } from "./auth.texts.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { accountTries, countTry } from "./sign-in-limit.ts";
import { refuseWeakPassword } from "./weak-passwords/refuse-weak-password.ts";

/**
 * Sends a link to set a new password, if there is such an account. The answer, and the time it
 * takes, are the same if there is none: nobody learns who has an account.
 */
export async function requestPasswordReset(
  { body }: ParsedInput<typeof authCalls.requestPasswordReset>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { services, db, now } = context;
  const wait = await countTry(db, `reset ${accountTries(body.email)}`, now());
  if (wait > 0) throw tooManyTries(String(wait));
  await authOf(services).api.requestPasswordReset({ body: { email: body.email } });
  await remindOfConfirmation(context, body.email.toLowerCase());
  return { success: true };
}

/** Whoever signed up and lost both the email and the session gets the email anew. */
async function remindOfConfirmation(context: RequestContext, email: string): Promise<void> {
  const { db, now } = context;
  if ((await db.$count(users, eq(users.email, email))) > 0) return;
  const [newest] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.signUpEmail, email))
    .orderBy(desc(users.createdAt))
    .limit(1);
  if (newest) await sendConfirmation(context, { userId: newest.id, now: now() });
}

/** Sets the password that the email's link allows to set; all sessions of the account end. */
export async function resetPassword(
  { body }: ParsedInput<typeof authCalls.resetPassword>,
  { services, env }: RequestContext,
): Promise<{ success: true }> {
  await refuseWeakPassword({ password: body.password, env });
  try {
    await authOf(services).api.resetPassword({
      body: { token: body.token, newPassword: body.password },
    });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new Refusal("gone", authTexts.usedLink);
  }
  return { success: true };
}
