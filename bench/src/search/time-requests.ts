import { median, quantile } from "../measure/quantile.ts";
import type { SearchRequest } from "./search-requests.ts";

const warmUp = 40;
const measured = 200;

export interface Timing {
  median: number;
  p95: number;
}

/** Times requests one after the other, as a browser sees them: sent, answered, read. */
export async function timeRequests(origin: string, { path }: SearchRequest): Promise<Timing> {
  const times: number[] = [];
  for (let number = -warmUp; number < measured; number += 1) {
    const start = performance.now();
    const response = await fetch(origin + path(number + warmUp), {
      headers: { "user-role": "visitor" },
    });
    const body = await response.text();
    const time = performance.now() - start;
    if (!response.ok) throw new Error(`${path(number + warmUp)} answered ${body}`);
    if (number >= 0) times.push(time);
  }
  return { median: median(times), p95: quantile(times, 0.95) };
}
