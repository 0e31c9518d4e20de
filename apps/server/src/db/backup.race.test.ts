import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askServer, findClientPrograms, startPostgres } from "@tour/test-postgres";
import type { TestPostgres } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import { jobKinds } from "../job-kinds.ts";
import { JobQueue } from "../jobs/job-queue.ts";
import { createLogger } from "../platform/log/logger.ts";
import { seedMarket } from "../seeding/market/seed-market.ts";
import { readGuide, runGuide } from "../test/run-guide.ts";

const programs = findClientPrograms();
const folder = mkdtempSync(join(tmpdir(), "tour-backup-"));
const dataDir = join(folder, "volume");
const password = "letters1and2digits";
let postgres: TestPostgres;
let databaseUrl: string;

beforeAll(async () => {
  if (!programs) return;
  postgres = await startPostgres();
  await askServer(postgres.url, `CREATE ROLE tour SUPERUSER LOGIN PASSWORD '${password}'`);
  await askServer(postgres.url, "CREATE DATABASE tour OWNER tour");
  const url = new URL(postgres.url);
  Object.assign(url, { username: "tour", password, pathname: "/tour" });
  databaseUrl = url.href;
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every table with the sum of all that stands in it. */
async function readEverything(): Promise<Record<string, string>> {
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

/** Brings the tables up to date, as a server does that starts. */
async function startServer(tours?: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  const log = createLogger("silent");
  const jobs = await JobQueue.open(db, { kinds: jobKinds, log });
  if (tours) await seedMarket({ db, jobs }, { tours, today: "2026-06-01" });
  await jobs.close();
  await close();
}

const picture = join(dataDir, "media/ab/original.jpg");
const size = join(dataDir, "media/ab/sizes/374x500.webp");

test.runIf(programs)("following the guide's backup instructions restores everything", async () => {
  const [backUp, restore, ...more] = readGuide("Backups");
  expect(more).toEqual([]);
  const { hostname, port } = new URL(databaseUrl);
  const env = { PGHOST: hostname, PGPORT: port, PGPASSWORD: password, LC_ALL: "C.UTF-8" };
  const machine = { folder, dataDir, programs: programs!, env };
  await startServer(120);
  mkdirSync(join(size, ".."), { recursive: true });
  writeFileSync(picture, "a picture");
  writeFileSync(size, "a size of it");
  const before = await readEverything();
  expect(before["public.tours"]).toMatch(/^120 /);

  await runGuide(backUp!, machine);
  await askServer(databaseUrl, "DELETE FROM tours; CREATE TABLE of_a_newer_version (id int)");
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  expect(await readEverything(), "control: something was lost").not.toEqual(before);

  await runGuide(restore!, machine);
  expect(await readEverything()).toEqual(before);
  expect(readFileSync(picture, "utf8")).toBe("a picture");
  expect(existsSync(size), "sizes are made again").toBe(false);
  await startServer();
  expect(await readEverything(), "the version of the backup has nothing to change").toEqual(before);
});
