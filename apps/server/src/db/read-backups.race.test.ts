import { setTimeout as wait } from "node:timers/promises";
import { askServer, findClientPrograms } from "@tour/test-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "../http/metrics/metrics.ts";
import { startRestorablePostgres } from "../test/restorable-postgres.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import { readBackups } from "./read-backups.ts";
import type { Backups } from "./read-backups.ts";

// A PostgreSQL whose log is archived and that is copied by the commands of docs/operations.md.
const canRun = findClientPrograms() !== undefined;
let postgres: Awaited<ReturnType<typeof startRestorablePostgres>>;
let opened: Awaited<ReturnType<typeof openDatabase>>;
let before: Backups;

beforeAll(async () => {
  if (!canRun) return;
  postgres = await startRestorablePostgres("Restore to a minute");
  const [archiveLog] = postgres.blocks;
  opened = await openDatabase({ databaseUrl: postgres.url });
  before = await read();
  await opened.close();
  await postgres.follow(archiveLog!);
  await postgres.stop();
  await postgres.start();
  opened = await openDatabase({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await opened?.close();
  await postgres?.end();
});

const read = () => readBackups(opened.db);
const ask = (text: string) => askServer<Record<string, unknown>>(postgres.url, text);
/** Something to archive, at once. */
const write = async () => {
  await ask("create table if not exists written (at timestamptz)");
  await ask("insert into written values (now())");
  await ask("select pg_switch_wal()");
};
const archiveBy = async (command: string) => {
  await ask(`alter system set archive_command = '${command}'`);
  await ask("select pg_reload_conf()");
};
const metrics = createMetrics({ pools: () => [], readBackups: read });
const seriesOf = async (name: string) =>
  (await metrics.read())
    .split("\n")
    .filter((line) => line.startsWith(name))
    .map((line) => line.replace(/ (\d+)\.\d+$/, " $1"));

test.runIf(canRun)(
  "of a log that is not archived and copies that nobody made nothing is told",
  () => expect(before).toEqual({ log: null, copies: [] }),
);

test.runIf(canRun)("a log that cannot be archived grows old, and is told to fail", async () => {
  const failed = 'tour_log_archive_failed{source="primary"}';
  const [{ archive_command: good } = {}] = await ask("show archive_command");
  await write();
  await expect.poll(() => seriesOf(failed)).toEqual([`${failed} 0`]);
  await archiveBy("false");
  await write();
  await expect.poll(() => seriesOf(failed)).toEqual([`${failed} 1`]);
  const old = (await read()).log!.ageSeconds;
  await wait(1_500);
  await write();
  expect((await read()).log!.ageSeconds).toBeGreaterThan(old + 1.4);

  // The control: what waited is archived, and all is well again.
  await archiveBy(String(good).replaceAll("'", "''"));
  await expect.poll(() => seriesOf(failed)).toEqual([`${failed} 0`]);
  expect((await read()).log!.ageSeconds).toBeLessThan(old + 1.4);
});

test.runIf(canRun)("a log whose archiving hangs grows old though nothing fails", async () => {
  const [{ archive_command: good } = {}] = await ask("show archive_command");
  await write();
  await archiveBy("sleep 5");
  await write();
  await wait(3_000);
  const { log } = await read();
  expect(log).toEqual({ ageSeconds: expect.any(Number), hasFailed: false });
  expect(log!.ageSeconds).toBeGreaterThan(2.5);
  await archiveBy(String(good).replaceAll("'", "''"));
});

test.runIf(canRun)(
  "a copy by the guide is noted once it is made, and not when it fails",
  async () => {
    const copyNightly = postgres.blocks[1]!;
    const broken = copyNightly.replace("pg_basebackup --username tour", "false");
    expect(broken).not.toBe(copyNightly);
    await expect(postgres.follow(broken)).rejects.toThrow();
    expect((await read()).copies).toEqual([]);
    await postgres.follow(copyNightly);
    expect((await read()).copies).toEqual([{ kind: "base", ageSeconds: expect.any(Number) }]);
    expect(await seriesOf("tour_backup_age_seconds")).toEqual([
      expect.stringMatching(/^tour_backup_age_seconds\{kind="base"\} \d+$/),
    ]);
    await ask("alter database tour set tour.backup_bucket = '2026-01-01T02:00:00Z'");
    await ask("alter database tour set tour.backup_dump = 'yesterday'");
    const { copies } = await read();
    expect(
      copies.map(({ kind }) => kind),
      "what is no time is left out",
    ).toEqual(["base", "bucket"]);
    expect(copies[1]!.ageSeconds).toBeGreaterThan(3_600);
  },
);

test.runIf(canRun)("a role that owns nothing is told as well", async () => {
  await ask("create role clerk login password 'letters1and2digits'");
  const url = Object.assign(new URL(postgres.url), { username: "clerk" });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const told = await readBackups(drizzle({ client }) as unknown as Database);
  await client.end();
  expect(told.log).toMatchObject({ hasFailed: false });
  expect(told.copies).toHaveLength((await read()).copies.length);
  expect(told.copies.length).toBeGreaterThan(0);
});
