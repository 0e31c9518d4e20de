import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

const listTables = `select schemaname || '."' || tablename || '"' as row from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/** Every row of every table, of jobs too, as one text. */
export async function dumpTables(db: Database): Promise<string> {
  const rowsOf = async (query: string) => {
    const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: { row: string }[] };
    return rows.map(({ row }) => row);
  };
  const texts: string[] = [];
  for (const table of await rowsOf(listTables)) {
    texts.push(table, ...(await rowsOf(`select t::text as row from ${table} t`)));
  }
  return texts.join("\n");
}
