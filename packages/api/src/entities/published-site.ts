import * as v from "valibot";
import { organizerPublicSchema } from "./organizer.ts";
import { siteMetadataSchema } from "./site.ts";
import { tourCardSchema } from "./tour.ts";

/** An organiser of the marketplace, with the tours that leave soonest. */
export const publishedSiteSchema = v.object({
  site: siteMetadataSchema,
  organizer: organizerPublicSchema,
  tours: v.array(tourCardSchema),
  /** How many tours they have in all. */
  tours_count: v.number(),
});

export type PublishedSite = v.InferOutput<typeof publishedSiteSchema>;
