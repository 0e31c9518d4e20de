import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askServer, findClientPrograms, startPostgres } from "@tour/test-postgres";
import type { TestPostgres } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mendMovedRows } from "../mend-moved-rows.ts";
import { LiveIndex } from "../modules/search/live-index.ts";
import { adoptLineage } from "./lineage/adopt-lineage.ts";
import { openDatabase } from "./open-database.ts";
import { readBackups } from "./read-backups.ts";
import { jobKinds } from "../job-kinds.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { createLogger } from "@tour/telemetry";
import { seedMarket } from "../seeding/market/seed-market.ts";
import { readGuide, runGuide } from "../test/run-guide.ts";

const programs = findClientPrograms();
const folder = mkdtempSync(join(tmpdir(), "tour-backup-"));
const dataDir = join(folder, "volume");
const password = "letters1and2digits";
const servers: TestPostgres[] = [];
/** The server that is backed up has run for years, the one on which that is restored is new. */
let oldUrl: string;
let newUrl: string;

beforeAll(async () => {
  if (!programs) return;
  oldUrl = await startServer(true);
  newUrl = await startServer(false);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(isOld: boolean): Promise<string> {
  const server = await startPostgres({ isOld });
  servers.push(server);
  await askServer(server.url, `CREATE ROLE tour SUPERUSER LOGIN PASSWORD '${password}'`);
  await askServer(server.url, "CREATE DATABASE tour OWNER tour");
  const url = new URL(server.url);
  return Object.assign(url, { username: "tour", password, pathname: "/tour" }).href;
}

/** Every table with the sum of all that stands in it. */
async function readEverything(databaseUrl: string): Promise<Record<string, string>> {
  const tables = await askServer<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const sums = tables.map(async ({ name }) => {
    const sum = `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), ''))
                 AS sum FROM ${name} t`;
    const [row] = await askServer<{ sum: string }>(databaseUrl, sum);
    return [name, row!.sum];
  });
  return Object.fromEntries(await Promise.all(sums)) as Record<string, string>;
}

/** Brings the tables up to date and looks where they are, as a server does that starts. */
async function startApi(databaseUrl: string, tours?: number) {
  const { db, close } = await openDatabase({ databaseUrl });
  const hasMoved = await adoptLineage(db, mendMovedRows);
  const log = createLogger("silent");
  const jobs = await JobQueue.open(db, { kinds: jobKinds, log });
  if (tours) await seedMarket({ db, jobs }, { tours, today: "2026-06-01" });
  await jobs.close();
  await close();
  return hasMoved;
}

/** How many tours a search reads though none has changed since the one before. */
async function countReadAgain(databaseUrl: string): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl });
  const live = new LiveIndex(db);
  const now = new Date();
  await live.read(now);
  const { tours } = await live.read(now);
  const before = tours.version;
  await live.read(now);
  await close();
  return tours.version - before;
}

async function kindsOfCopies(databaseUrl: string): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl });
  const { copies } = await readBackups(db);
  await close();
  return copies.map(({ kind }) => kind);
}

const picture = join(dataDir, "media/ab/original.jpg");
const size = join(dataDir, "media/ab/sizes/374x500.webp");

test.runIf(programs)("following the guide's backup instructions restores everything", async () => {
  const [backUp, restore, ...more] = readGuide("Backups");
  expect(more).toEqual([]);
  const machineOf = (databaseUrl: string) => {
    const { hostname, port } = new URL(databaseUrl);
    const env = { PGHOST: hostname, PGPORT: port, PGPASSWORD: password, LC_ALL: "C.UTF-8" };
    return { folder, dataDir, programs: programs!, env };
  };
  await startApi(oldUrl, 120);
  mkdirSync(join(size, ".."), { recursive: true });
  writeFileSync(picture, "a picture");
  writeFileSync(size, "a size of it");
  const before = await readEverything(oldUrl);
  expect(before["public.tours"]).toMatch(/^120 /);
  expect(await countReadAgain(oldUrl)).toBe(0);

  await runGuide(backUp!, machineOf(oldUrl));
  expect(await kindsOfCopies(oldUrl), "the copy is noted").toEqual(["dump"]);
  await askServer(newUrl, "CREATE TABLE of_a_newer_version (id int)");
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);

  await runGuide(restore!, machineOf(newUrl));
  expect(await readEverything(newUrl)).toEqual(before);
  expect(await kindsOfCopies(newUrl), "of the new server there is no copy yet").toEqual([]);
  expect(readFileSync(picture, "utf8")).toBe("a picture");
  expect(existsSync(size), "sizes are made again").toBe(false);

  const ahead = await countReadAgain(newUrl);
  expect(ahead, "control: changes of the old server are to come for the new one").toBe(120);
  const moved = await Promise.all(Array.from({ length: 4 }, () => startApi(newUrl)));
  expect(moved.filter(Boolean), "one of those that start together sees to it").toEqual([true]);
  expect(await countReadAgain(newUrl)).toBe(0);
  const after = await readEverything(newUrl);
  const ofThisServer = ["tour_changes", "office_changes", "database_lineage"];
  for (const table of ofThisServer) delete before[`public.${table}`];
  expect(after, "nothing else is changed").toMatchObject(before);
});
