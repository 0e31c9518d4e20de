import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Belonging } from "../belongings/index.ts";

/** Rows in memory at a time. */
const batch = 200;

/**
 * The rows of a belonging as JSON, some at a time, without its secrets. In a transaction, which holds the
 * cursor.
 */
export async function* readRows(
  tx: Database,
  { table, isTheirs, secrets }: Belonging,
  organizerId: number,
): AsyncGenerator<string[]> {
  const shown = Object.values(getTableColumns(table)).filter(({ name }) => !secrets.includes(name));
  const cursor = sql.raw(`"leaving ${getTableName(table)}"`);
  await tx.execute(sql`
    declare ${cursor} no scroll cursor for
    select row_to_json(leaving_row)::text as row
    from (select ${sql.join(shown, sql`, `)} from ${table} where ${isTheirs(organizerId)}
      order by 1) leaving_row`);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next are read when these are written
    const { rows } = (await tx.execute(sql`fetch ${sql.raw(String(batch))} from ${cursor}`)) as {
      rows: unknown[];
    };
    if (rows.length === 0) break;
    yield (rows as { row: string }[]).map(({ row }) => row);
  }
  await tx.execute(sql`close ${cursor}`);
}
