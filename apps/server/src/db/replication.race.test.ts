import { setTimeout as wait } from "node:timers/promises";
import { contract } from "@tour/api/contract";
import type { OrganizerPublic } from "@tour/api";
import { findFreePort } from "@tour/free-port";
import { startReplicatedPostgres } from "@tour/test-postgres";
import type { ReplicatedPostgres } from "@tour/test-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../modules/accounts/create-user.ts";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { createServerRunner, waitForHealth } from "../test/run-server.ts";
import { openLine } from "../test/open-line.ts";
import { openDatabase } from "./open-database.ts";

// The real process, a real primary, and a real standby that streams from it and can be held back.
const runner = createServerRunner();
const email = "owner@example.com";
const password = "correct horse battery";
let postgres: ReplicatedPostgres;
let line: Awaited<ReturnType<typeof openLine>>;
let standby: pg.Pool;
let origin: string;
let owner: HeadersInit;
let id: number;

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  id = await fillPrimary(postgres.primary.url);
  line = await openLine(postgres.standby.url);
  standby = new pg.Pool({ connectionString: postgres.standby.url, max: 1 });
  standby.on("error", () => {});
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  runner.start({
    API_PORT: String(port),
    DATABASE_URL: postgres.primary.url,
    DATABASE_REPLICA_URLS: line.url,
    LOG_LEVEL: "silent",
  });
  await waitForHealth(port);
  owner = await signIn();
});

afterAll(async () => {
  runner.cleanUp();
  await standby?.end();
  line?.close();
  await postgres?.stop();
});

async function fillPrimary(databaseUrl: string): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl });
  const [row] = await db.insert(organizers).values({ name: "Тропа", since: 2015 }).returning();
  const memberships = [{ organizerId: row!.id, role: "owner" as const }];
  await createUser(db, { name: "Анна", email, password, memberships });
  await close();
  return row!.id;
}

const json = { "content-type": "application/json", "user-role": "organizer" };

async function signIn(): Promise<HeadersInit> {
  const body = JSON.stringify({ email, password });
  const init = { method: "POST", headers: { ...json, origin: "http://localhost:3001" }, body };
  const answer = await fetch(origin + contract.signIn.path, init);
  const [cookie = ""] = answer.headers.getSetCookie();
  return { ...json, origin: "http://localhost:3001", cookie: cookie.split(";")[0]! };
}

async function readName(headers: HeadersInit = { "user-role": "visitor" }): Promise<string> {
  const answer = await fetch(`${origin}${contract.organizerPublicInfo.path}?id=${id}`, { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: OrganizerPublic }).data.name;
}

async function rename(name: string): Promise<void> {
  const init = { method: "POST", headers: owner, body: JSON.stringify({ name }) };
  const answer = await fetch(`${origin}${contract.updateOrganizer.path}?id=${id}`, init);
  expect(answer.status).toBe(200);
}

/** A loaded machine is slow, not wrong. */
const pollTimeout = { timeout: 90_000, interval: 250 };

const hold = () => standby.query("SELECT pg_wal_replay_pause()");
const letGo = () => standby.query("SELECT pg_wal_replay_resume()");

/** Held back, a standby shows to whom it answers. */
async function isStandbyRead(): Promise<boolean> {
  await hold();
  const name = `Тропа ${performance.now()}`;
  await rename(name);
  const seen = await readName();
  await letGo();
  return seen !== name;
}

test("visitors read a standby that keeps up, and the primary while it does not", async () => {
  await expect.poll(isStandbyRead, pollTimeout).toBe(true);
  await rename("Тропа");
  await expect.poll(() => readName(), pollTimeout).toBe("Тропа");

  await hold();
  await rename("Новая тропа");
  expect(await readName(), "a visitor reads the standby").toBe("Тропа");
  expect(await readName(owner), "the owner reads what they wrote").toBe("Новая тропа");
  await expect.poll(() => readName(), pollTimeout).toBe("Новая тропа");

  await letGo();
  await expect.poll(isStandbyRead, pollTimeout).toBe(true);
});

test("a hanging standby costs nobody a response, and is used again once it recovers", async () => {
  await expect.poll(isStandbyRead, pollTimeout).toBe(true);
  line.cut();
  const asked = await Promise.all(Array.from({ length: 20 }, () => readName()));
  expect(asked).toHaveLength(20);

  line.mend();
  await expect.poll(isStandbyRead, pollTimeout).toBe(true);
});

test("a standby that goes away costs no visitor a response", async () => {
  await rename("Без копии");
  const asking = Array.from({ length: 40 }, async (_, index) => {
    await wait(index * 25);
    return readName();
  });
  await postgres.standby.stop();
  expect(await Promise.all(asking)).toHaveLength(40);
  expect(await readName()).toBe("Без копии");
  expect((await fetch(`${origin}/health/ready`)).status, "nothing needed is missing").toBe(200);
});
