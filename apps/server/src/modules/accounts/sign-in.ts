import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { startSession, tooManyTries } from "./ask-auth.ts";
import { makeDeviceCookie, readDevice } from "./known-device.ts";
import { accountTries, countTry, deviceTries, forgetTries } from "./sign-in-limit.ts";

/**
 * Starts a session. A device from which this account was signed in to before has tries of its own, so
 * that whoever guesses at an account keeps nobody out of it.
 */
export async function signIn(
  { body }: ParsedInput<typeof authCalls.signIn>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { db, now, authSecret: secret, requestHeaders, answerHeaders } = context;
  const device = readDevice(requestHeaders.get("cookie") ?? "", body.email, secret);
  const tries = device ? deviceTries(body.email, device) : accountTries(body.email);
  const wait = await countTry(db, tries, now());
  if (wait > 0) throw tooManyTries(String(wait));
  await startSession(context, body);
  await forgetTries(db, tries, now());
  if (!device) answerHeaders().append("set-cookie", makeDeviceCookie(body.email, secret));
  return { success: true };
}
