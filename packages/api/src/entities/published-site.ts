import * as v from "valibot";
import { organizerPublicSchema } from "./organizer.ts";
import { siteMetadataSchema } from "./site.ts";
import { tourCardSchema } from "./tour.ts";

/** An organiser of the marketplace, with the tours that leave soonest. */
export const publishedSiteSchema = v.object({
  /** Of the organiser's page of the marketplace: words, a dash and their number. */
  slug: v.string(),
  site: siteMetadataSchema,
  organizer: organizerPublicSchema,
  tours: v.array(tourCardSchema),
  /** How many tours they have in all. */
  tours_count: v.number(),
});

export type PublishedSite = v.InferOutput<typeof publishedSiteSchema>;

/** The same for their own page, with what staff verified. */
export const marketOrganizerSchema = v.object({
  ...v.omit(publishedSiteSchema, ["tours"]).entries,
  /** The instant in UTC at which staff found the legal data to be true; null where they have not, or not yet. */
  verified_at: v.nullable(v.string()),
});

export type MarketOrganizer = v.InferOutput<typeof marketOrganizerSchema>;
