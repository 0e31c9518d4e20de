import * as v from "valibot";

/** A time of the day by the clocks of a place, `HH:mm`. */
export const clockTimeSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Введите время от 00:00 до 23:59"),
);
