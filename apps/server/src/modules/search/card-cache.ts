import type { FoundTour } from "@tour/api";
import { createLru } from "../../cache/create-lru.ts";
import type { Lru } from "../../cache/create-lru.ts";
import { freeze } from "../../cache/freeze.ts";
import { cacheJson } from "../../cache/cache-json.ts";

/** Cards that are kept; with the JSON made of them some 50 MB. */
const maxCards = 5000;

type Reading = Promise<Map<number, FoundTour>>;

/**
 * The cards that were shown last, each until its tour changes or a new day begins somewhere. It is
 * told of both by `LiveIndex`, and so is as new as the index is.
 */
export class CardCache {
  readonly #cards: Lru<number, FoundTour>;
  /** Those that are being read, and were not forgotten since: whoever asks meanwhile waits for them. */
  readonly #reading = new Map<number, Reading>();

  constructor(max: number = maxCards) {
    this.#cards = createLru({ max }, "tour-cards");
  }

  get size(): number {
    return this.#cards.size;
  }

  forget(tourId: number): void {
    this.#cards.delete(tourId);
    this.#reading.delete(tourId);
  }

  forgetAll(): void {
    this.#cards.clear();
    this.#reading.clear();
  }

  /** Cards in the order of their numbers; those that are not known are read. */
  async read(
    ids: readonly number[],
    readCards: (ids: number[]) => Promise<FoundTour[]>,
  ): Promise<FoundTour[]> {
    const cards = new Map<number, FoundTour>();
    const readings = new Set<Reading>();
    const missing: number[] = [];
    for (const id of ids) {
      const known = this.#cards.get(id);
      const reading = known ? undefined : this.#reading.get(id);
      if (known) cards.set(id, known);
      else if (reading) readings.add(reading);
      else missing.push(id);
    }
    if (missing.length > 0) readings.add(this.#start(missing, readCards));
    for (const reading of readings) for (const [id, card] of await reading) cards.set(id, card);
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  #start(missing: number[], readCards: (ids: number[]) => Promise<FoundTour[]>): Reading {
    const read = async () => {
      const cards = await readCards(missing);
      return new Map(cards.map((card) => [card.id, cacheJson(freeze(card))]));
    };
    const reading = read();
    for (const id of missing) this.#reading.set(id, reading);
    const end = (cards: Map<number, FoundTour>) => {
      for (const id of missing) {
        // What changed while it was read may have been read too early: it is good for those answers.
        if (this.#reading.get(id) !== reading) continue;
        this.#reading.delete(id);
        const card = cards.get(id);
        if (card) this.#cards.set(id, card);
      }
    };
    reading.then(end, () => end(new Map()));
    return reading;
  }
}
