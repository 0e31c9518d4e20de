import { createDatabase, startPgbouncer } from "@tour/test-postgres";
import type { RunningPgbouncer, TestDatabase } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import type { DatabaseOptions } from "./open-database.ts";

let database: TestDatabase;
let pooler: RunningPgbouncer;

beforeAll(async () => {
  database = await createDatabase(inject("postgresUrl")!);
  // What it opens while the limit is being set has none until it is opened anew: after an hour in earnest.
  pooler = await startPgbouncer(database.url, { settings: { server_lifetime: "1" } });
});
afterAll(async () => {
  await pooler.stop();
  await database.drop();
});

const open = (options: DatabaseOptions) =>
  openDatabase({ databaseUrl: pooler.url, maxStatementMs: 300, ...options });
const sleep = sql`select pg_sleep(5)`;
const messageOf = (error: unknown) => ((error as Error).cause as Error).message;

test("an empty database is opened by several servers at once, and statements that last are ended", async () => {
  // All tables take longer than the limit, and so does waiting for them.
  const opened = await Promise.all([1, 2, 3].map(() => open({ keepsStatements: false })));
  for (const { db } of opened) {
    const ask = () =>
      Promise.all(Array.from({ length: 6 }, () => db.execute(sleep).then(String, messageOf)));
    await expect
      .poll(ask)
      .toEqual(Array.from({ length: 6 }, () => "canceling statement due to statement timeout"));
  }
  await Promise.all(opened.map(({ close }) => close()));
});

test("as a start-up parameter the limit is refused (control)", async () => {
  const { db, close } = await open({ keepsStatements: true });
  const refused = await db.execute(sleep).then(String, messageOf);
  expect(refused).toContain("unsupported startup parameter: statement_timeout");
  await close();
});
