import type { ComparedTour, Departure } from "@tour/api";
import { formatDateRange, typograph } from "@tour/blocks/format";
import { comparisonTexts } from "../../../texts/comparison.ru.ts";
import { marketTexts } from "../../../texts/market.ru.ts";
import { sayLowerPrice, sayPrice } from "../card/say-price.ts";
import { toFoundView } from "../card/tour-view.ts";
import { formatRating, plural } from "../format/format.ts";
import { titleOf } from "../search/search-options.ts";

const { rows: names, ...texts } = comparisonTexts;
const shownDates = 3;

export type RowName = keyof typeof names;

/** What one property of each tour is: several lines where it is a list, none where it is not known. */
export interface ComparisonRow {
  name: RowName;
  title: string;
  /** In the order of the tours. */
  cells: readonly (readonly string[])[];
  /** Whether the tours differ in it. */
  differs: boolean;
}

/** The properties of tours side by side; what is known of none of them is left out. */
export function compareTours(tours: readonly ComparedTour[], today: string): ComparisonRow[] {
  return (Object.keys(names) as RowName[]).flatMap((name) => {
    const cells = tours.map((tour) => say[name](tour, today));
    if (cells.every((lines) => lines.length === 0)) return [];
    const keys = new Set(cells.map((lines) => lines.toSorted().join("\n")));
    return [{ name, title: names[name], cells, differs: keys.size > 1 }];
  });
}

const isOffered =
  (today: string) =>
  ({ start_date: start, seats_left: left, status }: Departure) =>
    start >= today && left > 0 && (status === "open" || status === "guaranteed");

const say: Record<RowName, (tour: ComparedTour, today: string) => string[]> = {
  dates: (tour, today) => {
    const offered = tour.departures.filter(isOffered(today));
    if (offered.length === 0) return [texts.noDates];
    const shown = offered
      .slice(0, shownDates)
      .map(({ start_date: start, end_date: end }) => formatDateRange(start, end, today));
    const others = offered.length - shown.length;
    return others > 0 ? [...shown, texts.moreDates(others)] : shown;
  },
  // The next date's, as on the card, and that of the dates which cost less.
  price: (tour, today) => {
    const { price, lower } = toFoundView(tour, today);
    const next = price.price ? [sayPrice(price.price, price.isFrom)] : [];
    return lower ? [...next, sayLowerPrice(lower)] : next;
  },
  seats: (tour, today) => {
    const { next } = toFoundView(tour, today);
    return next?.seats ? [plural(next.seats.left, marketTexts.counts.seats)] : [];
  },
  days: ({ days }) => [plural(days, marketTexts.counts.days)],
  place: ({ places }) => {
    const nearest = places.filter(({ level }) => level !== "country").map(({ name }) => name);
    return nearest.slice(0, shownDates);
  },
  difficulty: ({ difficulty }) => [titleOf("difficulty", String(difficulty))],
  comfort: ({ comfort }) => [titleOf("comfort", String(comfort))],
  group: ({ group_size_from: from, group_size_to: to }) => [texts.people(from, to)],
  age: ({ min_age: age }) => [age > 0 ? titleOf("age", String(age)) : texts.anyAge],
  lodging: ({ lodgings, accommodation_types: types }) =>
    lodgings.length > 0
      ? lodgings.map(typograph)
      : types.filter((type) => type !== "not-set").map((type) => titleOf("stay", type)),
  languages: ({ languages }) => languages.map((language) => titleOf("language", language)),
  included: ({ included }) => included.map(typograph),
  notIncluded: ({ not_included: left }) => left.map(typograph),
  prepayment: ({ prepayment_percent: percent }) => [texts.percent(percent)],
  confirmation: ({ is_instant_confirmation: isInstant }) => [
    isInstant ? texts.atOnce : texts.byOrganizer,
  ],
  organizer: ({ site }) => [site.name],
  reviews: ({ rating, reviews_count: count }) =>
    rating !== null && count > 0
      ? [`★ ${formatRating(rating)} · ${plural(count, marketTexts.counts.reviews)}`]
      : [texts.noReviews],
};
