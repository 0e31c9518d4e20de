import pg from "pg";
import { vi } from "vitest";

/** A query as it was sent to PostgreSQL. */
export interface SentQuery {
  text: string;
  values: unknown[];
}

/** Runs something, and answers what it asked of PostgreSQL meanwhile. */
export async function recordQueries(run: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = [];
  const query = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [what, values] = args as [string | { text: string }, unknown];
    const text = typeof what === "string" ? what : what.text;
    if (/^\s*(select|with)\b/i.test(text)) {
      sent.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return query.apply(this, args);
  } as never);
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return sent;
}
