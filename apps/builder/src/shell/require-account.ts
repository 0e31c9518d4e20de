import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import type { CallAnswer } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { client } from "../api/client.ts";

export type Account = CallAnswer<TourContract["getAccount"]>["data"];

interface AccountContext {
  queryClient: QueryClient;
  /** The page came to somebody without a session: they need not be asked for. */
  isSignedOut: boolean;
}

/** The signed-in account; without a session it leads to the sign-in page and back afterwards. */
export async function requireAccount(
  { queryClient, isSignedOut }: AccountContext,
  next: string,
): Promise<Account> {
  const signIn = () => redirect({ to: "/sign-in", search: { next } });
  if (isSignedOut) throw signIn();
  try {
    return await queryClient.ensureQueryData(builderQueries.account(client));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      throw signIn();
    }
    throw error;
  }
}
