import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Email, Mailer } from "../../platform/mail/email.ts";
import { emailJob } from "../emails/email.job.ts";
import { subscriptions } from "./subscription.table.ts";

interface SubscriptionEmail {
  subscription_id: number;
  letter: Email;
  /** The tours that it names. */
  tour_ids?: number[];
}

/** Hands an email of a subscription to the mailer, unless that was ended meanwhile. */
export const subscriptionEmailJob = defineJob({
  name: "send-subscription-letter",
  ...(emailJob.retries && { retries: emailJob.retries }),
  async run(
    { subscription_id: id, letter }: SubscriptionEmail,
    { db, mail }: { db: Database; mail: Mailer },
  ) {
    if ((await db.$count(subscriptions, eq(subscriptions.id, id))) > 0) await mail.send(letter);
  },
});

interface NewEmail {
  id: number;
  occasion: string;
  /** Of the tours that it names: it goes with each of them. */
  tourIds: number[];
  email: Email;
}

/** Leaves an email to the job, in the transaction of what it tells of; one occasion is one email. */
export async function enqueueSubscriptionEmail(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { id, occasion, tourIds, email }: NewEmail,
): Promise<void> {
  const payload = { subscription_id: id, letter: email, tour_ids: tourIds };
  await jobs.enqueue(db, subscriptionEmailJob, { key: `${id} ${occasion}`, payload });
}

/**
 * Takes back what waits of subscriptions that are gone, or of these alone: whoever is forgotten does not stay in
 * an email that a mail server has not taken.
 */
export async function dropEndedEmails(db: Database, ids?: readonly number[]): Promise<void> {
  const id = sql`(data->>'subscription_id')::integer`;
  const isEnded = ids
    ? inArray(id, [...ids])
    : sql`not exists (select from ${subscriptions} where ${subscriptions.id} = ${id})`;
  await db.execute(sql`
    delete from pgboss.job
    where coalesce(source_name, name) = ${subscriptionEmailJob.name} and ${isEnded}`);
}
