import { sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";

/**
 * Whether a column's number is among those that a prepared query is given by a name: one array,
 * where `inArray` would need another query for each length.
 */
export const isAnyOf = (column: Column, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::int[])`;
