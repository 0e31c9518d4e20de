import type { FoundTour } from "@tour/api";
import { createLru } from "../../cache/create-lru.ts";
import type { Lru } from "../../cache/create-lru.ts";
import { freeze } from "../../cache/freeze.ts";
import { cacheJson } from "../../cache/cache-json.ts";

/** Cards that are kept; with the JSON made of them some 50 MB. */
const maxCards = 5000;

/**
 * The cards that were shown last, each until its tour changes or a new day begins somewhere. It is
 * told of both by `LiveIndex`, and so is as new as the index is.
 */
export class CardCache {
  readonly #cards: Lru<number, FoundTour>;
  /** Raised when anything is forgotten. */
  #version = 0;

  constructor(max: number = maxCards) {
    this.#cards = createLru({ max }, "tour-cards");
  }

  get size(): number {
    return this.#cards.size;
  }

  forget(tourId: number): void {
    this.#cards.delete(tourId);
    this.#version += 1;
  }

  forgetAll(): void {
    this.#cards.clear();
    this.#version += 1;
  }

  /** Cards in the order of their numbers; those that are not known are read. */
  async read(
    ids: readonly number[],
    readCards: (ids: number[]) => Promise<FoundTour[]>,
  ): Promise<FoundTour[]> {
    const cards = new Map<number, FoundTour>();
    for (const id of ids) {
      const known = this.#cards.get(id);
      if (known) cards.set(id, known);
    }
    const missing = ids.filter((id) => !cards.has(id));
    if (missing.length > 0) {
      const version = this.#version;
      for (const card of await readCards(missing)) cards.set(card.id, cacheJson(freeze(card)));
      // What changed while it was read may have been read too early: it is good for this answer.
      if (version === this.#version) this.#keep(missing, cards);
    }
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  #keep(ids: number[], cards: Map<number, FoundTour>): void {
    for (const id of ids) {
      const card = cards.get(id);
      if (card) this.#cards.set(id, card);
    }
  }
}
