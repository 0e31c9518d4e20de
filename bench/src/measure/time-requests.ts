import { median, quantile } from "./quantile.ts";

const warmUp = 40;
const measured = 200;

export interface Timing {
  median: number;
  p95: number;
}

/** Requests to an API host, each by its number, and what all of them are sent with. */
export interface Timed {
  path: (number: number) => string;
  headers: Record<string, string>;
}

/** Times requests one after the other, as a browser sees them: sent, answered, read. */
export async function timeRequests(origin: string, { path, headers }: Timed): Promise<Timing> {
  const times: number[] = [];
  for (let number = -warmUp; number < measured; number += 1) {
    const start = performance.now();
    const response = await fetch(origin + path(number + warmUp), { headers });
    const body = await response.text();
    const time = performance.now() - start;
    if (!response.ok) throw new Error(`${path(number + warmUp)} answered ${body}`);
    if (number >= 0) times.push(time);
  }
  return { median: median(times), p95: quantile(times, 0.95) };
}
