import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import { nextNight } from "../../../jobs/next-night.ts";
import type { Services } from "../../../platform/services.ts";
import { defaultKeepDays } from "./personal-data-settings.ts";

/** At night, by UTC. */
const hour = 2;
/** A payment that comes late brings a closed request back: until then its tourists need not write again. */
const daysAfterClosing = 3;

/** Erases numbers of documents and ways of arriving that nobody needs any more, each night. */
export const eraseDocumentsJob = defineJob({
  name: "erase-documents",
  async run(_: object, { db, now }: Pick<Services, "db" | "now">) {
    await eraseDocuments(db, now());
    await eraseArrivals(db, now());
    await eraseGuestSummaries(db, now());
    return nextNight(now(), hour);
  },
});

/** Has the nights begin, when a server starts. */
export async function eraseNightly({
  db,
  jobs,
  now,
}: Pick<Services, "db" | "jobs" | "now">): Promise<void> {
  const begins = nextNight(now(), hour);
  const delay = differenceInSeconds(begins, now(), { roundingMethod: "ceil" });
  await jobs.enqueue(db, eraseDocumentsJob, { key: "nightly", payload: {}, delay });
}

/** Trips that ended longer ago, by their own clocks, than their organiser keeps them; closed requests. */
const isUnneeded = (now: Date) => sql`(
  departures.end_date + coalesce(settings.keep_days, ${defaultKeepDays}::int) <
    (${now.toISOString()}::timestamptz at time zone tours.time_zone)::date
  or requests.status between 5 and 8 and not exists (
    select from request_history as history
    where history.request_id = requests.id
      and history.created_at >
        ${now.toISOString()}::timestamptz - make_interval(days => ${daysAfterClosing}::int)
  )
)`;
const ofRequests = sql`requests
  join departures on departures.id = requests.departure_id
  join tours on tours.id = departures.tour_id
  left join personal_data_settings as settings
    on settings.organizer_id = requests.organizer_id`;

/** Numbers of documents. */
export async function eraseDocuments(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update tourists set passport = null, passport_mask = '', updated_at = now()
    from ${ofRequests}
    where tourists.request_id = requests.id and tourists.passport is not null
      and ${isUnneeded(now)}`);
}

/** By which flight or train somebody came, and what they wrote of it. */
export async function eraseArrivals(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from arrivals using ${ofRequests}
    where arrivals.request_id = requests.id and ${isUnneeded(now)}`);
}

/** Who counted on departures that have left: they are on no page any more. */
export async function eraseGuestSummaries(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from guest_summaries using departures
    join tours on tours.id = departures.tour_id
    where departures.id = guest_summaries.departure_id and departures.start_date <
      (${now.toISOString()}::timestamptz at time zone tours.time_zone)::date`);
}
