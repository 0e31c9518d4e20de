import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBarrier } from "../test/create-barrier.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { clearJobs, listJobs } from "../test/jobs.ts";
import { createBoss } from "./create-boss.ts";
import { defineJob } from "./job-kind.ts";
import { JobQueue } from "./job-queue.ts";

let app: TestApp;
let jobs: JobQueue;
const greet = defineJob({ name: "greet", run: async (_: { key: string }) => {} });
const keys = Array.from({ length: 20 }, (_, index) => `job-${index}`);

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
  for (const key of keys) await jobs.enqueue(app.db, greet, { key, payload: { key } });
});

const tooMany = Array.from({ length: 30 });

test("many workers each get a different job", async () => {
  const boss = await createBoss(app.db, { supervise: false, log: app.services.log }).start();
  const claimed = await Promise.all(tooMany.map(() => boss.fetch<{ key: string }>("greet")));
  await boss.stop({ close: false });
  expect(
    claimed
      .flat()
      .map(({ data }) => data.key)
      .sort(),
  ).toEqual(keys.toSorted());
});

test("control: selecting first and marking afterwards gives one job to several workers", async () => {
  const allHaveChosen = createBarrier(tooMany.length);
  const claimed = await Promise.all(
    tooMany.map(async () => {
      const { rows } = (await app.db.execute(
        sql`select id from pgboss.job where state = 'created' limit 1`,
      )) as { rows: { id: string }[] };
      await allHaveChosen();
      const [{ id } = { id: "" }] = rows;
      await app.db.execute(sql`update pgboss.job set state = 'active' where id = ${id}`);
      return id;
    }),
  );
  expect(new Set(claimed).size).toBeLessThan(claimed.length);
});

test("a job queued by many at once is queued once", async () => {
  await clearJobs(app.db);
  await Promise.all(
    tooMany.map((_, index) =>
      app.db.transaction((tx) =>
        jobs.enqueue(tx, greet, { key: "one", payload: { key: String(index) } }),
      ),
    ),
  );
  expect(await listJobs(app.db)).toHaveLength(1);
});
