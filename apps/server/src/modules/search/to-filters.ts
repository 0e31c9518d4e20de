import type { TourSearch } from "@tour/api";
import { toDayNumber } from "./day-number.ts";
import { termKinds } from "./tour-facts.ts";
import type { Range, RangeKind, TourFilters } from "./tour-filters.ts";

/** The filters that a query sets. */
export function toFilters(query: TourSearch): TourFilters {
  const filters: TourFilters = { terms: {}, ranges: {} };
  for (const kind of termKinds) {
    const value = query[kind];
    if (value === undefined || value === "any") continue;
    filters.terms[kind] = [value].flat().map(String);
  }
  const set = (kind: RangeKind, from: Range["from"], to: Range["to"]) => {
    if (from !== undefined || to !== undefined) filters.ranges[kind] = { from, to };
  };
  const dayOf = (date: string | undefined) => (date === undefined ? undefined : toDayNumber(date));
  set("dates", dayOf(query.dates_from), dayOf(query.dates_to));
  set("price", query.price_from, query.price_to);
  set("duration", query.duration_from, query.duration_to);
  set("age", undefined, query.age);
  set("group_size", query.group_size_from, query.group_size_to);
  return filters;
}
