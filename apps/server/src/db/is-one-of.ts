import { sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";

/** For a check of a table: whether a column's text is of a list that the code has. */
export const isOneOf = (column: Column, texts: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(texts.map((text) => `'${text}'`).join(", "))})`;
