import type { TourCard } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce, unnamed } from "../../db/prepare-once.ts";
import { cardColumns } from "./card-columns.ts";
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
  const found = await selectTours(db).execute({ ids });
  const rows = organizerIds
    ? found.filter(({ organizerId }) => organizerIds.includes(organizerId))
    : found;
  const coming = await findDepartures(db, rows, now);
  const cards = new Map(rows.map((row) => [row.id, toTourCard(row, coming.get(row.id) ?? [])]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
}

const selectTours = prepareOnce((db) =>
  db.select(cardColumns).from(tours).where(isAnyOf(tours.id, "ids")).prepare(unnamed),
);
