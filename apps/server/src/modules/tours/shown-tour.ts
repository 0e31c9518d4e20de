import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import type { TourRow } from "./tour.table.ts";
import { tourTexts } from "./tour.texts.ts";
import { tours } from "./tour.table.ts";

/** A tour that visitors of this site may see, by its number; 404 for any other. */
export async function requireShownTour(
  context: RequestContext,
  id: number,
  siteId: number | undefined,
): Promise<TourRow> {
  const site = await findVisibleSite(context, siteId);
  const [row] = await context.db
    .select()
    .from(tours)
    .where(
      and(
        eq(tours.id, id),
        eq(tours.isListed, true),
        inArray(tours.organizerId, shownOrganizers(context.db, site)),
      ),
    );
  if (!row) throw notFound(tourTexts.noTour);
  return row;
}
