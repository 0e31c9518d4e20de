import { isCalendarDate } from "@tour/dates";
import * as v from "valibot";

/** A day of the calendar, `yyyy-MM-dd`; of a tour, in the tour's own place. */
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate("Такой даты нет"),
  v.check((text) => isCalendarDate(text), "Такой даты нет"),
);
