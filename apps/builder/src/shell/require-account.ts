import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { readAccount, waitingPath } from "@tour/office/shell";
import type { Account } from "@tour/office/shell";

/** The signed-in account; what is asked before is led to, and back here afterwards. */
export async function requireAccount(
  context: { queryClient: QueryClient; isSignedOut: boolean },
  next: string,
): Promise<Account> {
  const account = await readAccount(context);
  const asked = waitingPath(account);
  if (!account || asked) throw redirect({ to: asked ?? "/sign-in", search: { next } });
  return account;
}
