import { sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";

/**
 * Columns as one JSON object with their names here. A page of such objects comes as one text, which
 * can be compared with the last one, where rows would be read value by value. For numbers, texts,
 * booleans, arrays and JSON: an instant would come in the server's own notation.
 */
export const jsonObject = (columns: Record<string, Column | SQL>): SQL => {
  const pairs = Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), column]);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};
