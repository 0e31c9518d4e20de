import { sql } from "drizzle-orm";

/** The name of the lineage that a statement's rows are of, for whoever keeps them in memory. */
export const lineageName = sql<string>`(select name from database_lineage)`;
