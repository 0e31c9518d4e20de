import { createDatabase } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";
import * as schema from "../schema.ts";

const serverUrl = inject("postgresUrl");

async function listTables({ db }: OpenDatabase): Promise<string[]> {
  const result = await db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return (result as unknown as { rows: { table_name: string }[] }).rows.map(
    (row) => row.table_name,
  );
}

test("the migrations create every table of the schema", async () => {
  const database = serverUrl ? await createDatabase(serverUrl) : undefined;
  const opened = await openDatabase({ databaseUrl: database?.url });
  expect(await listTables(opened)).toHaveLength(Object.keys(schema).length);
  await opened.close();
  await database?.drop();
});

test.runIf(serverUrl)("servers that start together migrate one database once", async () => {
  const { url, drop } = await createDatabase(serverUrl!);
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url })));
  const again = await openDatabase({ databaseUrl: url });
  expect(await listTables(again)).toHaveLength(Object.keys(schema).length);
  await Promise.all([...opened, again].map(({ close }) => close()));
  await drop();
});
