import { countDays } from "@tour/dates";

/** The days from the first to the last one, `yyyy-MM-dd`. */
export interface Span {
  start_date: string;
  end_date: string;
}

export interface Bar<Of extends Span> {
  of: Of;
  /** Days from the first that is shown, and how many of them are. */
  offset: number;
  days: number;
  /** On which of the lines under each other it lies, from 0. */
  lane: number;
  /** Whether it began before what is shown, and goes on after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/**
 * Where bars lie between two days, so that none covers another: each on the first line that is free.
 * `minDays` is how many days a bar takes for its words, however short the trip is.
 */
export function layBars<Of extends Span>(
  spans: readonly Of[],
  { start_date: first, end_date: last }: Span,
  minDays = 1,
): Bar<Of>[] {
  const freeFrom: number[] = [];
  return spans
    .filter(({ start_date, end_date }) => start_date <= last && end_date >= first)
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
    .map((of) => {
      const begin = of.start_date < first ? first : of.start_date;
      const end = of.end_date > last ? last : of.end_date;
      const offset = countDays(first, begin);
      const days = countDays(begin, end) + 1;
      const free = freeFrom.findIndex((day) => day <= offset);
      const lane = free === -1 ? freeFrom.length : free;
      freeFrom[lane] = offset + Math.max(days, minDays);
      return {
        ...{ of, offset, days, lane },
        isCutBefore: of.start_date < first,
        isCutAfter: of.end_date > last,
      };
    });
}

/** How many lines the bars take. */
export const countLanes = (bars: readonly { lane: number }[]): number =>
  bars.reduce((max, { lane }) => Math.max(max, lane + 1), 0);
