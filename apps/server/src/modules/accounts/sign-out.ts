import type { RequestContext } from "../../http/context.ts";
import { askAuth } from "./ask-auth.ts";

/** Ends the session, if there is one. */
export async function signOut(_: unknown, context: RequestContext): Promise<{ success: true }> {
  await askAuth(context, "/sign-out", {});
  return { success: true };
}
