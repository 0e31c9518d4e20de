import { createHash } from "node:crypto";
import { lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { helpRequestAttempts } from "./help-request.table.ts";

const windowMinutes = 15;
/** An office or a mobile network may share one address. */
export const maxRequests = 20;

/**
 * Counts a question of an address in one statement, so that parallel ones can't pass together.
 * Answers the seconds to wait, or 0 when it may go on.
 */
export async function countHelpRequest(db: Database, address: string, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - windowMinutes * 60_000);
  await db.delete(helpRequestAttempts).where(lte(helpRequestAttempts.windowStartedAt, oldest));
  const [row] = await db
    .insert(helpRequestAttempts)
    .values({ addressKey: addressKey(address), count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: helpRequestAttempts.addressKey,
      set: { count: sql`${helpRequestAttempts.count} + 1` },
    })
    .returning();
  if (!row || row.count <= maxRequests) return 0;
  return Math.max(1, Math.ceil((row.windowStartedAt.getTime() - oldest.getTime()) / 1000));
}

const addressKey = (address: string) => createHash("sha256").update(address).digest("base64url");
