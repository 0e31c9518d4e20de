import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";

/**
 * Adds many rows in one statement with one parameter: the database takes the JSON apart, which is
 * several times quicker than a parameter for each value. Columns that no row names get defaults.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]]),
    ),
  );
  const target = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${target} (${names}) select ${names}
      from jsonb_populate_recordset(null::${target}, ${JSON.stringify(values)}::jsonb)`,
  );
}
