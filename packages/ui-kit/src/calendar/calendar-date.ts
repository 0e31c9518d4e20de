const DAY_MS = 86_400_000;

/** A calendar date, yyyy-MM-dd: a day on a wall calendar, with no time and no time zone. */
export type CalendarDate = string;

/** Whether a text is a day that exists, as yyyy-MM-dd. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDate(time) === text;
}

/** The day `count` days later; earlier when negative. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return toDate(Date.parse(date) + count * DAY_MS);
}

/** The same day `count` months later, or that month's last day when it is shorter. */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(index / 12)).padStart(4, "0");
  const month = String((index % 12) + 1).padStart(2, "0");
  const days = countDays(`${year}-${month}-01`);
  const day = String(Math.min(Number(date.slice(8)), days)).padStart(2, "0");
  return `${year}-${month}-${day}`;
}

/** The first day of the date's month. */
export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

/** Whole months from one date's month to another's. */
export function countMonths(from: CalendarDate, to: CalendarDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

/** The day of the week, 1 Monday to 7 Sunday. */
export function readWeekDay(date: CalendarDate): number {
  return new Date(date).getUTCDay() || 7;
}

/** The first day of the week around a date, whose weeks start on `firstWeekDay` (1 to 7). */
export function startOfWeek(date: CalendarDate, firstWeekDay: number): CalendarDate {
  return addDays(date, -((readWeekDay(date) - firstWeekDay + 7) % 7));
}

/** The date brought between two others; either may be missing. */
export function clampDate(
  date: CalendarDate,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): CalendarDate {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}

/** The day that it is, at an instant, in a time zone of the IANA list (by default the device's). */
export function readToday(timeZone?: string, now: Date = new Date()): CalendarDate {
  const parts = new Intl.DateTimeFormat("en-US-u-ca-iso8601-nu-latn", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  }).formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${read("year").padStart(4, "0")}-${read("month")}-${read("day")}`;
}

function countDays(firstOfMonth: CalendarDate): number {
  const next = new Date(firstOfMonth);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return next.getUTCDate();
}

function toDate(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10);
}
