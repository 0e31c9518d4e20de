import { isCalendarDate } from "@tour/dates";
import * as v from "valibot";
import { messages } from "../texts/messages.ts";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";

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
