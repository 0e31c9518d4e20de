import type { Departure, TourInput } from "@tour/api";
import { addDays } from "@tour/dates";
import type { Random } from "../pictures/random.ts";
import type { MarketTopic } from "./topic.ts";

export interface MarketDeparture {
  startDate: string;
  endDate: string;
  capacity: number;
  held: number;
  status: Departure["status"];
  /** Kopecks by price option. */
  prices: Record<string, number>;
}

/** How far ahead the calendar goes, days. */
const horizon = 420;

/** A tour's dates in its season: some past, the nearer the fuller, now and then one canceled. */
export function makeDepartures(
  random: Random,
  { input, topic, today }: { input: TourInput; topic: MarketTopic; today: string },
): MarketDeparture[] {
  // One tour in thirty has no dates yet.
  if (random.chance(0.03)) return [];
  const every = input.days + Math.round(random.between(5, 45));
  const base = Math.round((random.between(...topic.daily) * input.days) / 500) * 500_00;
  const found: MarketDeparture[] = [];
  for (let after = -40 + Math.round(random.between(0, every)); after < horizon; after += every) {
    const startDate = addDays(today, after);
    if (!topic.months.includes(Number(startDate.slice(5, 7)))) continue;
    found.push(makeDeparture(random, { input, base, startDate, after }));
    if (found.length === 8) break;
  }
  return found;
}

function makeDeparture(
  random: Random,
  {
    input,
    base,
    startDate,
    after,
  }: { input: TourInput; base: number; startDate: string; after: number },
): MarketDeparture {
  const capacity = input.group_size_to;
  const share = 1.1 - Math.max(0, after) / 160 + random.between(-0.4, 0.2);
  const held = Math.round(capacity * Math.min(1, Math.max(0, share)));
  const price = Math.round((base * random.between(0.95, 1.15)) / 500_00) * 500_00;
  const isCanceled = random.chance(0.02);
  return {
    startDate,
    endDate: addDays(startDate, input.days - 1),
    capacity,
    held: isCanceled ? 0 : held,
    status: isCanceled ? "canceled" : held > capacity / 2 ? "guaranteed" : "open",
    prices: Object.fromEntries(
      input.price_options.map(({ id }, index) => [id, Math.round(price * (1 + index * 0.35))]),
    ),
  };
}
