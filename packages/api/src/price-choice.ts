import type { BookingOffer } from "./entities/booking-offer.ts";
import type { Money } from "./entities/money.ts";
import { addDays, countDays } from "@tour/dates";

/** What a visitor has chosen so far: a date, and how many of which option. */
export interface Choice {
  departureId: number | null;
  counts: Readonly<Record<string, number>>;
}

export type OfferedDeparture = BookingOffer["departures"][number];
type OfferedOption = BookingOffer["options"][number];

export interface PricedLine extends OfferedOption {
  count: number;
  /** Of one. */
  price: Money;
  sum: Money;
}

/** What a choice costs, and when it is paid. */
export interface PricedChoice {
  lines: PricedLine[];
  /** How many travel who are neither children nor infants: nobody goes without one. */
  adults: number;
  /** How many take a seat. */
  seats: number;
  /** How many travel, with infants. */
  people: number;
  total: Money;
  prepayment: Money;
  rest: Money;
  /** Until which day the rest is due, `yyyy-MM-dd`. */
  restDueDate: string;
}

/** Whether it is open and has seats, also before its sale begins: who sells may book it then. */
export const hasSeats = ({ status, seats_left: left }: OfferedDeparture): boolean =>
  (status === "open" || status === "guaranteed") && left > 0;

/** Whether a guest can book it. */
export const isBookable = (departure: OfferedDeparture): boolean =>
  hasSeats(departure) && !departure.sale_opening;

/** The chosen departure, if a guest can book it, or whoever `canTake` it. */
export const findDeparture = (
  { departures }: BookingOffer,
  { departureId }: Choice,
  canTake: (departure: OfferedDeparture) => boolean = isBookable,
): OfferedDeparture | undefined =>
  departures.find((departure) => departure.id === departureId && canTake(departure));

/** The options that a departure sells, with their prices: people first. */
export function listOptions(
  { options }: BookingOffer,
  { prices }: OfferedDeparture,
): (OfferedOption & { price: Money })[] {
  const order = { person: 0, child: 1, infant: 2, supplement: 3 };
  return options
    .flatMap((option) => {
      const price = prices.find(({ option_id: id }) => id === option.id)?.price;
      return price ? [{ ...option, price }] : [];
    })
    .toSorted((a, b) => order[a.kind] - order[b.kind]);
}

/** Adds a choice up by the same rules as the server, which has the last word. */
export function priceChoice(
  offer: BookingOffer,
  departure: OfferedDeparture,
  { counts }: Choice,
  today: string,
): PricedChoice {
  const { currency, prepayment_percent: percent, rest_due_days: days } = offer;
  const money = (amount: number): Money => ({ amount, currency });
  const lines = listOptions(offer, departure).flatMap((option) => {
    const count = counts[option.id] ?? 0;
    const sum = money(option.price.amount * count);
    return count > 0 ? [{ ...option, count, sum }] : [];
  });
  const countOf = (kinds: readonly string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, line) => sum + line.count, 0);
  const total = lines.reduce((sum, line) => sum + line.sum.amount, 0);
  const restDueDate = addDays(departure.start_date, -days);
  const isDue = countDays(today, restDueDate) <= 0;
  const prepayment = isDue && percent > 0 ? total : Math.ceil((total * percent) / 100);
  return {
    lines,
    adults: countOf(["person"]),
    seats: countOf(["person", "child"]),
    people: countOf(["person", "child", "infant"]),
    total: money(total),
    prepayment: money(prepayment),
    rest: money(total - prepayment),
    restDueDate: isDue ? departure.start_date : restDueDate,
  };
}

/** The choice that the form begins with: the wished date, one person of the first kind. */
export function firstChoice(offer: BookingOffer, wished: number | null): Choice {
  const isWished = offer.departures.some(({ id }) => id === wished);
  const open = offer.departures.filter(isBookable);
  const departureId = isWished ? wished : open.length === 1 ? open[0]!.id : null;
  const first = offer.options.find(({ kind }) => kind === "person");
  return { departureId, counts: first ? { [first.id]: 1 } : {} };
}

/** How many of an option can be chosen beside the others: seats left, or one for each person. */
export function maxOf(
  option: OfferedOption,
  { seats_left: left }: OfferedDeparture,
  { lines, seats }: PricedChoice,
): number {
  const own = lines.find(({ id }) => id === option.id)?.count ?? 0;
  const takesSeat = option.kind === "person" || option.kind === "child";
  return takesSeat ? left - seats + own : seats;
}
