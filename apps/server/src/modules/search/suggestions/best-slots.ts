/** The slots with the lowest scores, as many as are wanted; of equals the first that came. */
export class BestSlots {
  readonly list: { slot: number; score: number }[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What a score must be under to be taken in. */
  get worst(): number {
    return this.list.length < this.#limit ? Infinity : (this.list.at(-1)?.score ?? -Infinity);
  }

  add(slot: number, score: number): void {
    if (score >= this.worst) return;
    if (this.list.length === this.#limit) this.list.pop();
    const after = this.list.findIndex((one) => one.score > score);
    this.list.splice(after < 0 ? this.list.length : after, 0, { slot, score });
  }
}
