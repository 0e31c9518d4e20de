import { createLru } from "./create-lru.ts";

/** What a host's data was when an answer was read. */
export interface DataState {
  host: string;
  /** Null where it is not known: then nothing is kept. */
  revision: string | null;
  /** Lists of coming dates change by the calendar too. */
  today: string;
}

/** An answer, and all revisions at which it was read: several where one of its calls met a slow replica. */
export interface ReadAnswer<Answer> {
  answer: Answer;
  revisions: ReadonlySet<string | null>;
}

export type NoteRevision = (revision: string | null) => void;

export type RevisionCache = <Answer>(
  of: DataState,
  call: string,
  ask: (note: NoteRevision) => Promise<Answer>,
) => Promise<ReadAnswer<Answer>>;

/**
 * Shares the answers that hold for one revision of a host's data: whatever changes them raises it.
 * The pages of a site are made from the same few answers, and a guest's own pages, which nobody
 * keeps, stand in the same header and footer. Failures are asked about anew, and so is what was read at
 * another revision; old revisions age away.
 */
export function createRevisionCache({ maxCharacters }: { maxCharacters: number }): RevisionCache {
  const kept = createLru<string, Promise<ReadAnswer<unknown>>>(
    { maxSize: maxCharacters },
    "answers",
  );
  return <Answer>(
    { host, revision, today }: DataState,
    call: string,
    ask: (note: NoteRevision) => Promise<Answer>,
  ): Promise<ReadAnswer<Answer>> => {
    if (!revision) return read(ask);
    const key = JSON.stringify([host, revision, today, call]);
    const known = kept.get(key);
    if (known) return known as Promise<ReadAnswer<Answer>>;
    const asked = read(ask);
    // How long it is, is not known yet.
    kept.set(key, asked, { size: 1 });
    const settle = (size: number | null) => {
      if (kept.peek(key) !== asked) return;
      // Set over itself it would keep its first size.
      kept.delete(key);
      if (size !== null) kept.set(key, asked, { size });
    };
    asked.then(
      ({ answer, revisions }) =>
        settle(isOnly(revisions, revision) ? 1 + JSON.stringify(answer ?? null).length : null),
      () => settle(null),
    );
    return asked;
  };
}

/** Whether something was read at one revision alone. */
export const isOnly = (revisions: ReadonlySet<string | null>, revision: string): boolean =>
  [...revisions].every((one) => one === revision);

async function read<Answer>(
  ask: (note: NoteRevision) => Promise<Answer>,
): Promise<ReadAnswer<Answer>> {
  const revisions = new Set<string | null>();
  const answer = await ask((revision) => revisions.add(revision));
  return { answer, revisions };
}
