import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { createDatabase } from "@tour/test-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { openTrial } from "../test/hard-kill/open-trial.ts";
import { numberedBlocks } from "../test/hard-kill/write-all.ts";
import { bundled } from "../test/run-server.ts";

// One role migrates; the server's real process serves as another, which may read and write rows alone.
const role = `serves_${process.pid}`;
let made: Awaited<ReturnType<typeof createDatabase>>;
let owner: pg.Client;
let servedUrl = "";
let trial: Awaited<ReturnType<typeof openTrial>> | undefined;

beforeAll(async () => {
  made = await createDatabase(inject("postgresUrl")!);
  owner = new pg.Client({ connectionString: made.url });
  await owner.connect();
  await owner.query(`create role ${role} login password 'letters1'`);
  const url = new URL(made.url);
  url.username = role;
  url.password = "letters1";
  servedUrl = url.href;
});
afterAll(async () => {
  trial?.close();
  await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await made.drop();
});

const migrate = (url: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [bundled("migrate"), ...args], {
    env: { PATH: process.env["PATH"], DATABASE_URL: url },
  });

/** Why the database refuses something to whoever serves; undefined where it does not. */
async function refusalOf(statement: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: servedUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(statement);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end();
  }
}

test("a role that may change no table does not migrate, and says so", async () => {
  await expect(migrate(servedUrl)).rejects.toMatchObject({
    stderr: expect.stringContaining("permission denied"),
  });
});

// ASVS 13.2.2
test("once another role has migrated, the server does all its work as one that may read and write rows alone", async () => {
  const { stdout } = await migrate(made.url, role);
  expect(stdout).toContain(`${role} may read and write their rows`);
  trial = await openTrial(servedUrl, { LOG_LEVEL: "error" });
  const { organizer, business, visitor, writers } = trial;
  const query = { organizer_id: business.organizerId };
  const png = file(await twoHalves(300, 200).png().toBuffer(), "a.png");
  const { image } = (await organizer.uploadMedia({ query, body: { file: png } })).data;
  const blocks = numberedBlocks(1, image.url);
  await organizer.savePageBlocks({ query: { ...query, type: "main" }, body: { blocks } });
  await organizer.publishData({ query: { ...query, type: "main" } });
  expect((await visitor.customPage({ query: { type: "main" } })).data.blocks).toHaveLength(
    blocks.length,
  );
  expect((await visitor.toursPage({})).data).toHaveLength(1);
  for (const write of Object.values(writers)) await write();
  const ready = await fetch(`${trial.origin}/health/ready`);
  expect(await ready.json()).toMatchObject({ database: "ok" });
  const { rows } = await owner.query(
    "select distinct usename from pg_stat_activity where datname = current_database()",
  );
  expect(rows.map(({ usename }) => usename as string)).toContain(role);

  const denied = "42501";
  for (const statement of [
    "create table mine (id int)",
    "create schema mine",
    "alter table ledger_postings disable trigger all",
    "drop table requests",
    "truncate ledger_postings",
    "alter table users add column more text",
    "create index on users (name)",
    "update drizzle.__drizzle_migrations set created_at = 0",
    "create role other",
  ]) {
    expect([statement, await refusalOf(statement)]).toEqual([statement, denied]);
  }
  expect(await refusalOf("update organizers set about = about"), "control").toBeUndefined();
});

test("what a later migration makes is served once that role was named again", async () => {
  await owner.query("create table made_later (id int)");
  expect(await refusalOf("select * from made_later")).toBe("42501");
  await migrate(made.url, role);
  expect(await refusalOf("insert into made_later values (1)")).toBeUndefined();
  const url = new URL(made.url);
  await expect(migrate(made.url, decodeURIComponent(url.username))).rejects.toMatchObject({
    stderr: expect.stringContaining("another one is to serve"),
  });
  await expect(migrate(made.url, "nobody_here")).rejects.toMatchObject({
    stderr: expect.stringContaining("make it first"),
  });
});
