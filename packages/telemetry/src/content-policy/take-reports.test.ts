import { Hono } from "hono";
import { pino } from "pino";
import { register } from "prom-client";
import { beforeEach, expect, test } from "vitest";
import { reportPath, takeReports } from "./take-reports.ts";

let lines: Record<string, unknown>[];
let time: number;
let app: Hono;

beforeEach(() => {
  lines = [];
  time = 0;
  register.resetMetrics();
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  app = new Hono().post(reportPath, ...takeReports(log, () => time));
});

const send = async (body: string) =>
  (await app.request(reportPath, { method: "POST", body })).status;

const countOf = async (directive: string) => {
  const metric = await register.getSingleMetric("tour_content_policy_reports_total")!.get();
  return metric.values.find(({ labels }) => labels.directive === directive)?.value ?? 0;
};

const old = (directive: string, blocked = "inline") =>
  JSON.stringify({
    "csp-report": {
      "document-uri": "https://altai.example/order/5f0c1d2e-secret",
      "violated-directive": directive,
      "blocked-uri": blocked,
      "script-sample": "ivan@example.com",
    },
  });

test("both forms of reports are counted by directive", async () => {
  expect(await send(old("script-src-elem"))).toBe(204);
  expect(await send(old("img-src 'self' data:", "http://pictures.example/a.png"))).toBe(204);
  const body = { effectiveDirective: "script-src-elem", blockedURL: "eval" };
  const modern = { type: "csp-violation", url: "https://altai.example/", body };
  expect(await send(JSON.stringify([modern, modern, { type: "deprecation", body }]))).toBe(204);
  expect(await countOf("script-src-elem")).toBe(3);
  expect(await countOf("img-src")).toBe(1);
});

test("a line says what and from where, at most once a minute, and nothing of the page and its visitor", async () => {
  const blocked = "https://spy.example/collect?who=ivan@example.com";
  for (let times = 0; times < 3; times += 1) await send(old("connect-src", blocked));
  expect(lines.map(({ directive, blocked: of }) => [directive, of])).toEqual([
    ["connect-src", "https://spy.example"],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ivan|order|secret|collect/);
  time = 61_000;
  await send(old("connect-src", blocked));
  expect(lines).toHaveLength(2);
});

test("made-up directives and what is no report make no series of their own", async () => {
  for (let times = 0; times < 10; times += 1) await send(old(`made-up-${times}`));
  for (const body of ["", "{", "null", "[1]", '{"csp-report":1}']) {
    expect(await send(body)).toBe(204);
  }
  expect(await countOf("other")).toBe(10);
  expect(await register.metrics()).not.toContain("made-up");
});

test("a long body is refused, and so are too many, until time has passed", async () => {
  expect(await send("x".repeat(17 * 1024))).toBe(413);
  for (let times = 0; times < 49; times += 1) expect(await send(old("img-src"))).toBe(204);
  expect(await send(old("img-src"))).toBe(429);
  time = 1_000;
  expect(await send(old("img-src"))).toBe(204);
  expect(await countOf("img-src")).toBe(50);
});
