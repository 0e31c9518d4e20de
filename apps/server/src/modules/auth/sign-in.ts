import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import type { RequestContext } from "../../platform/context.ts";
import { askAuth, tooManyTries } from "./ask-auth.ts";
import { countSignIn, forgetSignIns } from "./sign-in-limit.ts";

export async function signIn(
  { body }: ParsedInput<typeof authCalls.signIn>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { db, now } = context;
  const wait = await countSignIn(db, body.email, now());
  if (wait > 0) throw tooManyTries(String(wait));
  await askAuth(context, "/sign-in/email", body);
  await forgetSignIns(db, body.email, now());
  return { success: true };
}
