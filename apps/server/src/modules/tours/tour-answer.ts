import type { Departure, Money, Review } from "@tour/api";
import { groupOf } from "./departure-group.ts";
import type { departurePrices, departures } from "./departure.table.ts";
import type { reviews } from "./tour.table.ts";

/** How many can still be taken; none of a departure that is closed. */
export const countSeatsLeft = ({
  capacity,
  held,
  status,
}: Pick<typeof departures.$inferSelect, "capacity" | "held" | "status">): number =>
  status === "closed" ? 0 : capacity - held;

/** A departure as visitors see it, the lowest price first. */
export function toDeparture(
  row: typeof departures.$inferSelect,
  prices: Pick<typeof departurePrices.$inferSelect, "optionId" | "amount" | "kind">[],
  currency: Money["currency"],
): Departure {
  return {
    id: row.id,
    tour_id: row.tourId,
    start_date: row.startDate,
    end_date: row.endDate,
    capacity: row.capacity,
    seats_left: countSeatsLeft(row),
    status: row.status,
    ...groupOf(row),
    prices: prices
      .toSorted((a, b) => a.amount - b.amount)
      .map(({ optionId, amount, kind }) => ({
        option_id: optionId,
        price: { amount, currency },
        ...(kind !== "person" && { kind }),
      })),
  };
}

export function toReview(row: typeof reviews.$inferSelect): Review {
  const { id, author, city, rating, text, date, photos, aspects, isVerified } = row;
  const { portrait, reply, replyDate } = row;
  return {
    id,
    author,
    rating,
    text,
    date,
    photos,
    ...(city && { city }),
    ...(portrait && { portrait }),
    ...(Object.keys(aspects).length > 0 && { aspects }),
    ...(reply && replyDate && { reply: { text: reply, date: replyDate } }),
    ...(isVerified && { is_verified: true }),
  };
}
