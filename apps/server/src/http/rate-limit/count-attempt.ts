import { createHash } from "node:crypto";
import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { subMinutes } from "date-fns/subMinutes";
import { inArray, lte, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/column-types.ts";
import type { Database } from "../../db/database.ts";

/** A table of how often an address did something lately; the address itself is not kept. */
export const attemptTable = (name: string) =>
  pgTable(name, {
    addressKey: text("address_key").primaryKey(),
    count: integer("count").notNull(),
    windowStartedAt: instant("window_started_at").notNull(),
  });

interface Attempt {
  address: string;
  now: Date;
  /** How many a window lets pass. */
  max: number;
  windowMinutes: number;
}

/**
 * Counts an attempt of an address in one statement, so that parallel ones can't pass together.
 * Answers the seconds to wait, or 0 when it may go on.
 */
export async function countAttempt(
  db: Database,
  table: ReturnType<typeof attemptTable>,
  { address, now, max, windowMinutes }: Attempt,
): Promise<number> {
  const oldest = subMinutes(now, windowMinutes);
  // In a transaction others may hold rows: to wait for theirs, while they wait for ours, has no end.
  const over = db
    .select({ key: table.addressKey })
    .from(table)
    .where(lte(table.windowStartedAt, oldest))
    .for("update", { skipLocked: true });
  await db.delete(table).where(inArray(table.addressKey, over));
  const [row] = await db
    .insert(table)
    .values({ addressKey: addressKey(address), count: 1, windowStartedAt: now })
    .onConflictDoUpdate({ target: table.addressKey, set: { count: sql`${table.count} + 1` } })
    .returning();
  if (!row || row.count <= max) return 0;
  return Math.max(1, differenceInSeconds(row.windowStartedAt, oldest, { roundingMethod: "ceil" }));
}

const addressKey = (address: string) => createHash("sha256").update(address).digest("base64url");
