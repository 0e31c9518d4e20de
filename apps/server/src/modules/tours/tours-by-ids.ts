import type { TourCard } from "@tour/api";
import { and, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { cardColumns } from "./card-columns.ts";
import { toTourCard } from "./tour-card.ts";
import { tours } from "./tour.table.ts";

/** Cards of these tours in the order asked; of these organisers only, where any are named. */
export async function readCards(
  db: Database,
  ids: number[],
  { now, organizerIds }: { now: Date; organizerIds?: number[] | undefined },
): Promise<TourCard[]> {
  if (ids.length === 0 || organizerIds?.length === 0) return [];
  const found = await selectTours(db).execute({ ids, now: now.toISOString() });
  const rows = organizerIds
    ? found.filter(({ organizerId }) => organizerIds.includes(organizerId))
    : found;
  const cards = new Map(rows.map((row) => [row.id, toTourCard(row)]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
}

const selectTours = prepareOnce((db) =>
  db
    .select(cardColumns(sql.placeholder("now")))
    .from(tours)
    .where(and(isAnyOf(tours.id, "ids"), isNull(tours.individualFor)))
    .prepare("tours_by_ids"),
);
