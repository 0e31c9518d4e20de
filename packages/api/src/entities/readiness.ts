import * as v from "valibot";
import { pageTypeSchema } from "./block.ts";
import { dateSchema } from "./calendar-date.ts";
import { documentTypeSchema } from "./document.ts";
import { tourGapWays } from "./tour-gaps.ts";
import type { TourGap } from "./tour-gaps.ts";

/** Parts of an organiser's business, each with what is looked at in it. */
export const readinessGroups = {
  site: [
    "published",
    "fresh",
    "domain",
    "about",
    "contacts",
    "headline",
    "blocks",
    "samples",
    "links",
  ],
  tours: [
    "on_sale",
    "dates",
    "prices",
    "sold_out",
    "programme",
    "photos",
    "guides",
    "tour_texts",
    "tour_details",
  ],
  documents: ["documents", "legal", "verified"],
  payments: ["shop", "tried", "prepayment", "refunds"],
  pictures: ["sample_pictures", "alts", "favicon", "share_image", "large_pictures"],
  search: ["indexing", "title", "description", "tour_titles", "tour_descriptions"],
} as const;

export type ReadinessGroup = keyof typeof readinessGroups;
export type ReadinessName = (typeof readinessGroups)[ReadinessGroup][number];

const groupNames = Object.keys(readinessGroups) as ReadinessGroup[];
const names: readonly ReadinessName[] = groupNames.flatMap((group) => [...readinessGroups[group]]);

/** Of a title and of a description search engines mostly show so much, in characters. */
export const searchShows = { title: 60, description: 160 } as const;

/** Where something is the matter. */
export const readinessPlaceSchema = v.variant("kind", [
  v.object({
    kind: v.literal("block"),
    page: pageTypeSchema,
    id: v.string(),
    /** What the palette calls its type. */
    title: v.string(),
  }),
  v.object({
    kind: v.literal("tour"),
    id: v.number(),
    title: v.string(),
    /** What it does not say, where that is the matter. */
    gap: v.optional(v.picklist(Object.keys(tourGapWays) as TourGap[])),
  }),
  v.object({
    kind: v.literal("departure"),
    id: v.number(),
    /** The tour's. */
    title: v.string(),
    start_date: dateSchema,
  }),
  v.object({ kind: v.literal("document"), type: documentTypeSchema }),
]);

export type ReadinessPlace = v.InferOutput<typeof readinessPlaceSchema>;

const settingsSchema = v.partial(
  v.object({
    is_indexable: v.boolean(),
    description: v.string(),
    share_image_file_id: v.nullable(v.string()),
  }),
);

/** What can be put right with one call that there is, and what takes it back. */
const fixSchema = v.variant("kind", [
  v.object({
    kind: v.literal("settings"),
    /** For `updateMainPageSetting`. */
    settings: settingsSchema,
    before: settingsSchema,
  }),
  /** For `updateFavicon`, where there was none. */
  v.object({ kind: v.literal("favicon"), file_id: v.string() }),
  /** For `updateDocument`: what is written already is shown. */
  v.object({ kind: v.literal("documents"), types: v.array(documentTypeSchema) }),
]);

export type ReadinessFix = v.InferOutput<typeof fixSchema>;

export const readinessCheckSchema = v.object({
  name: v.picklist(names),
  group: v.picklist(groupNames),
  /** Essential is what nobody can buy without; serious is what keeps most guests away. */
  weight: v.picklist(["essential", "serious", "advice"]),
  is_done: v.boolean(),
  /** Done in the drafts, and not yet on the site. */
  is_waiting: v.boolean(),
  /** Which of several things is the matter; left out where it can be one only. */
  reason: v.optional(v.string()),
  /** The first of them. */
  places: v.array(readinessPlaceSchema),
  /** How many there are of what is counted: places, or pictures in them. */
  count: v.number(),
  fix: v.nullable(fixSchema),
});

export type ReadinessCheck = v.InferOutput<typeof readinessCheckSchema>;
