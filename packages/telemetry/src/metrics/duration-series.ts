/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Durations {
  /** How many took at most as long as each bound, and longer than the one before; then the rest. */
  buckets: number[];
  sum: number;
}

interface Options {
  /** Of the histogram, ending in `_seconds`. */
  name: string;
  help: string;
  /** What one series is told from another by. */
  label: string;
}

/**
 * How often something was done, and how long it took, in Prometheus' text format. By hand, because it is
 * counted at every request and statement: the library reads, checks and joins the labels each time.
 */
export class DurationSeries {
  readonly #options: Options;
  readonly #durations = new Map<string, Durations>();

  constructor(options: Options) {
    this.#options = options;
  }

  add(value: string, seconds: number): void {
    let durations = this.#durations.get(value);
    if (!durations) {
      durations = { buckets: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
      this.#durations.set(value, durations);
    }
    const place = bounds.findIndex((bound) => seconds <= bound);
    durations.buckets[place === -1 ? bounds.length : place]! += 1;
    durations.sum += seconds;
  }

  toText(): string {
    const { name, help } = this.#options;
    const lines = [...this.#durations].flatMap(([value, one]) => this.#describe(value, one));
    return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ""].join("\n");
  }

  #describe(value: string, { buckets, sum }: Durations): string[] {
    const { name, label } = this.#options;
    const own = `${label}="${value}"`;
    let count = 0;
    const lines = buckets.map((some, place) => {
      count += some;
      return `${name}_bucket{le="${bounds[place] ?? "+Inf"}",${own}} ${count}`;
    });
    return [...lines, `${name}_sum{${own}} ${sum}`, `${name}_count{${own}} ${count}`];
  }
}
