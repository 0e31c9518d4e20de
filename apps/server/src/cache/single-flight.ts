/**
 * Lets those who ask for the same thing at once share a reading of it. None is given one that began
 * before it asked, so that everybody sees what was committed by then.
 */
export class SingleFlight<Key, Value> {
  readonly #running = new Map<Key, Promise<Value>>();
  readonly #next = new Map<Key, Promise<Value>>();

  read(key: Key, begin: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (!running) return this.#begin(key, begin);
    const known = this.#next.get(key);
    if (known) return known;
    const next = running
      .catch(() => {})
      .then(() => {
        this.#next.delete(key);
        return this.read(key, begin);
      });
    this.#next.set(key, next);
    return next;
  }

  #begin(key: Key, begin: () => Promise<Value>): Promise<Value> {
    const running = begin().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}
