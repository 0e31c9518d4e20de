import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { claimJob } from "./claim-job.ts";
import { enqueueJob } from "./enqueue-job.ts";
import { jobs } from "./jobs.table.ts";

let app: TestApp;
const now = new Date("2026-11-21T10:00:00Z");
const keys = Array.from({ length: 20 }, (_, index) => `job-${index}`);

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(jobs);
  for (const key of keys) await enqueueJob(app.db, { kind: "greet", key, runAt: now });
});

const tooMany = Array.from({ length: 30 });

test("of many workers each gets a job of its own", async () => {
  const claimed = await Promise.all(tooMany.map(() => claimJob(app.db, ["greet"], now)));
  const got = claimed.flatMap((job) => (job ? [job.key] : [])).sort();
  expect(got).toEqual(keys.toSorted());
});

test("control: choosing first and marking afterwards gives one job to several", async () => {
  const claimed = await Promise.all(
    tooMany.map(async () => {
      const [job] = await app.db.select().from(jobs).where(eq(jobs.attempts, 0)).limit(1);
      if (!job) return undefined;
      await app.db.update(jobs).set({ attempts: 1 }).where(eq(jobs.id, job.id));
      return job.key;
    }),
  );
  const got = claimed.filter((key) => key !== undefined);
  expect(new Set(got).size).toBeLessThan(got.length);
});
