import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { APIError } from "better-auth/api";
import type { RequestContext } from "../../platform/context.ts";
import { Refusal } from "../../platform/errors.ts";
import { tooManyTries } from "./ask-auth.ts";
import { authTexts } from "./auth.texts.ts";
import { countSignIn } from "./sign-in-limit.ts";

/**
 * Sends a link to set a new password, if there is such an account. The answer, and the time it
 * takes, are the same if there is none: nobody learns who has an account.
 */
export async function requestPasswordReset(
  { body }: ParsedInput<typeof authCalls.requestPasswordReset>,
  { auth, db, now }: RequestContext,
): Promise<{ success: true }> {
  const wait = await countSignIn(db, `reset ${body.email}`, now());
  if (wait > 0) throw tooManyTries(String(wait));
  await auth.api.requestPasswordReset({ body: { email: body.email } });
  return { success: true };
}

/** Sets the password that the letter's link allows to set; all sessions of the account end. */
export async function resetPassword(
  { body }: ParsedInput<typeof authCalls.resetPassword>,
  { auth }: RequestContext,
): Promise<{ success: true }> {
  try {
    await auth.api.resetPassword({ body: { token: body.token, newPassword: body.password } });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new Refusal("gone", authTexts.usedLink);
  }
  return { success: true };
}
