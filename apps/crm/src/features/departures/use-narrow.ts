import { useSyncExternalStore } from "react";

const query = "(width < 768px)";

const subscribe = (notify: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
};

/** Whether the window is too narrow for days side by side. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
