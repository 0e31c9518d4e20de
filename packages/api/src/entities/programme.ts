import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { imageSchema } from "./media.ts";
import { MAX_TOUR_TITLE } from "./tour-input.ts";

/** How much a document with a tour's programme may have. */
export const programmeLimits = {
  bytes: 20 * 1024 * 1024,
  passages: 2_000,
  characters: 200_000,
  /** More of them are left. */
  pictures: 40,
  days: 120,
  /** One of which no tour is made is forgotten so many days after it was last touched. */
  daysKept: 30,
} as const;

export const programmeFormats = ["docx", "pdf", "text"] as const;

/** What a passage was in its document. */
export const passageKinds = ["heading", "paragraph", "item", "cell", "picture"] as const;

/**
 * Where in a tour something found in a document goes. Those of a day name it; `departure` is an interval
 * of two dates, `2027-07-12/2027-07-18`; `price` is in whole units of `currency`, roubles where none
 * was found; `picture` is its passage's picture.
 */
export const programmeFields = [
  "title",
  "subtitle",
  "description",
  "days",
  "nights",
  "group_size_from",
  "group_size_to",
  "min_age",
  "difficulty",
  "day_title",
  "day_text",
  "day_meals",
  "day_lodging",
  "day_distance",
  "picture",
  "living",
  "included",
  "not_included",
  "departure",
  "price",
  "currency",
  "price_notes",
  "advice",
] as const;
export type ProgrammeField = (typeof programmeFields)[number];

/** How many characters a text of each field has at most: those of the tour's own fields. */
export const programmeTextLimits: Partial<Record<ProgrammeField, number>> = {
  title: MAX_TOUR_TITLE,
  subtitle: 300,
  description: 20_000,
  day_title: 200,
  day_text: 10_000,
  day_meals: 200,
  day_lodging: 200,
  living: 5_000,
  included: 300,
  not_included: 300,
  price_notes: 5_000,
  advice: 500,
};

const passageSchema = v.object({
  kind: v.picklist(passageKinds),
  text: v.string(),
  /** Of a picture that the library took. */
  image: v.optional(imageSchema),
  /** Why the library did not take it. */
  problem: v.optional(v.string()),
});
export type ProgrammePassage = v.InferOutput<typeof passageSchema>;

const place = v.pipe(integerSchema, v.minValue(0));
const places = v.pipe(v.array(place), v.maxLength(programmeLimits.passages));

export const findingSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  field: v.picklist(programmeFields),
  /** From 1; null of what is no day's. */
  day: v.nullable(v.pipe(integerSchema, v.minValue(1), v.maxValue(programmeLimits.days))),
  value: v.pipe(v.string(), v.maxLength(20_000)),
  /** The places of the passages that it was read from, from 0. */
  passages: places,
  /** Whether it goes into the tour. */
  is_taken: v.boolean(),
});
export type ProgrammeFinding = v.InferOutput<typeof findingSchema>;

/** What its person makes of a programme. */
export const programmeEditsSchema = v.strictObject({
  findings: v.pipe(v.array(findingSchema), v.maxLength(4_000)),
  /** Places of the passages that have no place in the tour and were not dismissed. */
  rest: places,
});

const rowEntries = {
  id: v.number(),
  file_name: v.string(),
  format: v.picklist(programmeFormats),
  created_at: v.string(),
  /** The tour that was made of it. */
  tour_id: v.nullable(v.number()),
};

export const programmeRowSchema = v.object({ ...rowEntries, rest_count: v.number() });
export type ProgrammeRow = v.InferOutput<typeof programmeRowSchema>;

/** A document with a tour's programme: its passages in order, and what was found in them. */
export const programmeSchema = v.object({
  ...rowEntries,
  passages: v.array(passageSchema),
  findings: v.array(findingSchema),
  rest: v.array(v.number()),
  /** The newest tour that was made of another document with the same words. */
  made_before: v.nullable(v.object({ tour_id: v.number(), title: v.string() })),
});
export type Programme = v.InferOutput<typeof programmeSchema>;
