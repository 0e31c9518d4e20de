import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * The database, or a transaction of it, on either engine. Inside `db.transaction(async (tx) => ...)`
 * only `tx` may be used: PGlite has one connection, so the outer handle would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
