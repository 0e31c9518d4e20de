import type { Database } from "../../db/database.ts";
import { writeDocuments } from "../../modules/tours/full-text/write-documents.ts";
import { departurePrices, departures } from "../../modules/tours/departure.table.ts";
import { toTourRow } from "../../modules/tours/tour-row.ts";
import { tourSlug } from "../../modules/tours/tour-slug.ts";
import { reviews, tours } from "../../modules/tours/tour.table.ts";
import type { MarketTour } from "@tour/demo/market";
import { insertRows } from "../insert-rows.ts";
import { reserveIds } from "../reserve-ids.ts";

/** Gives tours to an organiser, with their dates and reviews. Answers their numbers. */
export async function writeTours(
  tx: Database,
  organizerId: number,
  made: readonly MarketTour[],
): Promise<number[]> {
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
  return ids;
}

function meanOf(ratings: number[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return Math.round((sum / ratings.length) * 10) / 10;
}
