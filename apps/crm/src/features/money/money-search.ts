import { isCalendarDate } from "@tour/dates";
import * as v from "valibot";

const day = v.optional(
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.isoDate(),
        v.check((text) => isCalendarDate(text)),
      ),
    ),
    undefined,
  ),
);

/** The days whose money is shown; this month where nothing is said. */
export const moneySearchSchema = v.object({ from: day, to: day });
