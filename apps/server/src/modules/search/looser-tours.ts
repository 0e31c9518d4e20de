import type { LooserSearch } from "@tour/api";
import { Bitset } from "./bitset.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind } from "./tour-facts.ts";
import { passFilters } from "./tour-filters.ts";
import type { TourFilters } from "./tour-filters.ts";
import type { TourIndex } from "./tour-index.ts";

export type LoosePart = LooserSearch["part"];

/** The tours that pass one condition of a search. */
export interface Condition {
  part: LoosePart;
  set: Bitset;
}

/**
 * The tours that pass all other conditions, for each: those before it and those behind it, which are put
 * together on the way, so that each condition is looked at three times however many there are.
 */
export function withoutEach(scope: Bitset, conditions: readonly Condition[]): Bitset[] {
  const behind: Bitset[] = [];
  conditions.toReversed().reduce((rest, { set }) => {
    behind.unshift(rest);
    return rest.copy().keep(set);
  }, scope.copy());
  const before = scope.copy();
  return conditions.map(({ set }, index) => {
    const rest = behind[index]!.keep(before);
    before.keep(set);
    return rest;
  });
}

interface Search {
  filters: TourFilters;
  others: readonly Condition[];
}

/** What giving up each condition of a search would find; of several values of a list one by one. */
export function loosenSearch(
  index: TourIndex,
  scope: Bitset,
  { filters, others }: Search,
): LooserSearch[] {
  const passed = passFilters(index, filters);
  const conditions = [...[...passed].map(([part, set]) => ({ part, set })), ...others];
  const rests = withoutEach(scope, conditions);
  return conditions.flatMap(({ part, set }, place): LooserSearch[] => {
    const rest = rests[place]!;
    const values = isTerm(part) ? filters.terms[part]! : [];
    if (!isTerm(part) || values.length === 1) {
      const alone = scope.countCommon(set);
      return [{ part, value: values[0] ?? null, without: rest.count(), alone }];
    }
    const setOf = (value: string) => index.terms.get(part)!.get(value) ?? new Bitset();
    return values.map((value) => {
      // Any of several is enough: the others stay.
      const left = new Bitset();
      for (const other of values) if (other !== value) left.addAll(setOf(other));
      const alone = scope.countCommon(setOf(value));
      return { part, value, without: rest.countCommon(left), alone };
    });
  });
}

const isTerm = (part: LoosePart): part is TermKind =>
  (termKinds as readonly LoosePart[]).includes(part);
