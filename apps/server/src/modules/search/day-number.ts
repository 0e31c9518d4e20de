const dayMs = 86_400_000;

/** Days since 1970-01-01 of a calendar date, `yyyy-MM-dd`. */
export const toDayNumber = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** The calendar date of a day's number. */
export const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

interface Clock {
  format: Intl.DateTimeFormat;
  /** The last minute that was asked for, since 1970, and the day that it belonged to. */
  minute: number;
  day: number;
}

const clocks = new Map<string, Clock>();

/** Today's number in a place, by its time zone. Days begin with a minute, so each is asked once. */
export function todayIn(timeZone: string, now: Date): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    const format = new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
    clock = { format, minute: Number.NaN, day: 0 };
    clocks.set(timeZone, clock);
  }
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== clock.minute) {
    clock.day = toDayNumber(clock.format.format(now));
    clock.minute = minute;
  }
  return clock.day;
}
