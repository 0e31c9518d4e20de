import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { clearJobs, listJobs, passJobTime, runDueJobs } from "../test/jobs.ts";
import { countJobs, sumByState } from "./count-jobs.ts";
import { createBoss } from "./create-boss.ts";
import { defineJob } from "./job-kind.ts";
import { JobQueue } from "./job-queue.ts";
import { startWorkers } from "./start-workers.ts";

let app: TestApp;
let jobs: JobQueue;
let work: (key: string) => Promise<Date | void> | Date | void = () => {};
const seen: string[] = [];
const limit = 3;

const greet = defineJob({
  name: "greet",
  retries: { limit, delay: 10, maxDelay: 60 },
  async run({ key }: { key: string }) {
    seen.push(key);
    return work(key);
  },
});

beforeAll(async () => {
  app = await createTestApp();
  jobs = await JobQueue.open(app.db, { kinds: [greet], log: app.services.log });
});
afterAll(async () => {
  await jobs.close();
  await app.close();
});
beforeEach(async () => {
  await clearJobs(app.db);
  work = () => {};
});

const ask = (key: string, more: { delay?: number; priority?: number; payload?: string } = {}) => {
  const { payload = key, ...when } = more;
  return jobs.enqueue(app.db, greet, { key, payload: { key: payload }, ...when });
};
const run = async () => {
  seen.length = 0;
  await runDueJobs(app.services, [greet]);
  return [...seen];
};
const minute = 60_000;

test("jobs run when they are due, in the order they were queued, and are then removed", async () => {
  await ask("later", { delay: 60 });
  await ask("first");
  await ask("second");
  await ask("urgent", { priority: 1 });
  expect(await run()).toEqual(["urgent", "first", "second"]);
  expect(await run()).toEqual([]);
  await passJobTime(app.db, minute);
  expect(await run()).toEqual(["later"]);
  expect(await listJobs(app.db)).toEqual([]);
});

// ASVS 2.3.3
test("a job queued in a transaction that fails is not queued", async () => {
  const failing = app.db.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { key: "one", payload: { key: "one" } });
    throw new Error("changed their mind");
  });
  await expect(failing).rejects.toThrow("changed their mind");
  expect(await run()).toEqual([]);
  await app.db.transaction((tx) =>
    jobs.enqueue(tx, greet, { key: "one", payload: { key: "one" } }),
  );
  expect(await run()).toEqual(["one"]);
});

test("a job queued twice runs once, with the latest input", async () => {
  await ask("one", { delay: 60, payload: "old" });
  await ask("one", { payload: "new" });
  expect(await run()).toEqual(["new"]);
  await passJobTime(app.db, minute);
  expect(await run()).toEqual([]);
});

test("a failing job is retried with growing delays, does not block others, and is given up in the end", async () => {
  await ask("bad");
  await ask("good");
  work = (key) => {
    if (key === "bad") throw new Error("no such host");
  };
  expect(await run()).toEqual(["bad", "good"]);
  expect(await run()).toEqual([]);
  for (let retry = 1; retry <= limit; retry += 1) {
    await passJobTime(app.db, minute);
    expect(await run()).toEqual(["bad"]);
  }
  await passJobTime(app.db, minute);
  expect(await run()).toEqual([]);
  expect(sumByState(await countJobs(app.db))).toEqual({
    due: 0,
    scheduled: 0,
    retrying: 0,
    failed: 1,
  });
  const [given] = await listJobs(app.db);
  expect(given).toMatchObject({ name: "dead-letter", data: { key: "bad" } });

  work = () => {};
  expect(await jobs.redrive()).toBe(1);
  expect(await run()).toEqual(["bad"]);
  expect(sumByState(await countJobs(app.db))).toEqual({
    due: 0,
    scheduled: 0,
    retrying: 0,
    failed: 0,
  });
});

test("what waits for its next try is counted, and is tried at once when somebody says so", async () => {
  await ask("bad");
  await ask("later", { delay: 60 });
  work = () => {
    throw new Error("no such host");
  };
  await run();
  const waiting = { due: 0, scheduled: 1, retrying: 1, failed: 0 };
  expect(sumByState(await countJobs(app.db))).toEqual(waiting);
  work = () => {};
  expect(await run()).toEqual([]);
  expect(await jobs.retryNow()).toBe(1);
  expect(await run(), "and nothing else before its time").toEqual(["bad"]);
});

test("a job that returns a time runs again then", async () => {
  await ask("daily");
  work = () => new Date(app.services.now().getTime() + minute);
  expect(await run()).toEqual(["daily"]);
  expect(await run()).toEqual([]);
  await passJobTime(app.db, minute);
  expect(await run()).toEqual(["daily"]);
});

test("a job that is queued again while it runs is not lost", async () => {
  await ask("one");
  work = async () => {
    work = () => {};
    await ask("one", { payload: "anew" });
    // What it answers itself does not put that off.
    return new Date(app.services.now().getTime() + minute);
  };
  expect(await run()).toEqual(["one", "anew"]);
});

test("another worker takes over the job of a dead worker, which can't complete it any more", async () => {
  await ask("one");
  const boss = await createBoss(app.db, { supervise: false, log: app.services.log }).start();
  const [dead] = await boss.fetch("greet");
  expect(await run()).toEqual([]);
  await app.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'`);
  await boss.supervise("greet");
  await passJobTime(app.db, minute);
  const [heir] = await boss.fetch("greet");
  expect(heir).toMatchObject({ id: dead!.id, retryCount: 1 });
  expect(await boss.complete("greet", dead!)).toMatchObject({ affected: 0 });
  expect(await boss.complete("greet", heir!)).toMatchObject({ affected: 1 });
  await boss.stop({ close: false });
});

test("a worker runs due jobs one after another, and stopping waits for the current job", async () => {
  for (const key of ["a", "b", "c", "slow"]) await ask(key);
  seen.length = 0;
  let isDone = false;
  const { promise: started, resolve } = Promise.withResolvers<void>();
  work = async (key) => {
    if (key !== "slow") return;
    resolve();
    await new Promise((later) => setTimeout(later, 100));
    isDone = true;
  };
  const stop = await startWorkers(app.services, [greet]);
  await started;
  await stop();
  expect(isDone).toBe(true);
  expect(seen).toEqual(["a", "b", "c", "slow"]);
  expect(await listJobs(app.db)).toEqual([]);
});
