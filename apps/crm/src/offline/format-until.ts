import { readToday } from "@tour/dates";

/** «20:00», of another day «27 ноября, 20:00»: by the organiser's clocks. */
export function formatUntil(instant: string, timeZone: string, now = new Date()): string {
  const at = new Date(instant);
  const isToday = readToday(timeZone, at) === readToday(timeZone, now);
  return new Intl.DateTimeFormat("ru", {
    timeZone,
    ...(!isToday && { day: "numeric", month: "long" }),
    ...{ hour: "2-digit", minute: "2-digit" },
  }).format(at);
}
