import type { EditedDeparture } from "@tour/api";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { requireDocumentsToSell } from "../sites/documents-to-sell.ts";
import { addDepartures } from "./add-departures.ts";
import type { NewDeparture } from "./add-departures.ts";
import { requireSoundDeparture } from "./change-departure.ts";
import type { DepartureChanges, DepartureFields } from "./change-departure.ts";
import { lockTourOf } from "./change-tour.ts";
import { refuseFound } from "./check-tour.ts";
import { departures } from "./departure.table.ts";
import { hasToursOnSale } from "./has-tours-on-sale.ts";
import { viewDepartures } from "./own-departures.ts";
import { requireGuide } from "./require-guide.ts";
import { refuseByPlace } from "./refuse-by-place.ts";
import type { TourRow } from "./tour.table.ts";
import { tourTexts } from "./tour.texts.ts";

interface Context {
  db: Database;
  now: Date;
}

interface OfTour {
  tourId: number;
  organizerId: number;
}

/** What a new date needs; the rest may be left out. */
type Needed = "start_date" | "end_date" | "start_time" | "capacity" | "status" | "prices";
type Fields = Pick<DepartureFields, Needed> & DepartureChanges;

/** Puts up dates of a tour. 422 without the documents that guests agree to, where they are on sale. */
export function createDepartures(
  { db, now }: Context,
  { tourId, organizerId }: OfTour,
  added: Fields[],
  check: (tx: Database, tour: TourRow) => Promise<void> | void = (_, tour) =>
    added.forEach((fields) => requireSoundDeparture(tour, fields)),
): Promise<EditedDeparture[]> {
  return db.transaction(async (tx) => {
    const tour = await lockTourOf(tx, { id: tourId, organizerId });
    await check(tx, tour);
    for (const fields of added) await requireGuide(tx, organizerId, fields.guide_user_id);
    const ids = await addDepartures(tx, tourId, added.map(toNewDeparture));
    if (await hasToursOnSale(tx, { departureIds: ids }, now)) {
      await requireDocumentsToSell(tx, organizerId);
    }
    return viewDepartures(tx, { ids, organizerId });
  });
}

/**
 * The same for many, each named by its place when it is refused. A day and time that the tour has
 * already is refused too: a call that is repeated because its answer was lost makes nothing twice.
 */
export function createManyDepartures(
  context: Context,
  which: OfTour,
  added: Fields[],
): Promise<EditedDeparture[]> {
  return createDepartures(context, which, added, async (tx, tour) => {
    const there = await readStarts(tx, tour.id, added);
    const named = new Set<string>();
    const check = (fields: Fields) => {
      requireSoundDeparture(tour, fields);
      const start = startOf(fields);
      if (there.has(start)) refuseFound({ start_date: [tourTexts.sameStart] });
      if (named.has(start)) refuseFound({ start_date: [tourTexts.sameStartTwice] });
      named.add(start);
    };
    await refuseByPlace(added, check, (fields) => added.indexOf(fields));
  });
}

const startOf = ({ start_date, start_time }: Pick<Fields, "start_date" | "start_time">) =>
  `${start_date} ${start_time}`;

/** When the tour leaves already on these days; what is canceled leaves its day free. */
async function readStarts(tx: Database, tourId: number, added: Fields[]): Promise<Set<string>> {
  const days = added.map(({ start_date }) => start_date);
  const rows = await tx
    .select({ start_date: departures.startDate, start_time: departures.startTime })
    .from(departures)
    .where(
      and(
        eq(departures.tourId, tourId),
        ne(departures.status, "canceled"),
        inArray(departures.startDate, days),
      ),
    );
  return new Set(rows.map(startOf));
}

const toNewDeparture = (fields: Fields): NewDeparture => ({
  startDate: fields.start_date,
  endDate: fields.end_date,
  startTime: fields.start_time,
  capacity: fields.capacity,
  status: fields.status,
  smallestGroup: fields.smallest_group,
  decisionDate: fields.decision_date,
  guideUserId: fields.guide_user_id,
  saleStartsAt: fields.sale_starts_at ? new Date(fields.sale_starts_at) : null,
  closesWhenFull: fields.closes_when_full,
  prices: Object.fromEntries(fields.prices.map((price) => [price.option_id, price.amount])),
});
