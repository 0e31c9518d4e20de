import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { RequestContext } from "../../http/context.ts";
import { startSession, tooManyTries } from "./ask-auth.ts";
import { accounts, sessions, users } from "./auth.table.ts";
import { hashToken } from "./hash-token.ts";
import { makeDeviceCookie, readDevice } from "./known-device.ts";
import { hashPassword, isFormerHash } from "./passwords.ts";
import { readToken } from "./read-token.ts";
import { accountTries, countTry, deviceTries, forgetTries } from "./sign-in-limit.ts";

type SignInBody = ParsedInput<typeof authCalls.signIn>["body"];

/**
 * Starts a session. A device from which this account was signed in to before has tries of its own, so
 * that whoever guesses at an account keeps nobody out of it.
 */
export async function signIn(
  { body }: ParsedInput<typeof authCalls.signIn>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { db, now, authSecret: secret, requestHeaders, answerHeaders } = context;
  const cookies = requestHeaders.get("cookie") ?? "";
  const device = readDevice(cookies, body.email, secret);
  const tries = device ? deviceTries(body.email, device) : accountTries(body.email);
  const wait = await countTry(db, tries, now());
  if (wait > 0) throw tooManyTries(String(wait));
  await startSession(context, body);
  await renewHash(db, body);
  await endPresent(db, readToken(cookies, secret));
  await forgetTries(db, tries, now());
  if (!device) answerHeaders().append("set-cookie", makeDeviceCookie(body.email, secret));
  return { success: true };
}

/** Only now the password is known again: a hash of former work is made anew. */
async function renewHash(db: Database, { email, password }: SignInBody): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email.toLowerCase()), eq(accounts.providerId, "credential")));
  if (!account?.hash || !isFormerHash(account.hash)) return;
  // A password that was changed meanwhile stays changed.
  await db
    .update(accounts)
    .set({ password: await hashPassword(password) })
    .where(and(eq(accounts.id, account.id), eq(accounts.password, account.hash)));
}

/** A browser has one session: with a new one nobody can use the one before any more. */
async function endPresent(db: Database, token: string | null): Promise<void> {
  if (token) await db.delete(sessions).where(eq(sessions.token, hashToken(token)));
}
