import { useCallback, useSyncExternalStore } from "react";

/** Phones and small tablets: narrower than 576 px, or than 992 px with a coarse pointer. */
export const MOBILE_QUERY = "(max-width: 575.98px), (max-width: 991.98px) and (pointer: coarse)";

/** Whether a media query matches; `false` on the server and in the first client render. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
