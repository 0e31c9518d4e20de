import type { TourFilter } from "@tour/api";
import { Bitset } from "./bitset.ts";
import { Columns } from "./columns.ts";
import { lookAhead } from "./coming-facts.ts";
import type { ComingFacts } from "./coming-facts.ts";
import { todayIn } from "./day-number.ts";
import { termKinds } from "./tour-facts.ts";
import type { TermKind, TourFacts } from "./tour-facts.ts";
import { VersionCache } from "./version-cache.ts";

/** Places that a page's order has room for; see `order-key.ts`. */
const mostTours = 2 ** 22;

/**
 * Everything that search filters tours by, in memory: each tour has a place, each value of a filter
 * a set of places. `docs/decisions/0017-search-in-memory.md`.
 */
export class TourIndex {
  /** By place; undefined where a tour was removed. */
  readonly facts: (TourFacts | undefined)[] = [];
  readonly coming: (ComingFacts | undefined)[] = [];
  readonly columns = new Columns();
  readonly listed = new Bitset();
  readonly published = new Bitset();
  readonly terms = new Map<TermKind, Map<string, Bitset>>(
    termKinds.map((kind) => [kind, new Map()]),
  );
  readonly months = new Map<number, Bitset>();
  /** Places of each organiser's tours. */
  readonly ofOrganizer = new Map<number, Set<number>>();
  /** What can be chosen where nothing was chosen yet, by organiser. */
  readonly plainCounts = new VersionCache<TourFilter[]>();
  /** Raised by each change. */
  version = 0;
  /** The version with which the tour at a place came, changed or went. */
  readonly #changedWith: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #todays = new Map<string, number>();

  get size(): number {
    return this.facts.length;
  }

  placeOf(tourId: number): number | undefined {
    return this.#places.get(tourId);
  }

  /** Places of the tours that changed after a version, by more than a new day. */
  changedSince(version: number): number[] {
    const places: number[] = [];
    for (let place = 0; place < this.#changedWith.length; place += 1) {
      if (this.#changedWith[place]! > version) places.push(place);
    }
    return places;
  }

  /** Learns of a tour, or learns anew. */
  put(facts: TourFacts, now: Date): void {
    const known = this.#places.get(facts.id);
    const place = known ?? this.facts.length;
    if (place >= mostTours) throw new Error(`Search holds at most ${mostTours} tours`);
    if (known !== undefined) this.#forget(place);
    this.#places.set(facts.id, place);
    this.facts[place] = facts;
    this.#ownedBy(facts.organizerId).add(place);
    if (facts.isListed) this.listed.add(place);
    if (facts.isPublished) this.published.add(place);
    for (const kind of termKinds) {
      for (const value of facts.terms[kind]) addTo(this.terms.get(kind)!, value, place);
    }
    this.#lookAhead(place, facts, this.#todayOf(facts.timeZone, now));
    this.#noteChange(place);
  }

  /** Forgets a tour; its place stays empty. */
  remove(tourId: number): void {
    const place = this.#places.get(tourId);
    if (place === undefined) return;
    this.#forget(place);
    this.facts[place] = undefined;
    this.coming[place] = undefined;
    this.#places.delete(tourId);
    this.#noteChange(place);
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
      this.facts.forEach((facts, place) => {
        if (facts?.timeZone === timeZone) this.#lookAhead(place, facts, today);
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

  #noteChange(place: number): void {
    this.version += 1;
    this.#changedWith[place] = this.version;
  }

  #todayOf(timeZone: string, now: Date): number {
    let today = this.#todays.get(timeZone);
    if (today === undefined) {
      today = todayIn(timeZone, now);
      this.#todays.set(timeZone, today);
    }
    return today;
  }

  #lookAhead(place: number, facts: TourFacts, today: number): void {
    for (const month of this.coming[place]?.months ?? []) this.months.get(month)?.delete(place);
    const coming = lookAhead(facts, today);
    this.coming[place] = coming;
    this.columns.put(place, facts, coming);
    for (const month of coming.months) addTo(this.months, month, place);
  }

  #forget(place: number): void {
    const before = this.facts[place];
    if (!before) return;
    this.#ownedBy(before.organizerId).delete(place);
    this.listed.delete(place);
    this.published.delete(place);
    for (const kind of termKinds) {
      const sets = this.terms.get(kind)!;
      for (const value of before.terms[kind]) sets.get(value)?.delete(place);
    }
    for (const month of this.coming[place]?.months ?? []) this.months.get(month)?.delete(place);
  }
}

function addTo<Key>(sets: Map<Key, Bitset>, key: Key, place: number): void {
  let set = sets.get(key);
  if (!set) {
    set = new Bitset();
    sets.set(key, set);
  }
  set.add(place);
}
