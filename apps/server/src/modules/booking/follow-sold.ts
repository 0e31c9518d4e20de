import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { completeWhenOver } from "./complete-when-over.ts";
import { remindBeforeTrip } from "./letters/remind-of-trip.job.ts";

/** What comes by itself once a request is sold: reminders until the trip, and its completion. */
export async function followSold(
  queue: { db: Database; jobs: JobQueue },
  requestId: number,
): Promise<void> {
  await completeWhenOver(queue, requestId);
  await remindBeforeTrip(queue, requestId);
}
