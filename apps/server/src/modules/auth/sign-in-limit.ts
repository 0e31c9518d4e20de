import { createHash } from "node:crypto";
import { eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { signInAttempts } from "./auth.table.ts";

const windowMinutes = 15;
const maxAttempts = 10;

/**
 * Counts a try to sign in to an account, whoever makes it, in one statement, so that parallel
 * tries can't pass together. Answers the seconds to wait, or 0 when the try may go on.
 */
export async function countSignIn(db: Database, email: string, now: Date): Promise<number> {
  const oldest = oldestWindow(now);
  const isOver = sql`${signInAttempts.windowStartedAt} <= ${oldest.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInAttempts)
    .values({ accountKey: accountKey(email), count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.accountKey,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInAttempts.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then excluded.window_started_at
          else ${signInAttempts.windowStartedAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= maxAttempts) return 0;
  return Math.max(1, Math.ceil((row.windowStartedAt.getTime() - oldest.getTime()) / 1000));
}

/** A right password ends the account's count; counts that are over go with it. */
export async function forgetSignIns(db: Database, email: string, now: Date): Promise<void> {
  await db
    .delete(signInAttempts)
    .where(
      or(
        eq(signInAttempts.accountKey, accountKey(email)),
        lte(signInAttempts.windowStartedAt, oldestWindow(now)),
      ),
    );
}

const oldestWindow = (now: Date) => new Date(now.getTime() - windowMinutes * 60_000);

function accountKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}
