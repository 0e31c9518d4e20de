import { getTableName, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { belongings } from "./belongings/index.ts";

/** How many rows of each table are an organiser's; tables without any are left out. */
export async function countBelongings(
  db: Database,
  organizerId: number,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, isTheirs, isErased = isTheirs } of belongings) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const count = await db.$count(table, sql`${isErased(organizerId)}`);
    if (count > 0) counts[getTableName(table)] = count;
  }
  return counts;
}
