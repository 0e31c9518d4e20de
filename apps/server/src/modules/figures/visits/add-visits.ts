import type { VisitCount } from "@tour/api";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { visitCounts } from "./visit.table.ts";

/**
 * Adds what was counted to the sums of its days. What is of nobody, or of a tour that is not the
 * organiser's, is left out: a site that has just changed hands must not stop the rest.
 */
export async function addVisits(db: Database, counts: readonly VisitCount[]): Promise<void> {
  const known = await keepKnown(db, counts);
  if (known.length === 0) return;
  await db
    .insert(visitCounts)
    .values(sumUp(known))
    .onConflictDoUpdate({
      target: [
        visitCounts.organizerId,
        visitCounts.day,
        visitCounts.page,
        visitCounts.tourId,
        visitCounts.source,
      ],
      set: {
        views: sql`${visitCounts.views} + excluded.views`,
        visits: sql`${visitCounts.visits} + excluded.visits`,
      },
    });
}

async function keepKnown(db: Database, counts: readonly VisitCount[]): Promise<VisitCount[]> {
  const organizerIds = [...new Set(counts.map((count) => count.organizer_id))];
  const tourIds = [...new Set(counts.map((count) => count.tour_id))];
  if (organizerIds.length === 0) return [];
  const owners = await db
    .select({ id: organizers.id })
    .from(organizers)
    .where(inArray(organizers.id, organizerIds));
  const owned = await db
    .select({ id: tours.id, organizerId: tours.organizerId })
    .from(tours)
    .where(inArray(tours.id, tourIds));
  const isTheirs = new Set(owned.map(({ id, organizerId }) => `${organizerId} ${id}`));
  const isThere = new Set(owners.map(({ id }) => id));
  return counts.filter(({ organizer_id: organizerId, tour_id: tourId, page }) =>
    page === "main"
      ? tourId === 0 && isThere.has(organizerId)
      : isTheirs.has(`${organizerId} ${tourId}`),
  );
}

type Row = typeof visitCounts.$inferInsert;

/** One row a key, for a statement changes none twice; in one order, so that nobody waits in a ring. */
function sumUp(counts: readonly VisitCount[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const { organizer_id: organizerId, tour_id: tourId, ...count } of counts) {
    const key = [organizerId, count.day, count.page, tourId, count.source].join(" ");
    const before = byKey.get(key);
    const visits = Math.min(count.visits, count.views) + (before?.visits ?? 0);
    const views = count.views + (before?.views ?? 0);
    byKey.set(key, { ...count, organizerId, tourId, views, visits });
  }
  return [...byKey.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
