"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the device runs Android; `false` on the server and in the first client render. */
export function useAndroid(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /android/i.test(navigator.userAgent),
    () => false,
  );
}
