import { createDatabase } from "@tour/test-postgres";
import type { TestDatabase } from "@tour/test-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openLine } from "../test/open-line.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { siteChannel } from "./notices.ts";

let database: TestDatabase;
let pool: pg.Pool;
let line: Awaited<ReturnType<typeof openLine>>;

beforeAll(async () => {
  database = await createDatabase(inject("postgresUrl")!);
  pool = new pg.Pool({ connectionString: database.url });
  line = await openLine(database.url);
});
afterAll(async () => {
  line.close();
  await pool.end();
  await database.drop();
});

const hearOn = (url: string, checkMs: number) => {
  const connect = () => new pg.Client({ connectionString: url }).on("error", () => {});
  return listenOnPostgres({ connect, pool, checkMs });
};
const tell = (word: string) => pool.query("select pg_notify($1, $2)", [siteChannel, word]);
const listener = () => {
  const state = { heard: [] as string[], isLost: false };
  const hear = (word: string) => void state.heard.push(word);
  return Object.assign(state, { hear, lose: () => void (state.isLost = true) });
};

test("whoever listens hears what is told until they stop, and nothing of what is only tried", async () => {
  const notices = hearOn(database.url, 20_000);
  const [staying, leaving] = [listener(), listener()];
  await notices.listen(staying);
  const stop = await notices.listen(leaving);
  await tell("one");
  await expect.poll(() => leaving.heard).toEqual(["one"]);
  stop!();
  await tell("two");
  await expect.poll(() => staying.heard).toEqual(["one", "two"]);
  expect(leaving.heard).toEqual(["one"]);
  await notices.close();
  expect([staying.isLost, leaving.isLost]).toEqual([true, false]);
  expect(await notices.listen(listener())).toBeNull();
});

test("a line on which nothing passes any more is noticed, though no error comes", async () => {
  const notices = hearOn(line.url, 500);
  const control = hearOn(line.url, 600_000);
  const [one, unchecked] = [listener(), listener()];
  expect(await notices.listen(one)).not.toBeNull();
  expect(await control.listen(unchecked)).not.toBeNull();
  line.cutOpen();
  await expect.poll(() => one.isLost).toBe(true);
  expect(unchecked.isLost, "control: who does not try it hears nothing for ever").toBe(false);
  await Promise.all([notices.close(), control.close()]);
});
