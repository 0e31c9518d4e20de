import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { sessions } from "../auth.table.ts";
import { secondFactors } from "../second-factor.table.ts";

/** Takes an account's second factor away; no session has shown the next one. Answers whether there was one. */
export const dropFactor = (db: Database, userId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
    const dropped = await tx
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ userId: secondFactors.userId });
    return dropped.length > 0;
  });
