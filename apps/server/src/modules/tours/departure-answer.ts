import type { EditedDeparture, Money } from "@tour/api";
import { inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { decisionDateOf } from "./departure-group.ts";
import { departurePrices } from "./departure.table.ts";
import type { departures } from "./departure.table.ts";
import { readSaleOpening } from "./sale-opening.ts";
import type { SaleToCome } from "./sale-opening.ts";
import { toDeparture } from "./tour-answer.ts";

type DepartureRow = typeof departures.$inferSelect;

/** A departure with what its tour says of it. */
interface OwnDeparture {
  row: DepartureRow;
  currency: Money["currency"];
  timeZone: string;
  sale: SaleToCome;
}

/** Departures as the people who make them see them; each with its tour's currency. */
export async function toEditedDepartures(
  db: Database,
  rows: OwnDeparture[],
): Promise<EditedDeparture[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const prices = await db
    .select()
    .from(departurePrices)
    .where(inArray(departurePrices.departureId, ids));
  const byDeparture = Map.groupBy(prices, (price) => price.departureId);
  return rows.map(({ row, currency, timeZone, sale }) => ({
    ...toDeparture(row, byDeparture.get(row.id) ?? [], currency),
    held: row.held,
    sold: row.sold,
    smallest_group: row.smallestGroup,
    decision_date: decisionDateOf(row),
    start_time: row.startTime,
    ...readSaleOpening(sale),
    time_zone: timeZone,
    sale_starts_at: row.saleStartsAt?.toISOString() ?? null,
    closes_when_full: row.closesWhenFull,
    is_closed_full: row.closedFullAt !== null && row.status === "closed",
    guide_user_id: row.guideUserId,
  }));
}
