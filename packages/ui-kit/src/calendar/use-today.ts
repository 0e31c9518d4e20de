"use client";

import { useCallback, useSyncExternalStore } from "react";
import { readToday, type CalendarDate } from "./calendar-date.ts";

function subscribe(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

/**
 * The current day: the one given, otherwise the time zone's. Not given, it is `null` on the server
 * and while React takes over its HTML, so that both agree whatever the clocks say.
 */
export function useToday(today?: CalendarDate, timeZone?: string): CalendarDate | null {
  const read = useCallback(() => today ?? readToday(timeZone), [today, timeZone]);
  return useSyncExternalStore(subscribe, read, () => today ?? null);
}
