import type { Database } from "./database.ts";

/**
 * Makes a query's SQL once for each database that it is sent to: making it anew takes longer than
 * sending it. Prepare with the name `unnamed`; values are given as `sql.placeholder`s.
 */
export function prepareOnce<Statement>(
  prepare: (db: Database) => Statement,
): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (db) => {
    const found = known.get(db);
    if (found !== undefined) return found;
    const made = prepare(db);
    known.set(db, made);
    return made;
  };
}

/** The server keeps nothing: statements that it holds by name break behind poolers of connections. */
export const unnamed = "";
