import { chosenParts } from "../search/chosen-parts.ts";
import type { MarketSearch } from "../search/market-search.ts";

/** A direction with an activity or a month says more than the direction from so many tours on. */
export const minPairTours = 4;

/**
 * Whether search engines may find a list: all tours, those of one direction, one activity or one month,
 * what staff put together, and a direction's tours of one activity or month where there are enough. What
 * else can be chosen is endless and says the same; an empty page says nothing.
 */
export function isWorthFinding(search: MarketSearch, toursCount: number): boolean {
  if (search.view !== "" || search.sort !== "default" || toursCount === 0) return false;
  const names = chosenParts(search).map(({ name }) => name);
  if (names.includes("dates") && search.month === "") return false;
  const [first, second, ...others] = names;
  if (others.length > 0) return false;
  if (first === undefined) return true;
  if (second === undefined) return single.has(first);
  return isPair(search) && toursCount >= minPairTours;
}

const single = new Set<string>(["direction", "activity", "collection", "dates"]);

/** One direction, and with it one activity or one month. */
export function isPair(search: MarketSearch): boolean {
  const { direction, activity, month } = search;
  const isAlone = chosenParts(search).length === 2 && direction.length === 1;
  return isAlone && (activity.length === 1 || month !== "");
}
