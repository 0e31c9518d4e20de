import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { fromDrizzle } from "pg-boss";
import type { Db, DrizzleTransactionLike } from "pg-boss";
import type { Database } from "../db/database.ts";

const transactions = new AsyncLocalStorage<Database>();

/**
 * Whatever pg-boss asks the database while `ask` runs goes through this transaction. Its own option
 * for that leaves out what it looks up beforehand, the queue's settings: on the embedded database that
 * look would wait for the transaction, which waits for it.
 */
export const inTransaction = <Answer>(tx: Database, ask: () => Promise<Answer>): Promise<Answer> =>
  transactions.run(tx, ask);

/** The database as pg-boss asks it: on the connections that everybody else has. */
export function queueDatabase(db: Database): Db {
  const { $client } = db as unknown as { $client: Pool | PGlite };
  const runOutside = "exec" in $client ? runEmbedded($client) : runOnServer($client);
  return {
    executeSql(text, values) {
      const tx = transactions.getStore();
      return tx
        ? fromDrizzle(tx as DrizzleTransactionLike, sql).executeSql(text, values)
        : runOutside(text, values);
    },
  };
}

const runOnServer = (pool: Pool) => async (text: string, values?: unknown[]) => {
  const results = await pool.query(text, values);
  return { rows: [results].flat().flatMap(({ rows }) => rows) };
};

/**
 * A text that begins a transaction of its own runs inside one of PGlite's: when it fails, nobody gets
 * the connection before it is rolled back. pg-boss's own adapter rolls back when whoever waits has had
 * their turn, and all of them fail.
 */
const runEmbedded = (client: PGlite) => async (text: string, values?: unknown[]) => {
  if (values?.length) return client.query(text, values);
  const results = /^\s*begin\b/i.test(text)
    ? await client.transaction((tx) => tx.exec(text))
    : await client.exec(text);
  return { rows: results.flatMap(({ rows }) => rows) };
};
