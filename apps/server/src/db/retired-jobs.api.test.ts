import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countJobs, sumByState } from "../jobs/count-jobs.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { clearJobs, listJobs, runDueJobs } from "../test/jobs.ts";
import { emailJob } from "../modules/emails/email.job.ts";
import { retiredJobs } from "./retired-jobs.table.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => clearJobs(app.db));

const email = (to: string) => ({ to, subject: "Вопрос", text: "Когда выезд?" });
const past = new Date(0);
const row = (key: string) => ({
  kind: "send-letter",
  key,
  payload: email(`${key}@example.com`),
  runAt: past,
});
const later = () => new Date(Date.now() + 60_000);

/** Takes the database back to before the job queue, with these jobs in it, and migrates it. */
async function migrateFrom(rows: (typeof retiredJobs.$inferInsert)[]): Promise<void> {
  const file = new URL("./migrations/0015_job-queue.sql", import.meta.url);
  await app.db.execute(sql`drop schema pgboss cascade`);
  await app.db.execute(sql`drop function hand_over_job cascade`);
  await app.db.insert(retiredJobs).values(rows);
  for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint")) {
    await app.db.execute(sql.raw(statement));
  }
}

test("jobs that waited before the upgrade run after it, each of them once", async () => {
  await migrateFrom([
    { ...row("due"), attempts: 2, lastError: "421" },
    { ...row("later"), runAt: later() },
    { ...row("in-hand"), lockedUntil: later() },
    { ...row("given-up"), attempts: 8, failedAt: past, lastError: "550" },
  ]);
  expect(await app.db.$count(retiredJobs)).toBe(0);
  expect(sumByState(await countJobs(app.db))).toEqual({
    due: 1,
    scheduled: 2,
    retrying: 0,
    failed: 1,
  });
  await runDueJobs(app.services, [emailJob]);
  expect(app.emails).toEqual([email("due@example.com")]);
  expect(await app.services.jobs.redrive()).toBe(1);
  await runDueJobs(app.services, [emailJob]);
  expect(app.emails.slice(1)).toEqual([email("given-up@example.com")]);
});

test("jobs queued by the previous version during a rolling upgrade are run", async () => {
  const ask = () =>
    app.db
      .insert(retiredJobs)
      .values(row("old"))
      .onConflictDoUpdate({ target: [retiredJobs.kind, retiredJobs.key], set: { runAt: past } });
  await ask();
  await ask();
  expect(await app.db.$count(retiredJobs)).toBe(0);
  expect(await listJobs(app.db)).toMatchObject([
    { name: "send-letter", key: "old", data: email("old@example.com") },
  ]);
});
