"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Something that only a browser knows; `false` on the server and in the first client render. */
export function useInBrowser(ask: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, ask, () => false);
}
