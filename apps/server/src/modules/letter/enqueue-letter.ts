import type { Database } from "../../db/database.ts";
import type { Letter } from "../../platform/mail/mailer.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import type { JobHandlers } from "../jobs/run-jobs.ts";

const kind = "send-letter";

/** Leaves a letter to a job, in the transaction of what it tells of. One key is one letter. */
export async function enqueueLetter(
  tx: Database,
  { key, letter }: { key: string; letter: Letter },
): Promise<void> {
  await enqueueJob(tx, { kind, key, payload: { ...letter }, runAt: new Date() });
}

/** Hands letters to the mailer; a mail server that is down is asked again later. */
export const letterJobs: JobHandlers = {
  [kind]: async (payload, { mail }) => {
    await mail.send(payload as unknown as Letter);
  },
};
