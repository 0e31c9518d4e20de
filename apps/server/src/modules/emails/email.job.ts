import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Email, Mailer } from "../../platform/mail/email.ts";

/** Hands emails to the mailer. A mail server that is down is asked again for about four days. */
export const emailJob = defineJob({
  name: "send-letter",
  retries: { limit: 26, delay: 10, maxDelay: 6 * 60 * 60 },
  run: (email: Email, { mail }: { mail: Mailer }) => mail.send(email),
});

/** Leaves an email to a job, for so many seconds later, in the transaction of what it tells of. One key is one email. */
export async function enqueueEmail(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { key, email, delay = 0 }: { key: string; email: Email; delay?: number },
): Promise<void> {
  await jobs.enqueue(db, emailJob, { key, payload: email, delay });
}
