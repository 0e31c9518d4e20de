import { addMinutes } from "date-fns/addMinutes";
import { subDays } from "date-fns/subDays";
import { and, asc, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { defineJob } from "../../jobs/job-kind.ts";
import type { Services } from "../../platform/services.ts";
import { oldestAsked } from "./ask-again.ts";
import { dropEndedEmails } from "./subscription-email.job.ts";
import { subscriptions } from "./subscription.table.ts";
import { tellOfSearch } from "./tell-of-search.ts";
import { tellOfTour } from "./tell-of-tour.ts";

/** How often it is looked what is new, in minutes. */
const minutes = 60;
const batch = 200;

/** Has the mailboxes that confirmed written to, each of a thing once, and not more often than once a day. */
export const tellSubscribersJob = defineJob({
  name: "tell-subscribers",
  async run(_: object, services: Services, signal: AbortSignal) {
    await forgetOver(services);
    await tellSubscribers(services, signal);
    return signal.aborted ? services.now() : addMinutes(services.now(), minutes);
  },
});

/** Has it begin, when a server starts. */
export const tellHourly = ({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> =>
  jobs.enqueue(db, tellSubscribersJob, { key: "hourly", payload: {} });

/** Forgets those whose link has grown old, and searches for days that are over. */
async function forgetOver({ db, now }: Services): Promise<void> {
  const isUnconfirmed = and(
    isNull(subscriptions.confirmedAt),
    lte(subscriptions.askedAt, oldestAsked(now())),
  );
  const yesterday = subDays(now(), 1).toISOString().slice(0, 10);
  const isPast = sql`${subscriptions.search} ->> 'dates_to' < ${yesterday}`;
  await db.delete(subscriptions).where(or(isUnconfirmed, isPast));
  // Of these, and of those whose tour is gone.
  await dropEndedEmails(db);
}

async function tellSubscribers(services: Services, signal: AbortSignal): Promise<void> {
  const { db, log, now } = services;
  const isDue = and(
    isNotNull(subscriptions.confirmedAt),
    or(isNull(subscriptions.toldAt), lte(subscriptions.toldAt, subDays(now(), 1))),
  );
  for (let after = 0; !signal.aborted;) {
    const rows = await db
      .select()
      .from(subscriptions)
      .where(and(isDue, gt(subscriptions.id, after)))
      .orderBy(asc(subscriptions.id))
      .limit(batch);
    for (const row of rows) {
      const tell = row.kind === "tour" ? tellOfTour : tellOfSearch;
      // One that cannot be looked for keeps nobody else from their news.
      await tell(services, row).catch((error: unknown) =>
        log.error({ error, subscription: row.id }, "a subscriber was not told"),
      );
    }
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}
