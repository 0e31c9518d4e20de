import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { filled, picture, text } from "./input-fields.ts";
import { imageSchema } from "./media.ts";

export const collectionLimits = { name: 80, slug: 60, text: 300, tours: 200, count: 50 } as const;

/** The part of an address that stands for a collection: `s-detmi`. */
const slug = v.pipe(
  filled(collectionLimits.slug),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Латинские буквы, цифры и дефисы между ними"),
);

/** What staff write of a collection, all of it at once. */
export const marketCollectionInputSchema = v.strictObject({
  name: filled(collectionLimits.name),
  slug,
  text: text(collectionLimits.text),
  /** Null takes the picture of its first tour that has one. */
  image: v.nullable(picture),
  /** Whether the marketplace's front page shows it, and its list is found. */
  is_shown: v.boolean(),
  /** In their order; those that are not there any more are left out. */
  tour_ids: v.pipe(v.array(integerSchema), v.maxLength(collectionLimits.tours)),
});
export type MarketCollectionInput = v.InferOutput<typeof marketCollectionInputSchema>;

const entries = {
  name: v.string(),
  slug: v.string(),
  text: v.string(),
  /** Its own picture, else its first tour's; null where no tour has one. */
  image: v.nullable(imageSchema),
  /** Of its tours that stand on the marketplace. */
  tours_count: v.number(),
};

/** Tours that staff have put together, as visitors of the marketplace see them. */
export const marketCollectionSchema = v.object(entries);
export type MarketCollection = v.InferOutput<typeof marketCollectionSchema>;

/** The same for staff. */
export const staffCollectionSchema = v.object({
  id: v.number(),
  ...entries,
  is_shown: v.boolean(),
});
export type StaffCollection = v.InferOutput<typeof staffCollectionSchema>;

/** A tour of a collection, in few words. */
const collectionTourSchema = v.object({
  id: v.number(),
  title: v.string(),
  /** The organiser's name. */
  organizer: v.string(),
  image: v.nullable(imageSchema),
  /** Whether it stands on the marketplace: else visitors do not find it in the collection, either. */
  is_on_market: v.boolean(),
});

/** A collection with its tours, as it is edited: `image` is null while it takes a tour's. */
export const editedCollectionSchema = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  text: v.string(),
  image: v.nullable(imageSchema),
  is_shown: v.boolean(),
  tours: v.array(collectionTourSchema),
});
export type EditedCollection = v.InferOutput<typeof editedCollectionSchema>;
