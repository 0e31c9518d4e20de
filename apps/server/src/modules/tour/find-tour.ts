import type { Tour } from "@tour/api";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Organizers } from "../public-site/published-organizers.ts";
import type { TourRow } from "./tour.table.ts";
import { findDepartures } from "./find-departures.ts";
import { readReviews } from "./page-of-reviews.ts";
import { toTour } from "./tour-answer.ts";
import { oldSlugs, tours } from "./tour.table.ts";

/** Reviews that come with a tour; the rest are read page by page. */
const reviewsShown = 20;

export type FoundTour = { tour: Tour } | { redirect: { slug: string } } | undefined;

/** A listed tour of these organisers by its slug, or where it has moved. */
export async function findTourBySlug(
  db: Database,
  { slug, organizerIds, now }: { slug: string; organizerIds: Organizers; now: Date },
): Promise<FoundTour> {
  const isVisible = and(inArray(tours.organizerId, organizerIds), eq(tours.isListed, true));
  const [row] = await db
    .select()
    .from(tours)
    .where(and(eq(tours.slug, slug), isVisible));
  if (row) return { tour: await readTour(db, row, now) };
  const [moved] = await db
    .select({ slug: tours.slug })
    .from(oldSlugs)
    .innerJoin(tours, eq(tours.id, oldSlugs.tourId))
    .where(and(eq(oldSlugs.slug, slug), isVisible));
  return moved && { redirect: moved };
}

async function readTour(db: Database, row: TourRow, now: Date): Promise<Tour> {
  const byTour = await findDepartures(db, [row], now);
  const latest = await readReviews(db, row.id, { limit: reviewsShown });
  return toTour(row, byTour.get(row.id) ?? [], latest);
}
