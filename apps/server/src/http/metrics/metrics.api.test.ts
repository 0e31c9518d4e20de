import type { AddressInfo } from "node:net";
import { logOptions, readTrace, serveMetrics, withinTrace } from "@tour/telemetry";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countJobs } from "../../jobs/count-jobs.ts";
import { emailJob } from "../../modules/emails/email.job.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { countTroubles } from "../../modules/booking/payments/count-troubles.ts";
import { indexOf } from "../../modules/search/search-of.ts";
import { runDueJobs } from "../../test/jobs.ts";
import { createMetrics } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";

let app: TestApp;
let client: ReturnType<typeof createTestClient>;
let metrics: Metrics;

beforeAll(async () => {
  app = await createTestApp();
  metrics = createMetrics({ pools: app.pools, countJobs: () => countJobs(app.db) });
  client = createTestClient(app.services, undefined, metrics);
});
afterAll(() => app.close());

const valueOf = async (series: string) => {
  const line = (await metrics.read()).split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test("requests are counted by call, method and class of status, and timed", async () => {
  await client.ask("customMetadata", {});
  await client.ask("customMetadata", { query: { x: "1" } });
  await client.app.request("/media/nothing/320x00");
  const of = (call: string, status: string) =>
    valueOf(`tour_requests_total{call="${call}",method="GET",status="${status}"}`);
  expect(await of("customMetadata", "2xx")).toBe(1);
  expect(await of("customMetadata", "4xx")).toBe(1);
  expect(await of("/media/:key/:size", "4xx")).toBe(1);
  expect(await valueOf('tour_request_duration_seconds_count{call="customMetadata"}')).toBe(2);
  expect(await valueOf("tour_requests_in_flight")).toBe(0);
});

test("made-up paths and methods do not create new series", async () => {
  for (let count = 0; count < 20; count += 1) {
    await client.app.request(`/made-up-${count}`, { method: `X${count}` });
  }
  expect(await metrics.read()).not.toContain("made-up");
  expect(await valueOf('tour_requests_total{call="unknown",method="other",status="4xx"}')).toBe(20);
});

test("jobs, connections and the event loop are measured", async () => {
  const payload = { to: "anna@example.com", subject: "", text: "" };
  const { jobs } = app.services;
  await jobs.enqueue(app.db, emailJob, { key: "1", payload });
  await jobs.enqueue(app.db, emailJob, { key: "2", payload, delay: 3600 });
  expect(await valueOf('tour_jobs{state="due"}')).toBe(1);
  expect(await valueOf('tour_jobs{state="scheduled"}')).toBe(1);
  expect(await valueOf('tour_jobs{state="failed"}')).toBe(0);
  expect(await valueOf("nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
  const connections = await valueOf('tour_database_connections{pool="primary",state="idle"}');
  if (app.databaseUrl) expect(connections).toBeGreaterThan(0);
  else expect(connections).toBeUndefined();
});

test("jobs are told by kind, with the age of the oldest, and run ones are counted by how they ended", async () => {
  await app.db.execute(sql`delete from pgboss.job`);
  const payload = { to: "anna@example.com", subject: "", text: "" };
  await app.services.jobs.enqueue(app.db, emailJob, { key: "1", payload });
  await app.db.execute(sql`update pgboss.job set start_after = now() - interval '90 seconds'`);
  expect(await valueOf(`tour_jobs_by_kind{kind="${emailJob.name}",state="due"}`)).toBe(1);
  const oldest = await valueOf(`tour_jobs_oldest_seconds{kind="${emailJob.name}",state="due"}`);
  expect(oldest).toBeGreaterThanOrEqual(90);
  const series = `tour_job_runs_total{kind="${emailJob.name}",outcome="done"}`;
  const before = (await valueOf(series)) ?? 0;
  await runDueJobs(app.services, [emailJob]);
  expect(await valueOf(series)).toBe(before + 1);
  expect(await valueOf(`tour_jobs_by_kind{kind="${emailJob.name}",state="due"}`)).toBeUndefined();
});

test("statements are timed by name, without their values", async () => {
  await client.ask("customMetadata", {});
  await app.db.execute(sql`select ${"ivan@example.com"}::text from tours limit 1`);
  const text = await metrics.read();
  expect(text).not.toContain("ivan");
  const count = await valueOf('tour_sql_duration_seconds_count{statement="select tours"}');
  if (app.databaseUrl) expect(count).toBeGreaterThan(0);
  else expect(count).toBeUndefined();
});

test("search, room, troubles of money and replicas are told", async () => {
  const told = createMetrics({
    pools: () => [],
    countJobs: () => countJobs(app.db),
    countTroubles: () => countTroubles(app.db),
    replicas: () => [
      { replica: 1, isUsed: true, lagBytes: 0 },
      { replica: 2, isUsed: false, lagBytes: null },
    ],
    search: () => indexOf(app.services),
    room: async () => ({ database: true, disk: false }),
  });
  const lines = async () => (await told.read()).split("\n");
  expect(await lines()).toEqual(
    expect.arrayContaining([
      "tour_search_ready 0",
      'tour_replica_used{replica="1"} 1',
      'tour_replica_used{replica="2"} 0',
      'tour_replica_lag_bytes{replica="1"} 0',
      'tour_has_room{where="database"} 1',
      'tour_has_room{where="disk"} 0',
      'tour_payment_troubles{kind="refund"} 0',
      'tour_payment_troubles{kind="notice"} 0',
    ]),
  );
  await indexOf(app.services).read(new Date());
  expect(await lines()).toContain("tour_search_ready 1");
  expect((await lines()).join("\n")).not.toContain('tour_replica_lag_bytes{replica="2"}');
});

test("a trace that a process of ours names is in the lines of the job that its request asks for", async () => {
  const id = "4bf92f3577b34da6a3ce929d0e0e4736";
  const lines: Record<string, unknown>[] = [];
  const log = pino(logOptions("info"), { write: (line: string) => lines.push(JSON.parse(line)) });
  const failing = { ...emailJob, run: async () => Promise.reject(new Error("no mail server")) };
  await app.db.execute(sql`delete from pgboss.job`);
  await withinTrace(readTrace(`00-${id}-00f067aa0ba902b7-01`), () =>
    app.services.jobs.enqueue(app.db, emailJob, {
      key: "traced",
      payload: { to: "a@example.com", subject: "", text: "" },
    }),
  );
  await runDueJobs({ ...app.services, log }, [failing], { max: 1 });
  expect(lines).toEqual([expect.objectContaining({ msg: "job failed", traceId: id })]);
});

// ASVS 13.4.5
test("metrics are served on a separate port, not by the API host", async () => {
  const server = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  const { port, address } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://${address}:${port}${path}`);
  const answer = await get("/metrics");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).toContain("# TYPE tour_requests_total counter");
  expect((await get("/")).status).toBe(404);
  server.close();
  expect((await client.app.request("/metrics")).status).toBe(404);
});
