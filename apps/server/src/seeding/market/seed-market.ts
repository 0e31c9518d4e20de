import { count, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { writeDocuments } from "../../modules/tours/full-text/write-documents.ts";
import { departurePrices, departures } from "../../modules/tours/departure.table.ts";
import { toTourRow } from "../../modules/tours/tour-row.ts";
import { tourSlug } from "../../modules/tours/tour-slug.ts";
import { reviews, tours } from "../../modules/tours/tour.table.ts";
import { insertRows } from "./insert-rows.ts";
import { makeTour } from "@tour/demo/market";
import type { MarketTour } from "@tour/demo/market";
import { rateOrganizers, seedOperator } from "./seed-operator.ts";

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

async function writeTours(tx: Database, organizerId: number, made: MarketTour[]): Promise<void> {
  const ids = await reserveIds(tx, "tours", made.length);
  const numbered = made.map((tour, index) => ({ ...tour, id: ids[index]! }));
  await insertRows(
    tx,
    tours,
    numbered.map(({ id, input, reviews: said }) => ({
      ...toTourRow(input),
      id,
      organizerId,
      slug: tourSlug(input.title, id),
      isListed: true,
      rating: meanOf(said.map(({ rating }) => rating)),
      reviewsCount: said.length,
      createdAt: new Date(),
    })),
  );
  const dated = numbered.flatMap(({ id: tourId, departures: own }) =>
    own.map((departure) => ({ ...departure, tourId })),
  );
  const departureIds = await reserveIds(tx, "departures", dated.length);
  await insertRows(
    tx,
    departures,
    dated.map(({ prices: _, ...departure }, index) => ({ ...departure, id: departureIds[index]! })),
  );
  await insertRows(
    tx,
    departurePrices,
    dated.flatMap(({ prices }, index) =>
      Object.entries(prices).map(([optionId, amount]) => ({
        departureId: departureIds[index]!,
        optionId,
        amount,
      })),
    ),
  );
  const said = numbered.flatMap(({ id: tourId, reviews: own }) =>
    own.map((review) => ({ ...review, tourId, photos: [] })),
  );
  const reviewIds = await reserveIds(tx, "reviews", said.length);
  await insertRows(
    tx,
    reviews,
    said.map((review, index) => ({ ...review, id: reviewIds[index]! })),
  );
  await writeDocuments(tx, numbered);
}

/** Numbers of rows that are about to be added, taken from the table's own sequence. */
async function reserveIds(tx: Database, table: string, size: number): Promise<number[]> {
  const result = await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id
      from generate_series(1, ${size})`,
  );
  return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

function meanOf(ratings: number[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum / ratings.length) * 10) / 10;
}
