import { openDatabase } from "../db/open-database.ts";
import { jobKinds } from "../job-kinds.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { readEnv } from "../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";

/** Has the jobs that failed, for example emails, run at once: those that were given up, and those that wait. */
async function redriveJobs(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const jobs = await JobQueue.open(db, { kinds: jobKinds, log: createLogger("warn") });
    console.log(`${await jobs.redrive()} jobs that were given up are queued again.`);
    console.log(`${await jobs.retryNow()} jobs that wait for their next try are tried now.`);
    await jobs.close();
  } finally {
    await close();
  }
}

await redriveJobs().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
