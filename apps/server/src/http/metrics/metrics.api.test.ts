import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countJobs } from "../../jobs/count-jobs.ts";
import { emailJob } from "../../modules/emails/email.job.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { createMetrics } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

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

test("metrics are served on a separate port, not by the API host", async () => {
  const server = await serveMetrics(metrics, 0, "127.0.0.1");
  const { port, address } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://${address}:${port}${path}`);
  const answer = await get("/metrics");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).toContain("# TYPE tour_requests_total counter");
  expect((await get("/")).status).toBe(404);
  server.close();
  expect((await client.app.request("/metrics")).status).toBe(404);
});
