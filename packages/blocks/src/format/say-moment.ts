import { readClock, readToday } from "@tour/dates";

interface MomentOptions {
  /** Also the day of the week, as when somebody is to check what they have chosen. */
  isFull?: boolean;
  /** A day that begins needs no time. */
  isMidnightLeftOut?: boolean;
  now?: Date;
}

/** An instant by the clocks of a zone, in words: «1 февраля в 10:00», with the year where it is another. */
export function sayMoment(
  instant: string,
  timeZone: string,
  { isFull = false, isMidnightLeftOut = false, now = new Date() }: MomentOptions = {},
): string {
  const at = new Date(instant);
  const yearOf = (date: Date) => readToday(timeZone, date).slice(0, 4);
  const isTimeSaid = !isMidnightLeftOut || readClock(at, timeZone) !== "00:00";
  return new Intl.DateTimeFormat("ru", {
    timeZone,
    ...(isFull && { weekday: "long" }),
    day: "numeric",
    month: "long",
    ...(yearOf(at) !== yearOf(now) && { year: "numeric" }),
    ...(isTimeSaid && { hour: "2-digit", minute: "2-digit" }),
  })
    .format(at)
    .replace(/\sг\./, "");
}

/** The same with its zone, for whoever may live by other clocks: "24 ноября в 14:30 (МСК+4)", "… по Москве". */
export function sayMomentThere(instant: string, timeZone: string, options?: MomentOptions): string {
  const { fromMoscow } = nameZone(timeZone, new Date(instant));
  const zone = fromMoscow === "МСК" ? "по\u00a0Москве" : `(${fromMoscow})`;
  return `${sayMoment(instant, timeZone, options)} ${zone}`;
}

/** How a zone stands to UTC and to Moscow at an instant, as people say it: «UTC+7», «МСК+4». */
export function nameZone(timeZone: string, at: Date): { offset: string; fromMoscow: string } {
  const offset = readOffset(timeZone, at);
  return {
    offset: `UTC${writeHours(offset)}`,
    fromMoscow: `МСК${writeHours(offset - readOffset("Europe/Moscow", at))}`,
  };
}

/** In minutes. Places are not asked for by name: browsers know few of them in Russian. */
function readOffset(timeZone: string, at: Date): number {
  const written = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(written?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function writeHours(minutes: number): string {
  if (minutes === 0) return "";
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? "" : `:${size % 60}`;
  return `${minutes > 0 ? "+" : "−"}${Math.floor(size / 60)}${rest}`;
}

/** The same instant by the device's own clocks; nothing where they show the same. */
export function sayOnDevice(instant: string, timeZone: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const there = sayMoment(instant, own);
  return there === sayMoment(instant, timeZone) ? null : there;
}
