import { addMinutes } from "date-fns/addMinutes";
import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { signInTries } from "./auth.table.ts";
import { hashToken } from "./hash-token.ts";

/** Tries that are heard at once, and how long each is remembered, in minutes. */
const usual = { maxTries: 10, memory: 1 };

/**
 * Counts a try in one statement, so that parallel tries can't pass together. Ten are heard at once,
 * then one a minute, or as the pace says: whoever guesses is slowed, nobody is locked out. Answers the
 * seconds to wait, or 0 when the try may go on.
 *
 * @param key Whose tries are counted together: an account's, or a device's at an account.
 */
export async function countTry(
  db: Database,
  key: string,
  now: Date,
  { maxTries, memory } = usual,
): Promise<number> {
  const tryKey = hashToken(key);
  const { forgottenAt } = signInTries;
  const from = sql`greatest(${forgottenAt}, ${now.toISOString()}::timestamptz)`;
  const room = addMinutes(now, (maxTries - 1) * memory);
  const heard = await db
    .insert(signInTries)
    .values({ tryKey, forgottenAt: addMinutes(now, memory) })
    .onConflictDoUpdate({
      target: signInTries.tryKey,
      set: { forgottenAt: sql`${from} + ${memory} * interval '1 minute'` },
      setWhere: lte(forgottenAt, room),
    })
    .returning();
  if (heard.length > 0) return 0;
  const [row] = await db.select().from(signInTries).where(eq(signInTries.tryKey, tryKey));
  const end = row?.forgottenAt ?? room;
  return Math.max(1, differenceInSeconds(end, room, { roundingMethod: "ceil" }));
}

/** A right password ends the count; counts that are forgotten anyway go with it. */
export async function forgetTries(db: Database, key: string, now: Date): Promise<void> {
  const { tryKey, forgottenAt } = signInTries;
  await db.delete(signInTries).where(or(eq(tryKey, hashToken(key)), lte(forgottenAt, now)));
}

/** The account's own count, which tries from everywhere share. */
export const accountTries = (email: string) => email.trim().toLowerCase();

/** The count of whoever is signed in: who finds a browser open must not guess the password by it. */
export const passwordTries = (accountId: string) => `change ${accountId}`;

/** The count of a device that the account knows: strangers' tries can't use it up. */
export const deviceTries = (email: string, device: string) => `${device} ${accountTries(email)}`;
