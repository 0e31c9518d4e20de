import { askServer } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { openLine } from "../test/open-line.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";

// The server answers others all the time: only some connections to it are lost.
const silenceMs = 500;
let app: TestApp;
let organizer: Awaited<ReturnType<typeof createOrganizer>>;
let line: Awaited<ReturnType<typeof openLine>>;
let guarded: OpenDatabase;
let unguarded: OpenDatabase;

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app, "Тропа");
  line = await openLine(app.databaseUrl!);
  guarded = await openDatabase({ databaseUrl: line.url, maxSilenceMs: silenceMs });
  unguarded = await openDatabase({ databaseUrl: line.url });
});
afterAll(async () => {
  line.close();
  await Promise.all([guarded.close(), unguarded.close()]);
  await app.close();
});

async function createReader({ db }: OpenDatabase) {
  const { env, log } = app.services;
  const client = createTestClient(await createServices(db, env, log));
  return async () => {
    const query = { id: organizer.id };
    const answer = await client.ask("organizerPublicInfo", { query }, { role: "visitor" });
    return answer.status;
  };
}

const rowsOf = async <Row>(asked: PromiseLike<unknown>) => ((await asked) as { rows: Row[] }).rows;
const processOf = async ({ db }: OpenDatabase) =>
  (await rowsOf<{ pid: number }>(db.execute(sql`select pg_backend_pid() as pid`)))[0]!.pid;
const isIdle = (...states: string[]) =>
  `state in (${states.map((state) => `'${state}'`)}) and state_change < now() - interval '2 s'`;
const countOf = async (condition: string) =>
  (
    await askServer(
      app.databaseUrl!,
      `select pid from pg_stat_activity where datname = current_database() and ${condition}`,
    )
  ).length;

test("a request on a lost connection gets 503, and the next one a new connection", async () => {
  const [read, readUnguarded] = [await createReader(guarded), await createReader(unguarded)];
  expect([await read(), await readUnguarded()]).toEqual([200, 200]);
  line.cutOpen();
  const control = { status: 0 };
  const waiting = readUnguarded().then((status) => (control.status = status));
  expect(await read()).toBe(503);
  await expect.poll(read).toBe(200);
  expect(control.status, "control: without the watch one waits for ever").toBe(0);
  line.resume();
  await waiting;
});

test("a hanging server process counts as lost", async () => {
  const read = await createReader(guarded);
  await expect.poll(read).toBe(200);
  // The pool gives the connection that was used last.
  const pid = await processOf(guarded);
  process.kill(pid, "SIGSTOP");
  try {
    expect(await read()).toBe(503);
    await expect.poll(read).toBe(200);
  } finally {
    process.kill(pid, "SIGCONT");
  }
});

test("a running statement and an open idle transaction are not interrupted", async () => {
  const { db } = guarded;
  await expect
    .poll(() =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const long = rowsOf(db.execute(sql`select 1 as done from pg_sleep(4)`));
  const transaction = db.transaction(async (tx) => {
    const before = await rowsOf(tx.execute(sql`select 1 as done`));
    const condition = isIdle("idle in transaction");
    await expect.poll(() => countOf(condition), { interval: 200 }).toBeGreaterThan(0);
    return [before, await rowsOf(tx.execute(sql`select 1 as done`))];
  });
  expect(await long).toEqual([{ done: 1 }]);
  expect(await transaction).toEqual([[{ done: 1 }], [{ done: 1 }]]);
});
