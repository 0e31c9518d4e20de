/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Durations {
  /** How many took at most as long as each bound, and longer than the one before; then the rest. */
  buckets: number[];
  sum: number;
}

/**
 * How many requests were answered, and how long it took, in Prometheus' text format. By hand,
 * because it is counted at every request: the library reads, checks and joins the labels each time.
 */
export class RequestSeries {
  readonly #counts = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();

  add(request: { call: string; method: string; status: string; seconds: number }): void {
    const { call, method, status, seconds } = request;
    const labels = `call="${call}",method="${method}",status="${status}"`;
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
    let durations = this.#durations.get(call);
    if (!durations) {
      durations = { buckets: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
      this.#durations.set(call, durations);
    }
    const place = bounds.findIndex((bound) => seconds <= bound);
    durations.buckets[place === -1 ? bounds.length : place]! += 1;
    durations.sum += seconds;
  }

  toText(): string {
    const counts = [...this.#counts].map(([labels, n]) => `tour_requests_total{${labels}} ${n}`);
    const durations = [...this.#durations].flatMap(([call, one]) => describe(call, one));
    return [
      "# HELP tour_requests_total Requests that were answered, by call, method and class of status",
      "# TYPE tour_requests_total counter",
      ...counts,
      "",
      "# HELP tour_request_duration_seconds Time until the answer was ready, by call",
      "# TYPE tour_request_duration_seconds histogram",
      ...durations,
      "",
    ].join("\n");
  }
}

function describe(call: string, { buckets, sum }: Durations): string[] {
  const name = "tour_request_duration_seconds";
  let count = 0;
  const lines = buckets.map((own, place) => {
    count += own;
    return `${name}_bucket{le="${bounds[place] ?? "+Inf"}",call="${call}"} ${count}`;
  });
  return [...lines, `${name}_sum{call="${call}"} ${sum}`, `${name}_count{call="${call}"} ${count}`];
}
