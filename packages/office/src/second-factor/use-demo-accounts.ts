import { useQuery } from "@tanstack/react-query";
import type { CallAnswer } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { client } from "../api/client.ts";

export type DemoAccount = CallAnswer<TourContract["getSignInHints"]>["data"]["accounts"][number];

/** The demo's accounts, whose codes renew themselves; none where this is no demo. */
export function useDemoAccounts(): DemoAccount[] {
  const { data = [] } = useQuery({
    queryKey: ["sign-in-hints"],
    queryFn: ({ signal }) =>
      client.getSignInHints({}, { signal }).then(({ data: { accounts } }) => accounts),
    // What was read half a minute ago is another code's.
    staleTime: 0,
    refetchInterval: ({ state }) => whenNext(state.data ?? []),
  });
  return data;
}

/** Milliseconds until another code takes the place of one that is shown. */
function whenNext(accounts: DemoAccount[]): number | false {
  const seconds = accounts.flatMap(({ code }) => (code ? [code.seconds_left] : []));
  return seconds.length > 0 && Math.min(...seconds) * 1000 + 300;
}
