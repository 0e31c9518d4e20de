import { normalizePhone } from "@tour/validation";
import * as v from "valibot";
import { imageSchema } from "./media.ts";

/** A text without the blanks around it; `maxLength` in characters. */
export const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength));

/** A text that may not be empty; `maxLength` in characters. */
export const filled = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty("Обязательно для заполнения"), v.maxLength(maxLength));

/** An integer between two, both included. */
export const between = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A list of at most so many; empty when it is left out. */
export const listUpTo = <Schema extends v.GenericSchema>(item: Schema, maxItems: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(maxItems)), []);

/** A picture of the library, or one that stands elsewhere behind https. */
export const picture = v.strictObject({
  ...imageSchema.entries,
  url: v.pipe(v.string(), v.maxLength(2000), v.regex(/^(?:\/media\/|https:\/\/)/)),
});

const writtenPhone = v.pipe(text(40), v.transform(normalizePhone));
const phoneMessage = "Некорректный номер телефона";

/** A phone number, written in any way; it becomes a plus and digits. Specification, section 5. */
export const phone = v.pipe(writtenPhone, v.regex(/^\+\d{9,15}$/, phoneMessage));

/** The same, or nothing. */
export const optionalPhone = v.optional(
  v.pipe(writtenPhone, v.regex(/^(?:\+\d{9,15})?$/, phoneMessage)),
  "",
);

/** An address on the web, or nothing. */
export const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000),
  v.regex(/^https?:\/\/[^\s/]+\S*$/i, "Некорректная ссылка"),
);

type Wrapped<Schema> = Schema extends v.OptionalSchema<infer Inner, infer _> ? Inner : Schema;

/** The same fields, none of which gets a value when it is left out. */
export function withoutDefaults<Fields extends Record<string, v.GenericSchema>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    "wrapped" in field ? field.wrapped : field,
  ]);
  return Object.fromEntries(entries) as { [K in keyof Fields]: Wrapped<Fields[K]> };
}
