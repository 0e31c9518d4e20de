import type { TourFilter } from "@tour/api";
import { Bitset } from "./bitset.ts";
import { countFilters } from "./count-filters.ts";
import { slotOfKey } from "./order-key.ts";
import type { TourSort } from "./order-key.ts";
import { selectSmallest } from "./select-smallest.ts";
import { passAll, passFilters } from "./tour-filters.ts";
import type { TourFilters } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

/** Tours that the words looked for are found in. */
export interface FoundSlots {
  everywhere: Bitset;
  /** Those of them that have the words in their names. */
  inNames: Bitset;
}

export interface Wanted {
  /** Only this organiser's tours; null for those of all published sites. */
  organizerId: number | null;
  filters: TourFilters;
  text: FoundSlots | null;
  /** Only these tours; undefined for all. */
  among?: Bitset | undefined;
  sort: TourSort;
  limit: number;
  offset: number;
  withFilters: boolean;
}

export interface Found {
  /** Tours of the page, in order. */
  ids: number[];
  total: number;
  filters?: TourFilter[];
}

/** Answers a search from memory alone. */
export const searchTours = (index: TourIndex, wanted: Wanted): Found =>
  index.scratch.during(() => search(index, wanted));

function search(index: TourIndex, wanted: Wanted): Found {
  const base = findScope(index, wanted);
  const passed = passFilters(index, wanted.filters);
  const found = passAll(index, { base, passed });
  const ids = selectPage(index, found, wanted).map((slot) => index.facts[slot]!.id);
  const answer = { ids, total: found.count() };
  if (!wanted.withFilters) return answer;
  const count = () => countFilters(index, base, passed);
  // Many ask the same: it is counted once until a tour changes. What words find is not known by them.
  const isKnown = wanted.text === null && !wanted.among;
  const key = isKnown ? JSON.stringify([wanted.organizerId, wanted.filters]) : "";
  return { ...answer, filters: isKnown ? index.counts.get(index, key, count) : count() };
}

/** The slots of a page, in order. Those named by the words looked for come first where nothing else is asked. */
function selectPage(
  { columns, scratch }: TourIndex,
  found: Bitset,
  { sort, text, offset, limit }: Wanted,
): number[] {
  const keys = columns.orderKeys[sort];
  const end = offset + limit;
  const select = (set: Bitset, count: number) =>
    Array.from(selectSmallest(scratch.pick(set, keys), count), slotOfKey);
  if (sort !== "default" || text === null) return select(found, end).slice(offset);
  const named = select(scratch.copy(found).keep(text.inNames), end);
  if (named.length === end) return named.slice(offset);
  const others = select(scratch.copy(found).dropAll(text.inNames), end - named.length);
  return [...named, ...others].slice(offset);
}

/** The tours that a search finds, in no order. */
export function findSlots(
  index: TourIndex,
  wanted: Omit<Wanted, "sort" | "limit" | "offset" | "withFilters">,
): Bitset {
  const find = () => {
    const passed = passFilters(index, wanted.filters);
    return passAll(index, { base: findScope(index, wanted), passed }).copy();
  };
  return index.scratch.during(find);
}

/**
 * The tours that could be found at all: those of the site, with the words looked for. Within a search it
 * is good until that ends.
 */
export function findScope(
  index: TourIndex,
  { organizerId, text, among }: Pick<Wanted, "organizerId" | "text" | "among">,
): Bitset {
  const scope = index.scratch.copy(index.listed);
  if (organizerId === null) scope.keep(index.published);
  else scope.keep(ofOrganizer(index, organizerId));
  if (among) scope.keep(among);
  return text ? scope.keep(text.everywhere) : scope;
}

/** All tours of an organiser, shown or not. */
export function ofOrganizer(index: TourIndex, organizerId: number): Bitset {
  const own = new Bitset();
  for (const slot of index.ofOrganizer.get(organizerId) ?? []) own.add(slot);
  return own;
}
