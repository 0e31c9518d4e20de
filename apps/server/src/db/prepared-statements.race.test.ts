import { createDatabase } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findServedSite } from "../modules/sites/served-site.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";

let open: OpenDatabase;
let pooled: OpenDatabase;
let drop: () => Promise<void>;

beforeAll(async () => {
  const { url: databaseUrl, drop: dropDatabase } = await createDatabase(inject("postgresUrl")!);
  drop = dropDatabase;
  open = await openDatabase({ databaseUrl });
  pooled = await openDatabase({ databaseUrl, keepsStatements: false });
});
afterAll(async () => {
  await open.close();
  await pooled.close();
  await drop();
});

const askOften = async (db: Database) => {
  for (let time = 0; time < 3; time += 1) {
    await findServedSite(db, { id: 1 }, { providedDomain: "example.com" });
  }
};
const keptBy = async (db: Database) => {
  const found = await db.execute(sql`select name from pg_prepared_statements`);
  return (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
};

test("a frequent statement is prepared on the server under its name", async () => {
  await askOften(open.db);
  expect(await keptBy(open.db)).toContain("served_site_by_id");
});

test("behind a pooler without prepared statements none is prepared and none is missing", async () => {
  await askOften(pooled.db);
  expect(await keptBy(pooled.db)).toEqual([]);
  // What a pooler does to the next transaction: the connection is another one.
  const forget = sql`deallocate all`;
  await pooled.db.execute(forget);
  await expect(askOften(pooled.db)).resolves.toBeUndefined();
  await open.db.execute(forget);
  await expect(askOften(open.db), "control: by name it is missed").rejects.toThrow("Failed query");
});
