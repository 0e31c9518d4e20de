import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { readAccount } from "@tour/office/shell";
import type { Account } from "@tour/office/shell";

/** The signed-in account; without a session it leads to the sign-in page and back afterwards. */
export async function requireAccount(
  context: { queryClient: QueryClient; isSignedOut: boolean },
  next: string,
): Promise<Account> {
  const account = await readAccount(context);
  if (!account) throw redirect({ to: "/sign-in", search: { next } });
  return account;
}
