import * as v from "valibot";

/** Whether a text is a day that the calendar has, as `yyyy-MM-dd`; the 30th of February is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "0001") return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day of the calendar, `yyyy-MM-dd`; of a tour, in the tour's own place. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isCalendarDate, "Такой даты нет"),
);
