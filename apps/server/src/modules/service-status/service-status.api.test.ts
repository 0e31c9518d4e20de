import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { emailJob } from "../emails/email.job.ts";
import { watchDomainJob } from "../sites/domains/watch-domain.job.ts";
import { indexOf } from "../search/search-of.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await indexOf(app.services).read(new Date());
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from pgboss.job`));

async function troubles(services = app.services) {
  const { data } = await createTestClient(services).call("serviceStatus", {});
  return data.parts.filter(({ works }) => !works);
}

const write = (key: string) =>
  app.services.jobs.enqueue(app.db, emailJob, {
    key,
    payload: { to: `${key}@example.com`, subject: "", text: "" },
  });
const fail = () =>
  runDueJobs(app.services, [
    { ...emailJob, run: () => Promise.reject(new Error("no mail server")) },
  ]);

test("whoever asks is told that all works", async () => {
  await write("anna");
  expect(await troubles()).toEqual([]);
  // The office asks before anybody has signed in.
  const headers = { "user-role": "organizer" };
  const answer = await app.app.request("/spa/service-status", { headers });
  expect(answer.status).toBe(200);
});

test("emails are late when several were tried and none has gone since, and no longer once they go", async () => {
  await write("anna");
  await fail();
  // One may have a wrong address.
  expect(await troubles()).toEqual([]);
  await write("boris");
  await fail();
  await app.db.execute(sql`update pgboss.job set created_on = now() - interval '20 minutes'`);
  expect(await troubles()).toEqual([
    { part: "emails", works: false, for_seconds: expect.closeTo(1200, -2) },
  ]);
  await write("vera");
  await runDueJobs(app.services, [emailJob]);
  expect(await troubles()).toEqual([]);
});

test("what was due long ago is late, pictures are not", async () => {
  await app.db.execute(sql`
    insert into pgboss.job (name, start_after) values
      (${watchDomainJob.name}, now() - interval '5 minutes'), ('make-picture', now() - interval '2 hours')`);
  expect(await troubles()).toEqual([]);
  await app.db.execute(sql`update pgboss.job set start_after = now() - interval '2 hours'`);
  expect(await troubles()).toEqual([
    { part: "timed", works: false, for_seconds: expect.closeTo(7200, -2) },
  ]);
});

test("a full database saves nothing and a full disk takes no files", async () => {
  const full = async () => false;
  const names = async (room: { hasRoom?: typeof full; hasDatabaseRoom?: typeof full }) =>
    (await troubles({ ...app.services, ...room })).map(({ part }) => part);
  // A search of other services has not read the tours.
  expect(await names({ hasDatabaseRoom: full })).toEqual(["saving", "files", "search"]);
  expect(await names({ hasRoom: full })).toEqual(["files", "search"]);
});
