import * as v from "valibot";
import type { GenericSchema } from "valibot";

/** `{ data }`: what was asked for. */
export const dataOf = <Schema extends GenericSchema>(data: Schema) => v.object({ data });

/** `{ success: true }`: a deed. */
export const doneSchema = v.object({ success: v.literal(true) });

export const paginationSchema = v.object({
  page: v.number(),
  pages: v.number(),
  items_count: v.number(),
  page_size: v.number(),
});

/** A page of a list. */
export const listOf = <Schema extends GenericSchema>(item: Schema) =>
  v.object({ data: v.array(item), pagination: paginationSchema });

/** An integer that the database's columns hold: an id, a version. */
export const integerSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-2_147_483_648),
  v.maxValue(2_147_483_647),
);

/** The same where it travels in a query string. */
export const queryInteger = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^-?\d{1,10}$/)), v.number()]),
  v.transform(Number),
  integerSchema,
);

/** A page number from 1; 1 by default. */
export const queryPage = v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(100_000)), 1);

/** Several numbers in a query string: a parameter that is repeated, or one with commas. */
export const queryIds = (max: number) =>
  v.pipe(
    v.union([v.string(), v.array(v.union([v.string(), v.number()])), v.number()]),
    v.transform((value) => (Array.isArray(value) ? value : String(value).split(","))),
    v.maxLength(max),
    v.array(queryInteger),
  );

/** A switch in a query string: 0 or 1; `false` and `true` are understood as well. */
export const queryFlag = (byDefault: "0" | "1") =>
  v.pipe(
    v.optional(
      v.union([v.picklist(["0", "1", "false", "true"]), v.picklist([0, 1]), v.boolean()]),
      byDefault,
    ),
    v.transform((value) => value === true || value === "true" || Number(value) === 1),
  );
