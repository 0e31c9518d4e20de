import type { Database } from "../../db/database.ts";
import type { Letter } from "../../platform/mail/letter.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";

/** The kind of the jobs that send letters. */
export const letterJob = "send-letter";

/** Leaves a letter to a job, in the transaction of what it tells of. One key is one letter. */
export async function enqueueLetter(
  tx: Database,
  { key, letter }: { key: string; letter: Letter },
): Promise<void> {
  await enqueueJob(tx, { kind: letterJob, key, payload: { ...letter }, runAt: new Date() });
}
