import type { FoundByText } from "../search-tours.ts";

/** More different searches than are going on at once. */
const mostTexts = 100;

/** What was found by words, for as long as no tour changes: pages and counts ask for the same. */
export class TextCache {
  readonly #found = new Map<string, Promise<FoundByText | null>>();
  #version = -1;

  /** What is found now; `version` is the index's own when it was read for this search. */
  find(
    version: number,
    text: string,
    find: () => Promise<FoundByText | null>,
  ): Promise<FoundByText | null> {
    // An older search must not bring back what a newer one has left behind.
    if (version < this.#version) return find();
    if (version > this.#version) this.#found.clear();
    this.#version = version;
    const known = this.#found.get(text);
    if (known) return known;
    const found = find();
    this.#found.set(text, found);
    found.catch(() => this.#found.delete(text));
    const [oldest] = this.#found.keys();
    if (this.#found.size > mostTexts && oldest !== undefined) this.#found.delete(oldest);
    return found;
  }
}
