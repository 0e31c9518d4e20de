import { formatShortInstant } from "@tour/office/format";

const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** «12:40», and of another day «24 ноября в 12:40». */
export function formatSince(at: number, now = new Date()): string {
  const instant = new Date(at);
  const isToday = instant.toDateString() === now.toDateString();
  return isToday ? time.format(instant) : formatShortInstant(instant.toISOString());
}
