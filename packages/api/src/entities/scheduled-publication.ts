import * as v from "valibot";
import { blocksSchema, pageTypeSchema } from "./block.ts";
import { dateSchema } from "./calendar-date.ts";
import { blockChanges } from "./page-version.ts";
import { siteMetadataSchema } from "./site.ts";

export const publicationLimits = {
  /** Publications of one site that wait at the same time. */
  waiting: 20,
  /** How long ahead one can be scheduled, in days. */
  days: 366,
} as const;

/** An instant in UTC; whether it is still to come the server's clock says. */
export const publishAtSchema = v.pipe(v.string(), v.isoTimestamp("Когда опубликовать?"));

/** A block that goes out, named by its type: it may be gone from the draft by now. */
const scheduledBlockSchema = v.object({
  id: v.string(),
  type: v.number(),
  change: v.picklist(blockChanges),
});

/** What of the drafts goes out, as it stood against the site when it was scheduled. */
export const scheduledPartsSchema = v.object({
  main: v.array(scheduledBlockSchema),
  tour: v.array(scheduledBlockSchema),
  /** All that is no block: preset, settings, documents. */
  site: v.boolean(),
});
export type ScheduledParts = v.InferOutput<typeof scheduledPartsSchema>;

const tiedDepartureSchema = {
  tour_id: v.number(),
  tour_title: v.string(),
  /** Of the tour, as an IANA name. */
  time_zone: v.string(),
  start_date: dateSchema,
  end_date: dateSchema,
};

/** A departure whose sale is yet to begin. */
export const saleStartSchema = v.object({
  departure_id: v.number(),
  ...tiedDepartureSchema,
  /** An instant in UTC. */
  sale_starts_at: v.string(),
});
export type SaleStart = v.InferOutput<typeof saleStartSchema>;

/**
 * What a publication goes out with. It moves along while it is `tied`; it keeps the time that it has
 * where the departure has no moment any more, is canceled, or is gone.
 */
const tieSchema = v.object({
  state: v.picklist(["tied", "cleared", "canceled", "removed"]),
  /** Null for one that is gone. */
  departure: v.nullable(v.object({ id: v.number(), ...tiedDepartureSchema })),
});

/** A publication that waits for its time, or did not go out at it. Decision 0083. */
export const scheduledPublicationSchema = v.object({
  id: v.number(),
  publish_at: v.string(),
  /** Empty for somebody whose account is gone. */
  scheduled_by: v.string(),
  scheduled_at: v.string(),
  parts: scheduledPartsSchema,
  /** The departure with whose sale it goes out; null where it has a time of its own. */
  tied: v.nullable(tieSchema),
  /** When it was to go out and did not, and why; null while it waits. */
  failure: v.nullable(v.object({ at: v.string(), message: v.string() })),
});
export type ScheduledPublication = v.InferOutput<typeof scheduledPublicationSchema>;

/** A page as it would be, went the publication out now. */
export const scheduledPageSchema = v.object({
  type: pageTypeSchema,
  /** Header and footer included. */
  blocks: blocksSchema,
  site: siteMetadataSchema,
});
