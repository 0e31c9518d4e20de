import { DurationSeries } from "./duration-series.ts";

/** How many requests were answered, and how long it took, in Prometheus' text format. */
export class RequestSeries {
  readonly #counts = new Map<string, number>();
  readonly #durations = new DurationSeries({
    name: "tour_request_duration_seconds",
    help: "Time until the answer was ready, by call",
    label: "call",
  });

  add(request: { call: string; method: string; status: string; seconds: number }): void {
    const { call, method, status, seconds } = request;
    const labels = `call="${call}",method="${method}",status="${status}"`;
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
    this.#durations.add(call, seconds);
  }

  toText(): string {
    const counts = [...this.#counts].map(([labels, n]) => `tour_requests_total{${labels}} ${n}`);
    return [
      "# HELP tour_requests_total Requests that were answered, by call, method and class of status",
      "# TYPE tour_requests_total counter",
      ...counts,
      "",
      this.#durations.toText(),
    ].join("\n");
  }
}
