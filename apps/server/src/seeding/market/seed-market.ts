import { count, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import { makeTour } from "@tour/demo/market";
import { rateOrganizers, seedOperator } from "./seed-operator.ts";
import { writeTours } from "./write-tours.ts";

/** Tours of one organiser; each organiser is one transaction. */
const toursOfOperator = 100;

export interface MarketSeed {
  /** How many tours there are to be, with those that are there already. */
  tours: number;
  /** Calendar date that departures and reviews are counted from. */
  today: string;
  /** Told after each organiser how many tours there are. */
  onProgress?: (done: number) => void;
}

/**
 * Fills the database up to so many tours, of organisers whose sites are published. What was made
 * stays when it is interrupted: the next run goes on from there. Answers how many were added.
 */
export async function seedMarket(
  { db, jobs }: { db: Database; jobs: JobQueue },
  seed: MarketSeed,
): Promise<number> {
  const [found] = await db.select({ total: count() }).from(tours);
  const before = found?.total ?? 0;
  for (let done = before; done < seed.tours;) {
    const size = Math.min(toursOfOperator, seed.tours - done);
    const made = Array.from({ length: size }, (_, index) => makeTour(done + index, seed.today));
    await db.transaction(async (tx) => {
      const organizerId = await seedOperator({ db: tx, jobs }, made);
      await writeTours(tx, organizerId, made);
    });
    done += size;
    seed.onProgress?.(done);
  }
  const added = Math.max(0, seed.tours - before);
  if (added > 0) {
    await rateOrganizers(db);
    // What the planner knows of an empty table would mislead it.
    await db.execute(sql`analyze`);
  }
  return added;
}
