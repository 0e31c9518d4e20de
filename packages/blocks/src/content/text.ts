import * as v from "valibot";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";
import { messages } from "../texts/messages.ts";

/** One line of text; required unless `optional`. Lengths are in characters. */
export const line = (hints: FieldHints, max = 160) =>
  field(
    v.pipe(
      v.string(),
      v.check((text) => text.trim() !== "", messages.required),
      v.maxLength(max, messages.maxLength(max)),
    ),
    { editor: "text", ...hints },
  );

/** One line of text that may be empty. */
export const optionalLine = (hints: FieldHints, max = 160) =>
  field(v.optional(v.pipe(v.string(), v.maxLength(max, messages.maxLength(max))), ""), {
    editor: "text",
    ...hints,
  });

/** Several lines of plain text that may be empty. */
export const paragraph = (hints: FieldHints, max = 1000) =>
  field(v.optional(v.pipe(v.string(), v.maxLength(max, messages.maxLength(max))), ""), {
    editor: "multiline",
    ...hints,
  });

/** Sanitised HTML of p, h2-h4, ul, ol, li, a, strong, em, u, s, blockquote and br. */
export const richText = (hints: FieldHints, max = 20_000) =>
  field(v.optional(v.pipe(v.string(), v.maxLength(max, messages.maxLength(max))), ""), {
    editor: "rich-text",
    ...hints,
  });

/** A switch; off by default. */
export const flag = (hints: FieldHints, initial = false) =>
  field(v.optional(v.boolean(), initial), { editor: "switch", ...hints });

/** A whole number within bounds. */
export const wholeNumber = (
  hints: FieldHints,
  bounds: { min: number; max: number; initial: number },
) =>
  field(
    v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(bounds.min, messages.minValue(bounds.min)),
        v.maxValue(bounds.max, messages.maxValue(bounds.max)),
      ),
      bounds.initial,
    ),
    { editor: "number", ...hints },
  );

/** One of several named values. */
export const choice = <const Values extends Record<string, string>>(
  hints: FieldHints,
  choices: Values,
  initial: keyof Values & string,
) =>
  field(
    v.optional(v.picklist(Object.keys(choices) as (keyof Values & string)[]), initial as never),
    {
      editor: "choice",
      choices,
      ...hints,
    },
  );
