export interface Rate {
  /** How many may come at once. */
  burst: number;
  /** How many may come each second for ever. */
  perSecond: number;
}

interface Bucket {
  tokens: number;
  /** When the tokens were counted, in ms. */
  at: number;
}

/** More addresses than this at once are an attack that memory must survive. */
const maxBuckets = 50_000;

/**
 * Counts by key, in the memory of this process: a bucket holds `burst` tokens, each request takes
 * one, and `perSecond` come back. Where several servers run, each counts for itself.
 */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token. Answers 0, or the seconds after which there will be one. */
  take(key: string, now: number): number {
    const { burst, perSecond } = this.#rate;
    const known = this.#buckets.get(key);
    // A clock that is set back takes nothing away.
    const gained = known ? (Math.max(0, now - known.at) / 1000) * perSecond : 0;
    const tokens = known ? Math.min(burst, known.tokens + gained) : burst;
    const left = tokens >= 1 ? tokens - 1 : tokens;
    // Put at the end, so that the first one is always the one that was quiet the longest.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left, at: now });
    this.#forgetQuiet(now);
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** A bucket that had time to fill says nothing; the quietest stand first. */
  #forgetQuiet(now: number): void {
    const { burst, perSecond } = this.#rate;
    const fullAfter = (burst / perSecond) * 1000;
    for (const [key, { at }] of this.#buckets) {
      if (now - at < fullAfter && this.#buckets.size <= maxBuckets) return;
      this.#buckets.delete(key);
    }
  }
}
