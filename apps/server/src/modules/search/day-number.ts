const dayMs = 86_400_000;

/** Days since 1970-01-01 of a calendar date, `yyyy-MM-dd`. */
export const toDayNumber = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** The calendar date of a day's number. */
export const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Today's number in a place, by its time zone. */
export function todayIn(timeZone: string, now: Date): number {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    format = new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
    formats.set(timeZone, format);
  }
  return toDayNumber(format.format(now));
}
