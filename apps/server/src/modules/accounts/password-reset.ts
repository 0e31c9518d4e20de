import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { APIError } from "better-auth/api";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { tooManyTries } from "./ask-auth.ts";
import { authOf } from "./auth-of.ts";
import { authTexts } from "./auth.texts.ts";
import { accountTries, countTry } from "./sign-in-limit.ts";

/**
 * Sends a link to set a new password, if there is such an account. The answer, and the time it
 * takes, are the same if there is none: nobody learns who has an account.
 */
export async function requestPasswordReset(
  { body }: ParsedInput<typeof authCalls.requestPasswordReset>,
  { services, db, now }: RequestContext,
): Promise<{ success: true }> {
  const wait = await countTry(db, `reset ${accountTries(body.email)}`, now());
  if (wait > 0) throw tooManyTries(String(wait));
  await authOf(services).api.requestPasswordReset({ body: { email: body.email } });
  return { success: true };
}

/** Sets the password that the email's link allows to set; all sessions of the account end. */
export async function resetPassword(
  { body }: ParsedInput<typeof authCalls.resetPassword>,
  { services }: RequestContext,
): Promise<{ success: true }> {
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
