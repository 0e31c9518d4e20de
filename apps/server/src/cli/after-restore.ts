import { openDatabase } from "../db/open-database.ts";
import { jobKinds } from "../job-kinds.ts";
import { holdJobs } from "../jobs/hold-jobs.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { requestEmailJob } from "../modules/booking/emails/request-email.job.ts";
import { emailJob } from "../modules/emails/email.job.ts";
import { putBackObjects } from "../modules/media/storage/put-back-objects.ts";
import { subscriptionEmailJob } from "../modules/subscriptions/subscription-email.job.ts";
import { readEnv } from "../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";

const letters = [emailJob, requestEmailJob, subscriptionEmailJob];
const reason = "Held after a restore: it may have been sent before";

/**
 * Before the first start on rows of an earlier moment: emails that waited then are held, for they were
 * sent since, perhaps; and pictures in a bucket become what they were at the moment, if one is given.
 */
async function tidyAfterRestore(moment: string | undefined): Promise<void> {
  const { databaseUrl, dataDir, s3 } = readEnv(process.env);
  const at = moment === undefined ? undefined : new Date(moment);
  if (at && Number.isNaN(at.getTime())) throw new Error(`${moment} is no time`);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const jobs = await JobQueue.open(db, { kinds: jobKinds, log: createLogger("warn") });
    console.log(`${await holdJobs(db, letters, reason)} emails are held: staff see them in sales.`);
    await jobs.close();
    if (at && s3)
      console.log(`${await putBackObjects(s3, at)} objects of the bucket are put back.`);
  } finally {
    await close();
  }
}

await tidyAfterRestore(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
