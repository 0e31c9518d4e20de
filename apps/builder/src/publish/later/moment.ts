import { readToday } from "@tour/dates";

interface MomentOptions {
  /** Also the day of the week, as when somebody is to check what they have chosen. */
  isFull?: boolean;
  now?: Date;
}

/** An instant by the clocks of a zone, in words: «1 февраля в 10:00», with the year where it is another. */
export function sayMoment(
  instant: string,
  timeZone: string,
  { isFull = false, now = new Date() }: MomentOptions = {},
): string {
  const at = new Date(instant);
  const yearOf = (date: Date) => readToday(timeZone, date).slice(0, 4);
  return new Intl.DateTimeFormat("ru", {
    timeZone,
    ...(isFull && { weekday: "long" }),
    day: "numeric",
    month: "long",
    ...(yearOf(at) !== yearOf(now) && { year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(at)
    .replace(/\sг\./, "");
}

/** What a zone is called at an instant: the place that it is named after, and its offset. */
export function nameZone(timeZone: string, at: Date): { place: string; offset: string } {
  const read = (timeZoneName: "shortGeneric" | "shortOffset") =>
    new Intl.DateTimeFormat("ru", { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return { place: read("shortGeneric"), offset: read("shortOffset") };
}

/** The same instant by the device's own clocks; nothing where they show the same. */
export function sayOnDevice(instant: string, timeZone: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const there = sayMoment(instant, own);
  return there === sayMoment(instant, timeZone) ? null : there;
}
