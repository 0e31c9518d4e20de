import { openDatabase } from "../db/open-database.ts";
import { jobKinds } from "../job-kinds.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { readEnv } from "../platform/env/env.ts";
import { createLogger } from "@tour/telemetry";

/** Has the jobs that failed at every try, for example emails, run again. */
async function redriveJobs(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv(process.env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const jobs = await JobQueue.open(db, { kinds: jobKinds, log: createLogger("warn") });
    console.log(`${await jobs.redrive()} jobs are queued again.`);
    await jobs.close();
  } finally {
    await close();
  }
}

await redriveJobs().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
