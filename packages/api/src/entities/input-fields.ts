import * as v from "valibot";
import { imageSchema } from "./media.ts";

/** A text without the blanks around it; `longest` in characters. */
export const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** A text that may not be empty; `longest` in characters. */
export const filled = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty("Обязательно для заполнения"), v.maxLength(longest));

/** An integer between two, both included. */
export const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A list of at most so many; empty when it is left out. */
export const listUpTo = <Schema extends v.GenericSchema>(item: Schema, most: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(most)), []);

/** A picture of the library, or one that stands elsewhere behind https. */
export const picture = v.strictObject({
  ...imageSchema.entries,
  url: v.pipe(v.string(), v.maxLength(2000), v.regex(/^(?:\/media\/|https:\/\/)/)),
});

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
