import type { Departure } from "@tour/api";
import { and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce, unnamed } from "../../db/prepare-once.ts";
import type { TourRow } from "./tour.table.ts";
import { departurePrices, departures } from "./departure.table.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { toDeparture } from "./tour-answer.ts";
import { tours } from "./tour.table.ts";

type DepartureRow = typeof departures.$inferSelect;

/** The departures of these tours that are neither past nor canceled, by tour, soonest first. */
export async function findDepartures(
  db: Database,
  of: Pick<TourRow, "id" | "currency">[],
  now: Date,
): Promise<Map<number, Departure[]>> {
  if (of.length === 0) return new Map();
  const currencies = new Map(of.map((tour) => [tour.id, tour.currency]));
  const rows = await selectDepartures(db).execute({
    ids: [...currencies.keys()],
    now: now.toISOString(),
  });
  const prices = await findPrices(db, rows);
  const found = rows.map((row) =>
    toDeparture(row, prices.get(row.id) ?? [], currencies.get(row.tourId) ?? "RUB"),
  );
  return Map.groupBy(found, (departure) => departure.tour_id);
}

const selectDepartures = prepareOnce((db) =>
  db
    .select(getTableColumns(departures))
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(
      and(
        isAnyOf(tours.id, "ids"),
        ne(departures.status, "canceled"),
        isUpcoming(sql.placeholder("now")),
      ),
    )
    .orderBy(asc(departures.startDate), asc(departures.id))
    .prepare(unnamed),
);

async function findPrices(db: Database, rows: DepartureRow[]) {
  if (rows.length === 0) return new Map<number, (typeof departurePrices.$inferSelect)[]>();
  const ids = rows.map((row) => row.id);
  const prices = await selectPrices(db).execute({ ids });
  return Map.groupBy(prices, (price) => price.departureId);
}

const selectPrices = prepareOnce((db) =>
  db
    .select()
    .from(departurePrices)
    .where(isAnyOf(departurePrices.departureId, "ids"))
    .prepare(unnamed),
);
