import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** How often the two clocks are compared, in ms. */
const everyMs = 30_000;
/** Clocks that are kept by a time service differ by less, in ms: they are left as they are. */
const toleratedMs = 2_000;
/** What was answered later than that tells nothing of the time, in ms. */
const maxTripMs = 1_000;

interface Log {
  warn: (fields: object, message: string) => void;
}

export interface FollowedClock {
  /** The time that the database has, by this machine's clock. */
  now: () => Date;
  /** By how much the database's clock is ahead of this machine's; 0 for as much as is tolerated. */
  aheadSeconds: () => number;
  end: () => void;
}

/**
 * Goes by the database's clock where this machine's is off: what one process promises for a time, and
 * codes that are good for half a minute, are then the same at all of them.
 */
export async function followClock(db: Database, log: Log): Promise<FollowedClock> {
  let aheadMs = 0;
  const compare = async () => {
    const found = await measure(db);
    if (found === undefined) return;
    const isOff = Math.abs(found) > toleratedMs;
    if (isOff && Math.abs(found - aheadMs) > toleratedMs) {
      const fields = { database_ahead_seconds: Math.round(found / 1000) };
      log.warn(fields, "this machine's clock differs from the database's, which is followed");
    }
    aheadMs = isOff ? found : 0;
  };
  await compare();
  // While the database is away, what was found last is the best that is known.
  const timer = setInterval(() => void compare().catch(() => {}), everyMs);
  timer.unref();
  return {
    now: () => new Date(Date.now() + aheadMs),
    aheadSeconds: () => aheadMs / 1000,
    end: () => clearInterval(timer),
  };
}

/** By how much the database's clock is ahead, in ms; undefined where the answer took too long to tell. */
async function measure(db: Database): Promise<number | undefined> {
  const from = Date.now();
  const { rows } = (await db.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )) as unknown as { rows: [{ ms: number }] };
  const tripMs = Date.now() - from;
  return tripMs > maxTripMs ? undefined : Number(rows[0].ms) - (from + tripMs / 2);
}
