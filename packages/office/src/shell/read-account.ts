import type { QueryClient } from "@tanstack/react-query";
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

/** The signed-in account; null without a session. */
export async function readAccount({
  queryClient,
  isSignedOut,
}: AccountContext): Promise<Account | null> {
  if (isSignedOut) return null;
  try {
    return await queryClient.ensureQueryData(builderQueries.account(client));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
