import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Email, Mailer } from "../../platform/mail/email.ts";
import { emailJob } from "../emails/email.job.ts";
import { subscriptions } from "./subscription.table.ts";

/** Hands an email of a subscription to the mailer, unless that was ended meanwhile. */
export const subscriptionEmailJob = defineJob({
  name: "send-subscription-letter",
  ...(emailJob.retries && { retries: emailJob.retries }),
  async run(
    { subscription_id: id, letter }: { subscription_id: number; letter: Email },
    { db, mail }: { db: Database; mail: Mailer },
  ) {
    if ((await db.$count(subscriptions, eq(subscriptions.id, id))) > 0) await mail.send(letter);
  },
});

/** Leaves an email to the job, in the transaction of what it tells of; one occasion is one email. */
export async function enqueueSubscriptionEmail(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { id, occasion, email }: { id: number; occasion: string; email: Email },
): Promise<void> {
  const payload = { subscription_id: id, letter: email };
  await jobs.enqueue(db, subscriptionEmailJob, { key: `${id} ${occasion}`, payload });
}
