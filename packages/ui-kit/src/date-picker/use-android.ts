"use client";

import { useInBrowser } from "../behaviours/use-in-browser.ts";

/** Whether the device runs Android; `false` on the server and in the first client render. */
export function useAndroid(): boolean {
  return useInBrowser(() => /android/i.test(navigator.userAgent));
}
