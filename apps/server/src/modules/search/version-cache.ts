/** More different answers than are asked for between two changes. */
const maxAnswers = 500;

/** Answers that hold for as long as no tour changes and no day begins. */
export class VersionCache<Answer> {
  readonly #answers = new Map<string, Answer>();
  #version = -1;

  /** The answer known by a key, else the one that is made now. */
  get({ version }: { version: number }, key: string, make: () => Answer): Answer {
    if (version !== this.#version || this.#answers.size >= maxAnswers) this.#answers.clear();
    this.#version = version;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#answers.set(key, made);
    return made;
  }
}
