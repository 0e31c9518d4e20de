import * as v from "valibot";
import { messages } from "../texts/messages.ts";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";

/** Whether a text is a day of the calendar as `yyyy-MM-dd`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A calendar date, `yyyy-MM-dd`, that may be left out. */
export const calendarDate = (hints: FieldHints) =>
  field(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => text.trim() === "" || isCalendarDate(text.trim()), messages.date),
      ),
      "",
    ),
    { editor: "text", ...hints },
  );
