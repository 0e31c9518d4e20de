import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departurePrices, departures } from "../tours/departure.table.ts";
import { toTourInput } from "../tours/edited-tour.ts";
import { oldSlugs, tours } from "../tours/tour.table.ts";
import { externalTourIds } from "./import.table.ts";
import type { ExistingDate, ExistingTour } from "./planning/existing-tour.ts";
import type { OwnTours } from "./planning/find-own-tour.ts";
import { toTitleKey } from "./reading/title-key.ts";

const isOwn = (organizerId: number) =>
  and(eq(tours.organizerId, organizerId), isNull(tours.individualFor));

/** By what all of an organiser's tours are known. */
export async function readOwnTours(db: Database, organizerId: number): Promise<OwnTours> {
  const own = await db
    .select({ id: tours.id, slug: tours.slug, title: tours.title })
    .from(tours)
    .where(isOwn(organizerId));
  const old = await db
    .select({ id: tours.id, slug: oldSlugs.slug })
    .from(oldSlugs)
    .innerJoin(tours, eq(tours.id, oldSlugs.tourId))
    .where(isOwn(organizerId));
  const external = await db
    .select()
    .from(externalTourIds)
    .where(eq(externalTourIds.organizerId, organizerId));
  const byTitle = Map.groupBy(own, ({ title }) => toTitleKey(title));
  return {
    bySlug: new Map([...old, ...own].map(({ slug, id }) => [slug, id])),
    byExternalId: new Map(external.map(({ externalId, tourId }) => [externalId, tourId])),
    byTitle: new Map([...byTitle].map(([title, same]) => [title, same.map(({ id }) => id)])),
  };
}

/** Tours of an organiser with their dates, oldest first; all of them without ids. */
export async function readTours(
  db: Database,
  { organizerId, ids }: { organizerId: number; ids?: readonly number[] },
): Promise<ExistingTour[]> {
  const some = ids && inArray(tours.id, [...ids]);
  const rows = await db
    .select()
    .from(tours)
    .where(and(isOwn(organizerId), some))
    .orderBy(asc(tours.id));
  const dates = await readDates(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    version: row.version,
    input: toTourInput(row),
    dates: dates.get(row.id) ?? [],
  }));
}

/** The dates of tours that are not canceled, soonest first. */
async function readDates(db: Database, tourIds: number[]): Promise<Map<number, ExistingDate[]>> {
  const there = and(inArray(departures.tourId, tourIds), ne(departures.status, "canceled"));
  const rows = await db
    .select()
    .from(departures)
    .where(there)
    .orderBy(asc(departures.startDate), asc(departures.id));
  const prices = await db
    .select({
      departureId: departurePrices.departureId,
      optionId: departurePrices.optionId,
      amount: departurePrices.amount,
    })
    .from(departurePrices)
    .innerJoin(departures, eq(departures.id, departurePrices.departureId))
    .where(there);
  const pricesOf = Map.groupBy(prices, ({ departureId }) => departureId);
  const dates = rows.map((row) => ({
    tourId: row.tourId,
    date: toDate(row, pricesOf.get(row.id)),
  }));
  const byTour = Map.groupBy(dates, ({ tourId }) => tourId);
  return new Map([...byTour].map(([id, all]) => [id, all.map(({ date }) => date)]));
}

const toDate = (
  row: typeof departures.$inferSelect,
  prices: { optionId: string; amount: number }[] = [],
): ExistingDate => ({
  id: row.id,
  start_date: row.startDate,
  end_date: row.endDate,
  start_time: row.startTime,
  capacity: row.capacity,
  status: row.status,
  held: row.held,
  others: {
    smallest_group: row.smallestGroup,
    decision_date: row.decisionDate,
    guide_user_id: row.guideUserId,
  },
  amounts: Object.fromEntries(
    prices
      .toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1))
      .map(({ optionId, amount }) => [optionId, amount]),
  ),
});
