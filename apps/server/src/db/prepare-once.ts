import { memoizeWeak } from "../cache/memoize-weak.ts";
import type { Database } from "./database.ts";

/**
 * Makes a query's SQL once for each database that it is sent to: making it anew takes longer than
 * sending it. By the name that it is prepared with, a PostgreSQL server parses and plans it once for
 * each connection; values are given as `sql.placeholder`s.
 */
export const prepareOnce = <Statement>(
  prepare: (db: Database) => Statement,
): ((db: Database) => Statement) => memoizeWeak(prepare);
