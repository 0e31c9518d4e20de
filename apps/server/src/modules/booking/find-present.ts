import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { expireHolds } from "./expire-holds.ts";
import { findRequest } from "./read-request.ts";
import type { FoundRequest } from "./read-request.ts";

/** A request as it is now: a hold whose time is over is closed first, job or not. 404 without it. */
export async function findPresent(
  { db, jobs }: { db: Database; jobs: JobQueue },
  isWanted: SQL,
): Promise<FoundRequest> {
  const found = await findRequest(db, isWanted);
  if (!found.isOver) return found;
  const { departure, request } = found;
  await db.transaction((tx) => expireHolds({ db: tx, jobs }, departure.id, request.id));
  return findRequest(db, isWanted);
}
