import { askServer } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { openLine } from "../test/open-line.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";

// Nothing passes between the host and a real server while the line is cut; neither end is told.
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

async function createClient({ db }: OpenDatabase) {
  const { env, log } = app.services;
  return createTestClient(await createServices(db, env, log));
}

type Client = Awaited<ReturnType<typeof createClient>>;

const rename = (client: Client, name: string) =>
  client.ask(
    "updateOrganizer",
    { query: { id: organizer.id }, body: { name } },
    { ...organizer.owner, role: "organizer" },
  );
const read = (client: Client) =>
  client.ask("organizerPublicInfo", { query: { id: organizer.id } }, { role: "visitor" });
const isReady = async ({ app: hono }: Client) => (await hono.request("/health/ready")).status;

/** More at once than there are connections, reading and writing; gives what it was answered. */
async function askMuch(client: Client) {
  const asked = Array.from({ length: 30 }, (_, index) =>
    index % 3 === 0 ? rename(client, `Тропа ${index}`) : read(client),
  );
  const answers = (await Promise.all(asked)).map(async (answer) => ({
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    error: ((await answer.json()) as { error?: string }).error,
  }));
  return [...new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer)))];
}

const well = JSON.stringify({ status: 200, retryAfter: null });
const refused = JSON.stringify({ status: 503, retryAfter: "5", error: "unavailable" });

/** A machine that is slower than the limit of this test is a server that hangs, for a while. */
const pollTimeout = { timeout: 100_000 };

const openTransactions = () =>
  askServer(
    app.databaseUrl!,
    `SELECT state FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );

test("requests get 503 while the database hangs, and work again once it recovers", async () => {
  const client = await createClient(guarded);
  const other = await createClient(unguarded);
  await expect.poll(() => askMuch(client), pollTimeout).toEqual([well]);
  expect((await read(other)).status).toBe(200);

  line.cut();
  const control = { status: 0 };
  const waiting = read(other).then(({ status }) => (control.status = status));
  expect(await askMuch(client)).toEqual([refused]);
  expect(await isReady(client)).toBe(503);
  expect(control.status, "control: without the limit one waits for as long as it hangs").toBe(0);
  const [pool] = guarded.pools();
  expect(pool, "no connection is lost").toMatchObject({ waiting: 0 });

  line.resume();
  await waiting;
  expect(control.status, "control: the answer was only held back").toBe(200);
  await expect.poll(() => isReady(client), pollTimeout).toBe(200);
  await expect.poll(() => askMuch(client), pollTimeout).toEqual([well]);
  await expect.poll(openTransactions, pollTimeout).toEqual([]);
  expect(guarded.pools()[0]!.total).toBeLessThanOrEqual(10);
});
