import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { maxAttempts } from "./backoff.ts";
import { claimJob, finishJob, leaseMs } from "./claim-job.ts";
import { enqueueJob } from "./enqueue-job.ts";
import { jobs } from "./jobs.table.ts";
import { runDueJobs } from "./run-jobs.ts";
import { startWorker } from "./start-worker.ts";

let app: TestApp;
let time = 0;

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());
beforeEach(async () => {
  time = Date.parse("2026-11-21T10:00:00Z");
  await app.db.delete(jobs);
});

const ask = (key: string, more: { inMs?: number; payload?: Record<string, unknown> } = {}) =>
  enqueueJob(app.db, {
    kind: "greet",
    key,
    payload: more.payload ?? { key },
    runAt: new Date(time + (more.inMs ?? 0)),
  });
const seen: unknown[] = [];
const run = (work: (key: unknown) => Date | void) => {
  seen.length = 0;
  return runDueJobs(app.services, {
    greet: async ({ key }) => {
      seen.push(key);
      return work(key);
    },
  });
};

test("jobs run when they are due, those that waited longest first, and are gone then", async () => {
  await ask("later", { inMs: 60_000 });
  await ask("second", { inMs: -1000 });
  await ask("first", { inMs: -2000 });
  await run(() => {});
  expect(seen).toEqual(["first", "second"]);
  time += 60_000;
  await run(() => {});
  expect(seen).toEqual(["later"]);
  expect(await app.db.select().from(jobs)).toEqual([]);
});

test("asked twice, a job runs once, at the earlier time, with the later payload", async () => {
  await ask("one", { payload: { key: "old" } });
  await ask("one", { inMs: 60_000, payload: { key: "new" } });
  await run(() => {});
  expect(seen).toEqual(["new"]);
});

test("a failing job waits longer each time, does not hold up others, and is given up at last", async () => {
  await ask("bad", { inMs: -1 });
  await ask("good");
  const fail = (key: unknown) => {
    if (key === "bad") throw new Error("no such host");
  };
  await run(fail);
  expect(seen).toEqual(["bad", "good"]);
  await run(fail);
  expect(seen).toEqual([]);
  for (let attempt = 2; attempt <= maxAttempts; attempt += 1) {
    time += 3_600_000;
    await run(fail);
    expect(seen).toEqual(["bad"]);
  }
  time += 3_600_000;
  await run(fail);
  expect(seen).toEqual([]);
  const [kept] = await app.db.select().from(jobs);
  expect(kept).toMatchObject({ lastError: "no such host", failedAt: expect.any(Date) });
  await ask("bad");
  await run(() => {});
  expect(seen).toEqual(["bad"]);
});

test("a job that answers a time comes again then", async () => {
  await ask("daily");
  await run(() => new Date(time + 1000));
  expect(seen).toEqual(["daily"]);
  time += 1000;
  await run(() => {});
  expect(seen).toEqual(["daily"]);
});

test("a job that is asked for anew while it runs is not lost", async () => {
  await ask("one");
  const job = await claimJob(app.db, ["greet"], new Date(time));
  time += 1000;
  await ask("one");
  await finishJob(app.db, job!, undefined);
  await run(() => {});
  expect(seen).toEqual(["one"]);
});

test("a worker that died loses its job after the lease, and can't end it any more", async () => {
  await ask("one");
  const dead = await claimJob(app.db, ["greet"], new Date(time));
  await run(() => {});
  expect(seen).toEqual([]);
  time += leaseMs;
  const heir = await claimJob(app.db, ["greet"], new Date(time));
  expect(heir?.attempts).toBe(2);
  await finishJob(app.db, dead!, undefined);
  expect(await app.db.$count(jobs, eq(jobs.id, heir!.id))).toBe(1);
  await finishJob(app.db, heir!, undefined);
  expect(await app.db.$count(jobs)).toBe(0);
});

test("a worker runs what is due, and stopping waits for the job in hand", async () => {
  await ask("slow");
  let isDone = false;
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const stop = startWorker(app.services, {
    greet: async () => {
      resolve();
      await new Promise((later) => setTimeout(later, 100));
      isDone = true;
    },
  });
  await started;
  await stop();
  expect(isDone).toBe(true);
  expect(await app.db.$count(jobs)).toBe(0);
});
