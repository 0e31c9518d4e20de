import type { ScheduledPublication } from "@tour/api";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import type { ScheduledRow } from "../../sites/scheduling/scheduled-publication.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { tiedPublications } from "../../tours/tied-publication.table.ts";
import { tours } from "../../tours/tour.table.ts";
import type { TourRow } from "../../tours/tour.table.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

const isOwn = (siteId: number, id: number) =>
  and(eq(scheduledPublications.siteId, siteId), eq(scheduledPublications.id, id));

/** One of a site's; 404 for another's. */
export async function requireScheduled(
  db: Database,
  siteId: number,
  id: number,
): Promise<ScheduledRow> {
  const [row] = await db.select().from(scheduledPublications).where(isOwn(siteId, id));
  if (!row) throw notFound(schedulingTexts.noPublication);
  return row;
}

/** The same, locked: it goes out, is moved or is cancelled, each by one at a time. */
export async function lockScheduled(
  tx: Database,
  siteId: number,
  id: number,
): Promise<ScheduledRow> {
  await tx
    .select({ id: scheduledPublications.id })
    .from(scheduledPublications)
    .where(isOwn(siteId, id))
    .for("update");
  return requireScheduled(tx, siteId, id);
}

/** What waits and what did not go out, by their time, without their content. */
export const listScheduled = (db: Database, siteId: number): Promise<ScheduledPublication[]> =>
  readDescribed(db, eq(scheduledPublications.siteId, siteId));

/** One of them as it is answered. */
export async function readScheduled(
  db: Database,
  { id }: Pick<ScheduledRow, "id">,
): Promise<ScheduledPublication> {
  const [found] = await readDescribed(db, eq(scheduledPublications.id, id));
  if (!found) throw notFound(schedulingTexts.noPublication);
  return found;
}

async function readDescribed(db: Database, which: SQL): Promise<ScheduledPublication[]> {
  const { content: _, ...columns } = getTableColumns(scheduledPublications);
  const rows = await db
    .select({
      row: columns,
      by: users.name,
      tie: tiedPublications,
      departure: departures,
      tour: { id: tours.id, title: tours.title, timeZone: tours.timeZone },
    })
    .from(scheduledPublications)
    .leftJoin(users, eq(users.id, scheduledPublications.scheduledBy))
    .leftJoin(tiedPublications, eq(tiedPublications.scheduledId, scheduledPublications.id))
    .leftJoin(departures, eq(departures.id, tiedPublications.departureId))
    .leftJoin(tours, eq(tours.id, departures.tourId))
    .where(which)
    .orderBy(asc(scheduledPublications.publishAt), asc(scheduledPublications.id));
  return rows.map(({ row, by, ...tied }) => ({
    id: row.id,
    publish_at: row.publishAt.toISOString(),
    scheduled_by: by ?? "",
    scheduled_at: row.createdAt.toISOString(),
    parts: row.parts,
    tied: describeTie(tied),
    failure:
      row.failedAt === null ? null : { at: row.failedAt.toISOString(), message: row.failure ?? "" },
  }));
}

interface Tied {
  tie: typeof tiedPublications.$inferSelect | null;
  departure: typeof departures.$inferSelect | null;
  tour: Pick<TourRow, "id" | "title" | "timeZone"> | null;
}

function describeTie({ tie, departure, tour }: Tied): ScheduledPublication["tied"] {
  if (!tie) return null;
  if (!departure || !tour) return { state: "removed", departure: null };
  const state =
    departure.status === "canceled" ? "canceled" : departure.saleStartsAt ? "tied" : "cleared";
  return {
    state,
    departure: {
      id: departure.id,
      tour_id: tour.id,
      tour_title: tour.title,
      time_zone: tour.timeZone,
      start_date: departure.startDate,
      end_date: departure.endDate,
    },
  };
}
