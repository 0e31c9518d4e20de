"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { CalendarDate } from "@tour/dates";
import { readDate } from "./read-options.ts";

function subscribe(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

/** The day as `Intl` shows it in a time zone, or in the device's where there is no such zone. */
export function showToday(timeZone?: string, now = new Date()): CalendarDate {
  try {
    // The Swedish way to write a day is the international one.
    return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
  } catch {
    return showToday(undefined, now);
  }
}

/**
 * The current day: the one given, otherwise the time zone's. Not given, it is `null` on the server
 * and while React takes over its HTML, so that both agree whatever the clocks say.
 */
export function useToday(today?: CalendarDate, timeZone?: string): CalendarDate | null {
  const given = readDate(today) ?? null;
  const read = useCallback(() => given ?? showToday(timeZone), [given, timeZone]);
  return useSyncExternalStore(subscribe, read, () => given);
}
