import type pg from "pg";
import type { SentQuery } from "./record-queries.ts";

/** Tables that grow with the marketplace: no visitor's request and no list of an office may go through all of one. */
const bigTables = [
  "departure_prices",
  "departures",
  "requests",
  "reviews",
  "tour_changes",
  "tour_documents",
  "tours",
];

/**
 * Runs queries again, each in a transaction that may first corrupt something, and says which of them
 * read a big table from one end to the other, with their plans. PostgreSQL's own counters tell: they
 * see into functions, too, where `EXPLAIN` alone does not look.
 */
export async function findWholeReads(
  client: pg.Client,
  queries: readonly SentQuery[],
  corrupt?: string,
): Promise<{ tables: string[]; plan: string }[]> {
  const found: { tables: string[]; plan: string }[] = [];
  await client.query("select pg_stat_force_next_flush()");
  for (const { text, values } of queries) {
    await client.query("begin");
    if (corrupt) await client.query(corrupt);
    await client.query(text, values);
    const { rows } = await client.query<{ relname: string }>(
      `select relname::text from pg_stat_xact_user_tables
      where seq_scan > 0 and relname = any($1) order by relname`,
      [bigTables],
    );
    if (rows.length > 0) {
      const plan = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
      const lines = plan.rows.map((row) => row["QUERY PLAN"]);
      found.push({ tables: rows.map(({ relname }) => relname), plan: [text, ...lines].join("\n") });
    }
    await client.query("rollback");
    // Else what this transaction counted would be added to the next one's.
    await client.query("select pg_stat_force_next_flush()");
  }
  return found;
}
