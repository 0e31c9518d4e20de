import type { EditedDeparture } from "@tour/api";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  not,
} from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { toEditedDepartures } from "./departure-answer.ts";
import { departures } from "./departure.table.ts";
import { heldNow } from "./held-now.ts";
import { isUpcoming } from "./is-upcoming.ts";
import { saleToCome } from "./sale-opening.ts";
import { tourTexts } from "./tour.texts.ts";
import { tours } from "./tour.table.ts";

interface Wanted {
  organizerId: number;
  tourId: number | undefined;
  period: "coming" | "past" | "all";
  /** Calendar dates: those of which a day lies between the two. */
  from: string | undefined;
  to: string | undefined;
  now: Date;
  limit: number;
  offset: number;
}

/** A page of the dates of an organiser's tours, and how many there are. */
export async function listOwnDepartures(db: Database, wanted: Wanted) {
  const { organizerId, tourId, period, from, to, now } = wanted;
  const isComing = isUpcoming(now);
  const which = and(
    eq(tours.organizerId, organizerId),
    isNull(tours.individualFor),
    tourId === undefined ? undefined : eq(tours.id, tourId),
    period === "all" ? undefined : period === "coming" ? isComing : not(isComing),
    from === undefined ? undefined : gte(departures.endDate, from),
    to === undefined ? undefined : lte(departures.startDate, to),
  );
  const order = period === "past" ? desc : asc;
  const rows = await selectDepartures(db)
    .where(which)
    .orderBy(order(departures.startDate), order(departures.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(which);
  return { rows: await toEditedDepartures(db, rows), total: counted?.total ?? 0 };
}

/** One of an organiser's departures; 404 for another's. */
export async function viewDeparture(
  db: Database,
  { id, organizerId }: { id: number; organizerId: number },
): Promise<EditedDeparture> {
  const rows = await selectDepartures(db).where(
    and(eq(departures.id, id), eq(tours.organizerId, organizerId)),
  );
  const [departure] = await toEditedDepartures(db, rows);
  if (!departure) throw notFound(tourTexts.noDeparture);
  return departure;
}

/** These departures of an organiser, in the order of their ids given; 404 when one is another's. */
export async function viewDepartures(
  db: Database,
  { ids, organizerId }: { ids: number[]; organizerId: number },
): Promise<EditedDeparture[]> {
  const rows = await selectDepartures(db).where(
    and(inArray(departures.id, ids), eq(tours.organizerId, organizerId)),
  );
  const found = await toEditedDepartures(db, rows);
  const byId = new Map(found.map((departure) => [departure.id, departure]));
  return ids.map((id) => {
    const departure = byId.get(id);
    if (!departure) throw notFound(tourTexts.noDeparture);
    return departure;
  });
}

const selectDepartures = (db: Database) =>
  db
    .select({
      row: { ...getTableColumns(departures), held: heldNow },
      currency: tours.currency,
      timeZone: tours.timeZone,
      sale: saleToCome,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .$dynamic();
