import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

type Row = Record<string, string>;

const ask = async (db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows;

/** Rows that are made from here on have numbers that stand nowhere else, nine digits with 731 before; or small ones again. */
export async function numberRows(db: Database, from: "afar" | "near"): Promise<void> {
  const names = await ask(
    db,
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  for (const [index, { name }] of names.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one statement each
    await ask(
      db,
      `alter sequence "${name}" restart with ${from === "afar" ? 731_000_001 + index * 1000 : 5000}`,
    );
  }
}

export const afarNumber = /(?<![\da-f-])731\d{6}(?![\da-f-])/;

/** The tables in which a row, in whatever column, has one of the marks; jobs of the queue among them. */
export async function findLeftovers(
  db: Database,
  marks: readonly (string | RegExp)[],
  { except = [] }: { except?: readonly string[] } = {},
): Promise<string[]> {
  const tables = await ask(
    db,
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('public', 'pgboss') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    if (except.includes(name!.replace("public.", ""))) continue;
    const [schemaName, tableName] = name!.split(".");
    // oxlint-disable-next-line no-await-in-loop -- one table in memory at a time
    const rows = await ask(
      db,
      `select to_json(t)::text as row from "${schemaName}"."${tableName}" t`,
    );
    const hit = rows.find(({ row }) =>
      marks.some((mark) => (typeof mark === "string" ? row!.includes(mark) : mark.test(row!))),
    );
    if (hit) found.push(`${name}: ${hit["row"]!.slice(0, 400)}`);
  }
  return found;
}
