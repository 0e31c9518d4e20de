import type { Departure, Money, PriceOptionKind, Tour } from "@tour/api";
import type { PageData } from "../page-data/page-data.ts";
import { isOffered } from "../page-data/is-bookable.ts";
import { isOfPerson } from "../page-data/select-next-departures.ts";

interface Own {
  included: string[];
  not_included: string[];
  notes: string;
}

/** A line of a list; one that was written in the block has its place in the content. */
export interface PriceLine {
  text: string;
  at?: string;
}

export interface PriceOption {
  id: string;
  title: string;
  note: string;
  kind: PriceOptionKind;
  /** The lowest over the departures with seats to sell; when all are full, over those to come. */
  price: Money | null;
  /** Departures differ: the price is a "from". */
  isFrom: boolean;
  prepayment: Money | null;
  /** What is left to pay after the prepayment. */
  rest: Money | null;
  /** What it adds to the cheapest place: the difference of a dearer one, the sum of a supplement. */
  extra: Money | null;
}

/** What the options cost on a departure, in their order. Dates: `yyyy-MM-dd`. */
export interface PriceRow {
  id: number;
  start: string;
  end: string;
  prices: (Money | null)[];
}

export interface PriceView {
  tourId: number;
  tourTitle: string;
  /** People first, then infants, then supplements; the cheapest first, those without a price last. */
  options: PriceOption[];
  /** Soonest first; empty when all departures cost the same. */
  rows: PriceRow[];
  prepaymentPercent: number;
  included: PriceLine[];
  notIncluded: PriceLine[];
  notes: PriceLine;
  /** Those that leave more time come first. */
  cancellation: Tour["cancellation_rules"];
}

/** The tour's prices as of today, with the block's own words where there are any. */
export function selectPrice(
  { tour, today }: Pick<PageData, "tour" | "today">,
  own: Own,
): PriceView | null {
  if (!tour) return null;
  const toCome = tour.departures
    .filter(({ start_date }) => start_date >= today)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  const offered = toCome.filter((departure) => isOffered(departure, today));
  const departures = offered.length > 0 ? offered : toCome;
  const options = listOptions(tour, departures);
  return {
    tourId: tour.id,
    tourTitle: tour.title,
    options,
    rows: listRows(options, departures),
    prepaymentPercent: tour.prepayment_percent,
    included: toLines("included", own.included, tour.included),
    notIncluded: toLines("not_included", own.not_included, tour.not_included),
    notes: own.notes.trim() ? { text: own.notes, at: "notes" } : { text: tour.price_notes },
    cancellation: sortRules(tour.cancellation_rules),
  };
}

/** One rule a day: of two for the same day the first one counts. */
function sortRules(rules: Tour["cancellation_rules"]): Tour["cancellation_rules"] {
  const firsts = new Map(
    rules.toReversed().map((rule): [number, typeof rule] => [rule.days_before, rule]),
  );
  return [...firsts.values()].toSorted((a, b) => b.days_before - a.days_before);
}

function listOptions(tour: Tour, departures: readonly Departure[]): PriceOption[] {
  const only = tour.price_options.length === 1;
  const priced = tour.price_options.map((option) => {
    const prices = departures.flatMap((departure) => priceOf(departure, option.id) ?? []);
    const lowest = prices.toSorted((a, b) => a.amount - b.amount)[0];
    const price = lowest ?? (only ? tour.price_from : null);
    const isFrom = prices.some(({ amount }) => amount !== lowest?.amount);
    const { kind = "person" } = option;
    return { ...option, kind, price, isFrom, ...splitPrice(price, tour.prepayment_percent) };
  });
  const sorted = priced.toSorted(
    (a, b) =>
      kindOrder[a.kind] - kindOrder[b.kind] ||
      (a.price?.amount ?? Infinity) - (b.price?.amount ?? Infinity) ||
      0,
  );
  const cheapest = sorted.find(isOfPerson)?.price;
  return sorted.map((option) => ({ ...option, extra: addedBy(option, cheapest) }));
}

const kindOrder: Record<PriceOptionKind, number> = {
  person: 0,
  child: 1,
  infant: 2,
  supplement: 3,
};

function addedBy({ kind, price }: Omit<PriceOption, "extra">, cheapest: Money | null | undefined) {
  if (kind === "supplement") return price;
  return kind === "person" ? subtract(price, cheapest) : null;
}

const priceOf = (departure: Departure, option: string): Money | null =>
  departure.prices.find(({ option_id }) => option_id === option)?.price ?? null;

/** The prepayment, rounded up to a minor unit, and the rest; null where nothing is paid ahead. */
function splitPrice(price: Money | null, percent: number) {
  if (!price || percent <= 0 || percent >= 100) return { prepayment: null, rest: null };
  const prepayment = { ...price, amount: Math.ceil((price.amount * percent) / 100) };
  return { prepayment, rest: subtract(price, prepayment) };
}

function subtract(from: Money | null | undefined, what: Money | null | undefined): Money | null {
  if (!from || !what || from.currency !== what.currency) return null;
  return { ...from, amount: from.amount - what.amount };
}

function listRows(options: readonly PriceOption[], departures: readonly Departure[]): PriceRow[] {
  if (!options.some(({ isFrom }) => isFrom)) return [];
  return departures.map((departure) => ({
    id: departure.id,
    start: departure.start_date,
    end: departure.end_date,
    prices: options.map(({ id }) => priceOf(departure, id)),
  }));
}

function toLines(name: keyof Own, own: string[], ofTour: string[]): PriceLine[] {
  const lines = own.map((text, index) => ({ text, at: `${name}.${index}` }));
  const shown = own.some((text) => text.trim()) ? lines : ofTour.map((text) => ({ text }));
  return shown.filter(({ text }) => text.trim());
}
