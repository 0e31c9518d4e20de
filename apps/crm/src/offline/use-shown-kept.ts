import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { isAccountKey } from "./kept-keys.ts";
import { shownKept } from "./shown-kept.ts";

const isOnline = () => navigator.onLine;

function followLine(tell: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const name of ["online", "offline"]) window.addEventListener(name, tell, { signal });
  return () => stopping.abort();
}

/** The oldest of what is on the screen as it was kept, in ms; whose account it is says nothing. */
function findOldest(queryClient: QueryClient): number | null {
  const shown = shownKept.getState();
  const times = queryClient
    .getQueryCache()
    .findAll({ type: "active", predicate: ({ queryHash }) => shown.has(queryHash) })
    .filter(({ queryKey }) => !isAccountKey(queryKey))
    .map(({ queryHash }) => shown.get(queryHash)!.at);
  return times.length > 0 ? Math.min(...times) : null;
}

/** How the screen stands with the server: how old what it shows is, and why. */
export function useShownKept(): { line: "good" | "slow" | "none"; since: number | null } {
  const queryClient = useQueryClient();
  const follow = useCallback(
    (tell: () => void) => {
      const leave = [shownKept.subscribe(tell), queryClient.getQueryCache().subscribe(tell)];
      return () => leave.forEach((stop) => stop());
    },
    [queryClient],
  );
  const since = useSyncExternalStore(follow, () => findOldest(queryClient));
  const isLine = useSyncExternalStore(followLine, isOnline);
  const shown = useSyncExternalStore(shownKept.subscribe, shownKept.getState);
  const isSlow = isLine && [...shown.values()].every(({ isLate }) => isLate);
  if (isLine && shown.size === 0) return { line: "good", since: null };
  return { line: isSlow ? "slow" : "none", since };
}
