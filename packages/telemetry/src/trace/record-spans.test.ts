import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { countOutside } from "../metrics/outside-calls.ts";
import { followTrace } from "./follow-trace.ts";
import { recordSpans } from "./record-spans.ts";
import { startSpan, stopSpans, withinRoot } from "./spans.ts";

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
}

interface Body {
  resourceSpans: { resource: object; scopeSpans: { spans: Sent[] }[] }[];
}

/** A collector that keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += String(part);
    bodies.push(text);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { endpoint: `http://127.0.0.1:${port}`, bodies, spans, close: () => server.close() };
}

afterEach(async () => {
  await stopSpans();
  vi.unstubAllEnvs();
});

async function record(more: Record<string, string> = {}) {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.endpoint);
  for (const [name, value] of Object.entries(more)) vi.stubEnv(name, value);
  await recordSpans("api");
  return collector;
}

const app = new Hono().use(followTrace({ kindOf: () => "tour" })).get("/tour/:token", async (c) => {
  startSpan({ name: "select tours", kind: "client" })?.end("ok");
  const failing = countOutside("mail", () => Promise.reject(new Error("ivan@example.com")));
  await failing.catch(() => {});
  return c.text("", c.req.query("fails") ? 500 : 200);
});

const id = "4bf92f3577b34da6a3ce929d0e0e4736";
const ask = (flags = "01", query = "") =>
  app.request(`/tour/secret-token?email=ivan@example.com${query}`, {
    headers: { traceparent: `00-${id}-00f067aa0ba902b7-${flags}` },
  });

test("a request is a span of the trace that it comes with, and what it asks for stands below it", async () => {
  const collector = await record();
  await ask("01", "&fails=1");
  await stopSpans();
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === "GET tour")!;
  expect(request).toMatchObject({ traceId: id, parentSpanId: "00f067aa0ba902b7" });
  expect(request.status?.code).toBe(2);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(below.map(({ name }) => name)).toEqual(["select tours", "mail"]);
  expect(below.map(({ status }) => status?.code ?? 0)).toEqual([0, 2]);
  expect(collector.bodies.join()).toContain("tour-api");
  expect(collector.bodies.join()).not.toMatch(/ivan|secret/);
  collector.close();
});

test("a job goes on with the trace of the request that has asked for it", async () => {
  const collector = await record();
  const header = `00-${id}-00f067aa0ba902b7-01`;
  await withinRoot({ name: "job email", kind: "consumer" }, header, async () => {});
  await stopSpans();
  expect(collector.spans()).toMatchObject([
    { name: "job email", traceId: id, parentSpanId: "00f067aa0ba902b7" },
  ]);
  collector.close();
});

test("what is not to be recorded is not, nor more of the rest than was asked for", async () => {
  const collector = await record({ OTEL_TRACES_SAMPLER_ARG: "0" });
  expect((await ask("00")).headers.get("x-trace-id")).toBe(id);
  await app.request("/tour/x");
  await ask("01");
  await stopSpans();
  expect(collector.spans().filter(({ name }) => name === "GET tour")).toHaveLength(1);
  collector.close();
});

test("a share that is none stops the start", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1");
  vi.stubEnv("OTEL_TRACES_SAMPLER_ARG", "2");
  await expect(recordSpans("api")).rejects.toThrow("OTEL_TRACES_SAMPLER_ARG");
});

/**
 * Which modules of OpenTelemetry's SDK a process loads that starts with these variables. Its API alone is
 * always there, for prom-client asks it for exemplars.
 */
function listLoaded(env: Record<string, string>): string[] {
  const source = `
    import { registerHooks } from "node:module";
    registerHooks({ resolve: (name, context, next) => {
      if (/^@opentelemetry\\/(sdk|exporter|otlp)/.test(name)) console.log(name);
      return next(name, context);
    } });
    const { recordSpans } = await import(${JSON.stringify(new URL("../index.ts", import.meta.url).href)});
    await recordSpans("api");
    process.exit();`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", source],
    {
      encoding: "utf8",
      env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: "", ...env },
    },
  );
  expect(status, stderr).toBe(0);
  return stdout.split("\n").filter(Boolean);
}

test("without a collector nothing of OpenTelemetry's SDK is loaded", { timeout: 60_000 }, () => {
  expect(listLoaded({})).toEqual([]);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };
  expect(listLoaded(endpoint).length, "control").toBeGreaterThan(0);
  expect(listLoaded({ ...endpoint, OTEL_SDK_DISABLED: "true" })).toEqual([]);
});
