import { gte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { firstOfFuture } from "../../db/lineage/adopt-lineage.ts";
import { officeChanges } from "./office-change.table.ts";

/** Drops changes with numbers of another server's transactions: each answer would tell of them again. */
export async function forgetChangesAhead(tx: Database): Promise<void> {
  await tx.delete(officeChanges).where(gte(officeChanges.changedIn, firstOfFuture));
}
