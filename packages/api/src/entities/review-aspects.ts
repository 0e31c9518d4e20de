import * as v from "valibot";
import { between } from "./input-fields.ts";

/** What travellers rate besides the trip as a whole, in the order in which it is read. */
export const reviewAspects = [
  "organisation",
  "program",
  "guide",
  "accommodation",
  "value",
] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

const mark = v.optional(between(1, 5));

/** Stars by aspects, 1 to 5: those that nobody rated are left out. */
export const aspectMarksSchema = v.strictObject({
  organisation: mark,
  program: mark,
  guide: mark,
  accommodation: mark,
  value: mark,
} satisfies Record<ReviewAspect, typeof mark>);
export type AspectMarks = v.InferOutput<typeof aspectMarksSchema>;
