import { formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { median, quantile } from "../measure/quantile.ts";

/** A contender's times in ms. */
export interface Timed {
  title: string;
  times: readonly number[];
}

/** A row a contender, ours first; the ratio is to the fastest peer. */
export function makeSpeedRows(scenario: string, timed: readonly Timed[]): string[][] {
  const [, ...peers] = timed;
  const fastest = Math.min(...peers.map(({ times }) => median(times)));
  return timed.map(({ title, times }) => [
    `${scenario}: ${title}`,
    formatMilliseconds(median(times)),
    formatMilliseconds(quantile(times, 0.9)),
    formatRatio(median(times), fastest),
  ]);
}
