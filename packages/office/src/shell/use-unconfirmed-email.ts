import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "../api/client.ts";

/** Whether the account still has to confirm its e-mail; looks again as one comes back to the window. */
export function useUnconfirmedEmail(): string | null {
  const { data: account } = useQuery({
    ...builderQueries.account(client),
    refetchOnWindowFocus: ({ state }) => (state.data?.is_confirmed === false ? "always" : false),
  });
  return account?.is_confirmed === false ? account.email : null;
}
