import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { expireHolds } from "./expire-holds.ts";
import { findRequest } from "./read-request.ts";
import type { FoundRequest } from "./read-request.ts";

/** A request as it is now: a hold whose time is over is closed first, job or not. 404 without it. */
export async function findPresent({ db }: { db: Database }, isWanted: SQL): Promise<FoundRequest> {
  const found = await findRequest(db, isWanted);
  if (!found.isOver) return found;
  await db.transaction((tx) => expireHolds(tx, found.departure.id, found.request.id));
  return findRequest(db, isWanted);
}
