import type { TourFilter } from "@tour/api";
import { Bitset } from "./bitset.ts";
import { Columns } from "./columns.ts";
import { lookAhead } from "./coming-facts.ts";
import type { ComingFacts } from "./coming-facts.ts";
import { todayIn } from "./day-number.ts";
import { Scratch } from "./scratch.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind, TourFacts } from "./tour-facts.ts";
import { VersionCache } from "./version-cache.ts";

/** Slots that a page's order has room for; see `order-key.ts`. */
const maxTours = 2 ** 22;

/**
 * Everything that search filters tours by, in memory: each tour has a slot, each value of a filter
 * a set of slots. `docs/decisions/0017-search-in-memory.md`.
 */
export class TourIndex {
  /** By slot; undefined where a tour was removed. */
  readonly facts: (TourFacts | undefined)[] = [];
  readonly coming: (ComingFacts | undefined)[] = [];
  readonly columns = new Columns();
  readonly listed = new Bitset();
  readonly published = new Bitset();
  readonly terms = new Map<TermKind, Map<string, Bitset>>(
    termKinds.map((kind) => [kind, new Map()]),
  );
  readonly months = new Map<number, Bitset>();
  /** Slots of the tours whose next date has its last places. */
  readonly lastPlaces = new Bitset();
  /** Slots of each organiser's tours. */
  readonly ofOrganizer = new Map<number, Set<number>>();
  /** What can be chosen beside what was chosen, by that and by organiser. */
  readonly counts = new VersionCache<TourFilter[]>();
  /** The tours that pass a range, by it: many ask for the same prices, days and dates. */
  readonly ranges = new VersionCache<Bitset>();
  readonly scratch = new Scratch();
  /** Raised by each change. */
  version = 0;
  /** The version with which the tour at a slot came, changed or went. */
  readonly #changedWith: number[] = [];
  readonly #slots = new Map<number, number>();
  readonly #todays = new Map<string, number>();

  get size(): number {
    return this.facts.length;
  }

  slotOf(tourId: number): number | undefined {
    return this.#slots.get(tourId);
  }

  /** Slots of the tours that changed after a version, by more than a new day. */
  changedSince(version: number): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.#changedWith.length; slot += 1) {
      if (this.#changedWith[slot]! > version) slots.push(slot);
    }
    return slots;
  }

  /** Learns of a tour, or learns anew. */
  put(facts: TourFacts, now: Date): void {
    const known = this.#slots.get(facts.id);
    const slot = known ?? this.facts.length;
    if (slot >= maxTours) throw new Error(`Search holds at most ${maxTours} tours`);
    if (known !== undefined) this.#forget(slot);
    this.#slots.set(facts.id, slot);
    this.facts[slot] = facts;
    this.#ownedBy(facts.organizerId).add(slot);
    if (facts.isListed) this.listed.add(slot);
    if (facts.isPublished) this.published.add(slot);
    for (const kind of termKinds) {
      for (const value of facts.terms[kind]) addTo(this.terms.get(kind)!, value, slot);
    }
    this.#lookAhead(slot, facts, this.#todayOf(facts.timeZone, now));
    this.#noteChange(slot);
  }

  /** Forgets a tour; its slot stays empty. */
  remove(tourId: number): void {
    const slot = this.#slots.get(tourId);
    if (slot === undefined) return;
    this.#forget(slot);
    this.facts[slot] = undefined;
    this.coming[slot] = undefined;
    this.#slots.delete(tourId);
    this.#noteChange(slot);
  }

  /**
   * Where a new day has begun since the last time, departures that left are not coming any more.
   * Whether it has begun anywhere.
   */
  passDays(now: Date): boolean {
    const before = this.version;
    for (const [timeZone, before] of this.#todays) {
      const today = todayIn(timeZone, now);
      if (today === before) continue;
      this.#todays.set(timeZone, today);
      this.facts.forEach((facts, slot) => {
        if (facts?.timeZone === timeZone) this.#lookAhead(slot, facts, today);
      });
      this.version += 1;
    }
    return this.version !== before;
  }

  #ownedBy(organizerId: number): Set<number> {
    let own = this.ofOrganizer.get(organizerId);
    if (!own) {
      own = new Set();
      this.ofOrganizer.set(organizerId, own);
    }
    return own;
  }

  #noteChange(slot: number): void {
    this.version += 1;
    this.#changedWith[slot] = this.version;
  }

  #todayOf(timeZone: string, now: Date): number {
    let today = this.#todays.get(timeZone);
    if (today === undefined) {
      today = todayIn(timeZone, now);
      this.#todays.set(timeZone, today);
    }
    return today;
  }

  #lookAhead(slot: number, facts: TourFacts, today: number): void {
    for (const month of this.coming[slot]?.months ?? []) this.months.get(month)?.delete(slot);
    const coming = lookAhead(facts, today);
    this.coming[slot] = coming;
    this.columns.put(slot, facts, coming);
    for (const month of coming.months) addTo(this.months, month, slot);
    if (coming.isNextLast) this.lastPlaces.add(slot);
    else this.lastPlaces.delete(slot);
  }

  #forget(slot: number): void {
    const before = this.facts[slot];
    if (!before) return;
    this.#ownedBy(before.organizerId).delete(slot);
    this.listed.delete(slot);
    this.published.delete(slot);
    this.lastPlaces.delete(slot);
    for (const kind of termKinds) {
      const sets = this.terms.get(kind)!;
      for (const value of before.terms[kind]) sets.get(value)?.delete(slot);
    }
    for (const month of this.coming[slot]?.months ?? []) this.months.get(month)?.delete(slot);
  }
}

function addTo<Key>(sets: Map<Key, Bitset>, key: Key, slot: number): void {
  let set = sets.get(key);
  if (!set) {
    set = new Bitset();
    sets.set(key, set);
  }
  set.add(slot);
}
