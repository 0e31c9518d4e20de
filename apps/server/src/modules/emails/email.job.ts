import type { Database } from "../../db/database.ts";
import { defineJob } from "../../jobs/job-kind.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Email, Mailer } from "../../platform/mail/email.ts";
import type { EmailKind } from "./email-kinds.ts";

/** What an email that waits is, and whom it goes with when they are erased. */
interface About {
  kind: EmailKind;
  organizer_id?: number | null;
  user_id?: string;
}

/** Hands emails to the mailer. A mail server that is down is asked again for about four days. */
export const emailJob = defineJob({
  name: "send-letter",
  retries: { limit: 26, delay: 10, maxDelay: 6 * 60 * 60 },
  run: (
    { kind: _kind, organizer_id: _organizer, user_id: _user, ...email }: Email & Partial<About>,
    { mail }: { mail: Mailer },
  ) => mail.send(email),
});

/** Whose an email is: of an organiser's business (null: nobody's but ours), or of an account. */
type Owner = { organizerId: number | null } | { userId: string };

interface NewEmail {
  kind: EmailKind;
  of: Owner;
  key: string;
  email: Email;
  /** In seconds. */
  delay?: number;
}

/** Leaves an email to a job, for so many seconds later, in the transaction of what it tells of. One key is one email. */
export async function enqueueEmail(
  { db, jobs }: { db: Database; jobs: JobQueue },
  { kind, of, key, email, delay = 0 }: NewEmail,
): Promise<void> {
  const about: About = {
    kind,
    ...("userId" in of ? { user_id: of.userId } : { organizer_id: of.organizerId }),
  };
  await jobs.enqueue(db, emailJob, { key, payload: { ...email, ...about }, delay });
}
