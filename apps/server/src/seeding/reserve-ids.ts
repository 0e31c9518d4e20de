import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Numbers of rows that are about to be added, taken from the table's own sequence. */
export async function reserveIds(tx: Database, table: string, size: number): Promise<number[]> {
  const result = await tx.execute(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id
      from generate_series(1, ${size})`,
  );
  return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}
