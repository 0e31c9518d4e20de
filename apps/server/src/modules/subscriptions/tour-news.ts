import type { Departure, FoundTour, Money } from "@tour/api";

/** What a subscription's reader knows of a tour. */
export interface KnownOfTour {
  /** The lowest that they were told of; null before there was one. */
  price: Money | null;
  /** First days, `yyyy-MM-dd`. */
  dates: readonly string[];
}

export interface TourNews {
  price: { was: Money; now: Money } | null;
  dates: readonly Departure[];
}

type Card = Pick<FoundTour, "price_from" | "departures">;

const isFree = ({ seats_left: left }: Departure) => left > 0;
const dayOf = ({ start_date: day }: Departure) => day;
const isSameCurrency = (a: Money, b: Money) => a.currency === b.currency;

/** All that a card shows, for whoever subscribes while looking at it. */
export const knowAll = ({ price_from: price, departures }: Card): KnownOfTour => ({
  price,
  dates: departures.map(dayOf),
});

/** What is new: dates with seats, and a price below the lowest one known, in the same currency. */
export function findTourNews(known: KnownOfTour, { price_from: now, departures }: Card): TourNews {
  const was = known.price;
  const isLower = was && now && isSameCurrency(was, now) && now.amount < was.amount;
  return {
    price: isLower ? { was, now } : null,
    dates: departures.filter((one) => isFree(one) && !known.dates.includes(dayOf(one))),
  };
}

/** What is known once that was told. A date without seats stays new until it has some. */
export function learn(
  known: KnownOfTour,
  { price_from: now, departures }: Card,
  today: string,
): KnownOfTour {
  const { price: was } = known;
  const isKept = was && (!now || (isSameCurrency(was, now) && was.amount <= now.amount));
  const coming = known.dates.filter((day) => day >= today);
  const dates = [...new Set([...coming, ...departures.filter(isFree).map(dayOf)])].toSorted();
  return { price: isKept ? was : now, dates };
}
