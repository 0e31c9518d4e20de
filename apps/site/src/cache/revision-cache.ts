import { createLru } from "./create-lru.ts";

/** What a host's data was when an answer was read. */
export interface DataState {
  host: string;
  /** Null where it is not known: then nothing is kept. */
  revision: string | null;
  /** Lists of coming dates change by the calendar too. */
  today: string;
}

export type RevisionCache = <Answer>(
  of: DataState,
  call: string,
  ask: () => Promise<Answer>,
) => Promise<Answer>;

/**
 * Shares the answers that hold for one revision of a host's data: whatever changes them raises it.
 * The pages of a site are made from the same few answers, and a guest's own pages, which nobody
 * keeps, stand in the same header and footer. Failures are asked about anew; old revisions age away.
 */
export function createRevisionCache({ max }: { max: number }): RevisionCache {
  const kept = createLru<string, Promise<unknown>>({ max });
  return <Answer>(
    { host, revision, today }: DataState,
    call: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (!revision) return ask();
    const key = JSON.stringify([host, revision, today, call]);
    const known = kept.get(key);
    if (known) return known as Promise<Answer>;
    const asked = ask();
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
