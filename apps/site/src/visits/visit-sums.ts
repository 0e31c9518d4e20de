import type { VisitCount } from "@tour/api";
import { maxVisitCounts } from "@tour/api";

interface SumsOptions {
  /** Gives counts to the API host; rejects when they did not arrive. */
  send: (counts: VisitCount[]) => Promise<void>;
  /** Told of the first failure of several. */
  onError: (error: unknown) => void;
  /** How often counts are sent, in ms. */
  every?: number;
}

export interface VisitSums {
  add: (seen: Omit<VisitCount, "views" | "visits">, isVisit: boolean) => void;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

/** More pages, days and sources than this are no site's: whoever makes them up must not fill the memory. */
const maxSums = 20_000;

/**
 * Sums up views in memory and sends them every few seconds. What did not arrive is sent again with what
 * comes after; an answer that was lost on its way can count some seconds twice.
 */
export function createVisitSums({ send, onError, every = 5000 }: SumsOptions): VisitSums {
  const sums = new Map<string, VisitCount>();
  let isFailing = false;
  let sending: Promise<void> | null = null;

  const put = (count: VisitCount): void => {
    const key = [count.organizer_id, count.day, count.page, count.tour_id, count.source].join(" ");
    const known = sums.get(key);
    if (known) {
      known.views += count.views;
      known.visits += count.visits;
    } else if (sums.size < maxSums) sums.set(key, { ...count });
  };

  const sendAll = async (): Promise<void> => {
    while (sums.size > 0) {
      const part = [...sums].slice(0, maxVisitCounts);
      for (const [key] of part) sums.delete(key);
      const counts = part.map(([, count]) => count);
      try {
        await send(counts);
        isFailing = false;
      } catch (error) {
        counts.forEach(put);
        if (!isFailing) onError(error);
        isFailing = true;
        return;
      }
    }
  };
  const flush = (): Promise<void> => (sending ??= sendAll().finally(() => (sending = null)));

  const timer = setInterval(() => void flush(), every);
  // Nobody waits for a count.
  timer.unref();
  return {
    add: (seen, isVisit) => put({ ...seen, views: 1, visits: Number(isVisit) }),
    async stop() {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}
