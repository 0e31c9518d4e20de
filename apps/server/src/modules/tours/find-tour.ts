import type { FullTour } from "@tour/api";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { comingDepartures } from "./coming-departures.ts";
import { readReviews } from "./page-of-reviews.ts";
import { toTour } from "./tour-card.ts";
import { oldSlugs, tours } from "./tour.table.ts";

/** Reviews that come with a tour; the rest are read page by page. */
const reviewsShown = 20;

export type FoundTour = { tour: FullTour } | { redirect: { slug: string } } | undefined;

/** A listed tour of these organisers by its slug, or where it has moved. */
export async function findTourBySlug(
  db: Database,
  { slug, organizerIds, now }: { slug: string; organizerIds: Organizers; now: Date },
): Promise<FoundTour> {
  const wanted = { slug, ...(Array.isArray(organizerIds) && { organizerIds }) };
  const { present, former } = (Array.isArray(organizerIds) ? ofOrganizers : ofPublished)(db);
  const [row] = await present.execute({ ...wanted, now: now.toISOString() });
  if (row) return { tour: toTour(row, await readReviews(db, row.id, { limit: reviewsShown })) };
  const [moved] = await former.execute(wanted);
  return moved && { redirect: moved };
}

const ofOrganizers = prepareOnce((db) =>
  prepare(db, "of_organizers", isAnyOf(tours.organizerId, "organizerIds")),
);
const ofPublished = prepareOnce((db) =>
  prepare(db, "published", inArray(tours.organizerId, shownOrganizers(db, null))),
);

function prepare(db: Database, which: string, isOfThem: SQL) {
  const slug = sql.placeholder("slug");
  const isVisible = and(isOfThem, eq(tours.isListed, true));
  const present = db
    .select({ ...getTableColumns(tours), coming: comingDepartures(sql.placeholder("now")) })
    .from(tours)
    .where(and(eq(tours.slug, slug), isVisible))
    .prepare(`tour_by_slug_${which}`);
  const former = db
    .select({ slug: tours.slug })
    .from(oldSlugs)
    .innerJoin(tours, eq(tours.id, oldSlugs.tourId))
    .where(and(eq(oldSlugs.slug, slug), isVisible))
    .prepare(`tour_by_old_slug_${which}`);
  return { present, former };
}
