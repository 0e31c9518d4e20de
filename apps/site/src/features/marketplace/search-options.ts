import type { FilterKind, TourFilter } from "@tour/api";

/** What can be chosen, with the number of tours that would be found. */
export interface Option {
  value: string;
  title: string;
  count: number;
}

export interface SearchOptions {
  directions: readonly Option[];
  activities: readonly Option[];
  months: readonly Option[];
}

/** The choices that the marketplace offers of all that the API host counts. */
export function toSearchOptions(filters: readonly TourFilter[] = []): SearchOptions {
  const of = (kind: FilterKind) => filters.find((filter) => filter.kind === kind)?.options ?? [];
  return {
    directions: of("tours_direction"),
    activities: of("tours_activities"),
    months: of("dates"),
  };
}

/** A choice stays in its list when no tour is left for it: else the form would forget it. */
export const withChosen = (options: readonly Option[], value: string, title = value) =>
  value === "" || options.some((option) => option.value === value)
    ? options
    : [{ value, title, count: 0 }, ...options];
