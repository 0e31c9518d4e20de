import type { TourCard } from "@tour/api";
import { and, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { findDepartures } from "./find-departures.ts";
import { toTourCard } from "./tour-answer.ts";
import { tours } from "./tour.table.ts";

/** Cards of these tours in the order asked; of these organisers only, where any are named. */
export async function readCards(
  db: Database,
  ids: number[],
  { now, organizerIds }: { now: Date; organizerIds?: number[] | undefined },
): Promise<TourCard[]> {
  if (ids.length === 0 || organizerIds?.length === 0) return [];
  const { content: _, ...columns } = getTableColumns(tours);
  const own = organizerIds && inArray(tours.organizerId, organizerIds);
  const rows = await db
    .select(columns)
    .from(tours)
    .where(and(inArray(tours.id, ids), own));
  const coming = await findDepartures(db, rows, now);
  const cards = new Map(rows.map((row) => [row.id, toTourCard(row, coming.get(row.id) ?? [])]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
}
