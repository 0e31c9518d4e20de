import { randomBytes } from "node:crypto";
import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { addSeconds } from "date-fns/addSeconds";
import { and, eq } from "drizzle-orm";
import { serialize } from "hono/utils/cookie";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { badRequest } from "../../http/errors/errors.ts";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import { tooManyTries } from "./ask-auth.ts";
import { accounts, sessions } from "./auth.table.ts";
import { authTexts } from "./auth.texts.ts";
import { sessionTimes } from "./create-auth.ts";
import { hashToken } from "./hash-token.ts";
import { verifyPassword } from "./passwords.ts";
import { signToken } from "./sign-token.ts";
import { countTry, forgetTries, passwordTries } from "./sign-in-limit.ts";

/**
 * Takes the password as a sign-in of now. The session stays, with what was shown and begun in it, under another
 * token: whoever has the one before has nothing.
 */
export async function confirmPassword(
  { body }: ParsedInput<typeof authCalls.confirmPassword>,
  { db, now, authSecret, answerHeaders, ...context }: RequestContext,
): Promise<{ success: true }> {
  const { id, sessionId } = accountOf(context);
  const tries = passwordTries(id);
  const wait = await countTry(db, tries, now());
  if (wait > 0) throw tooManyTries(String(wait));
  const [own] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, id), eq(accounts.providerId, "credential")));
  if (!own?.hash || !(await verifyPassword({ hash: own.hash, password: body.password }))) {
    throw badRequest({ password: [authTexts.wrongCurrentPassword] });
  }
  await forgetTries(db, tries, now());
  const token = randomBytes(24).toString("base64url");
  const at = new Date();
  const expiresAt = addSeconds(at, sessionTimes.expiresIn);
  await db
    .update(sessions)
    .set({ token: hashToken(token), createdAt: at, updatedAt: at, expiresAt })
    .where(eq(sessions.id, sessionId));
  answerHeaders().append("set-cookie", makeSessionCookie(token, authSecret));
  return { success: true };
}

/** As the sign-in library makes it. */
const makeSessionCookie = (token: string, secret: string) =>
  serialize(sessionCookie, signToken(token, secret), {
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    path: "/",
    maxAge: sessionTimes.expiresIn,
  });
