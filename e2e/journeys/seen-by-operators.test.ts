import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPromtool } from "@tour/find-program";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choosePorts } from "../src/choose-ports.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { startCollector } from "../src/start-collector.ts";
import type { Collector } from "../src/start-collector.ts";

type App = "server" | "site" | "builder" | "crm";
const apps: App[] = ["server", "site", "builder", "crm"];
const monitoring = join(import.meta.dirname, "../../tooling/deploy/monitoring");

let journey: Journey;
let ports: Record<App, number>;
let collector: Collector;
const lines: { app: App; line: string }[] = [];

beforeAll(async () => {
  ports = await choosePorts();
  const onOutput = (app: App, line: string) => void lines.push({ app, line });
  collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  journey = await startJourney({ metricsPorts: ports, onOutput, env });
});
afterAll(async () => {
  await journey.close();
  collector.close();
});

async function readMetrics(app: App): Promise<string> {
  // On a line of its own: a kept one may be closed while promtool holds this process up.
  const headers = { connection: "close" };
  const answer = await fetch(`http://127.0.0.1:${ports[app]}/metrics`, { headers });
  expect(answer.status, app).toBe(200);
  return answer.text();
}

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

/** Of what a page of the office or a site is, whatever it says. */
const open = (url: string, init: RequestInit = {}) =>
  fetch(url, init).then((answer) => answer.text());

test("a page, a call and a report are seen in the metrics of whoever served them", async () => {
  const { builder, crm, marketplace: site } = journey.addresses;
  await open(site);
  await open(site);
  await open(builder);
  await open(crm);
  const report = JSON.stringify({ "csp-report": { "effective-directive": "script-src-elem" } });
  for (const origin of [site, builder, crm]) {
    const answer = await fetch(`${origin}/csp-report`, { method: "POST", body: report });
    expect(answer.status, origin).toBe(204);
  }
  const [server, ofSite, ofBuilder, ofCrm] = await Promise.all(apps.map(readMetrics));
  const page = 'tour_requests_total{call="page",method="GET",status="2xx"}';
  expect(valueOf(ofSite!, page)).toBeGreaterThanOrEqual(2);
  expect(valueOf(ofSite!, 'tour_cache_hits_total{cache="pages"}')).toBeGreaterThanOrEqual(1);
  expect(valueOf(ofSite!, 'tour_cache_misses_total{cache="pages"}')).toBeGreaterThanOrEqual(1);
  const api = new URL(journey.addresses.api).port;
  const calls = `tour_api_calls_total{host="127.0.0.1:${api}",outcome="ok"}`;
  expect(valueOf(ofSite!, calls)).toBeGreaterThan(0);
  expect(valueOf(ofBuilder!, page)).toBeGreaterThanOrEqual(1);
  expect(valueOf(ofCrm!, page)).toBeGreaterThanOrEqual(1);
  const metadata = 'tour_requests_total{call="customMetadata",method="GET",status="2xx"}';
  expect(valueOf(server!, metadata)).toBeGreaterThan(0);
  expect(server).toMatch(/tour_sql_duration_seconds_count\{statement="state_of_market"\} [1-9]/);
  const reports = 'tour_content_policy_reports_total{directive="script-src-elem"}';
  for (const text of [ofSite, ofBuilder, ofCrm]) expect(valueOf(text!, reports)).toBe(1);
  for (const [place, text] of [server, ofSite, ofBuilder, ofCrm].entries()) {
    expect(text, apps[place]).toMatch(/^tour_build_info\{app="\w+",build="[\da-f]{16}"\} 1$/m);
  }
});

test("pages name where browsers report what their content policy refused", async () => {
  const { builder, crm, marketplace } = journey.addresses;
  for (const [url, path] of [
    [marketplace, "/csp-report"],
    [builder, "/csp-report"],
    [`${crm}/`, "/crm/csp-report"],
  ] as const) {
    const { headers } = await fetch(url);
    expect(headers.get("content-security-policy"), url).toContain(
      `report-uri ${path}; report-to csp`,
    );
    expect(headers.get("reporting-endpoints"), url).toBe(`csp="${path}"`);
  }
});

test("promtool accepts what all of them serve", async () => {
  const promtool = findPromtool();
  for (const app of apps) {
    const input = await readMetrics(app);
    const { status, stdout, stderr } = spawnSync(promtool, ["check", "metrics"], {
      input,
      encoding: "utf8",
    });
    const told = `${stdout}${stderr}`.trim().split("\n").filter(Boolean);
    // Names of prom-client's own, which others' dashboards know.
    expect(
      told.filter((line) => !/^(nodejs|process)_/.test(line)),
      app,
    ).toEqual([]);
    expect([0, 3], app).toContain(status);
  }
});

test("every metric that rules and the dashboard ask for is served", async () => {
  const served = (await Promise.all(apps.map(readMetrics))).join("\n");
  const types = [...served.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = types.flatMap(([, name, type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
  );
  const texts = ["alerts.yml", "alerts.test.yml", "dashboard.json"].map((file) =>
    readFileSync(join(monitoring, file), "utf8"),
  );
  const asked = new Set(texts.join("\n").match(/\b(?:tour|nodejs|process)_\w+/g));
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => !names.includes(name))).toEqual([]);
});

test("the lines of all processes about one request have one trace, which the answer names", async () => {
  // A second try has lines of its own.
  const id = randomBytes(16).toString("hex");
  const headers = { traceparent: `00-${id}-00f067aa0ba902b7-00` };
  // Words that were searched are asked of the API host each time.
  const site = `${journey.addresses.marketplace}/tours?q=${id}`;
  expect((await fetch(site, { headers })).headers.get("x-trace-id")).toBe(id);
  const call = `${journey.addresses.builder}/spa/tours-page`;
  expect((await fetch(call, { headers })).headers.get("x-trace-id")).toBe(id);
  const urlsOf = (app: App) =>
    lines.flatMap(({ app: from, line }) => {
      if (from !== app || !line.includes(id)) return [];
      return (JSON.parse(line) as { url?: string }).url?.split("?")[0] ?? [];
    });
  await expect.poll(() => urlsOf("site")).toEqual(["/tours"]);
  await expect.poll(() => urlsOf("builder")).toEqual(["/spa/tours-page"]);
  await expect
    .poll(() => urlsOf("server"))
    .toEqual(expect.arrayContaining(["/spa/tours", "/spa/tours-page"]));
});

test("a page's trace goes from the site through the API host to its statements, and holds nothing that was typed", async () => {
  const id = "5bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${id}-00f067aa0ba902b7-01` };
  const typed = "ivan.petrov@example.com";
  const address = `${journey.addresses.marketplace}/?q=${encodeURIComponent(typed)}`;
  expect((await fetch(address, { headers })).headers.get("x-trace-id")).toBe(id);
  const spansOf = (service: string) =>
    collector.spans.filter((one) => one.traceId === id && one.service === service);
  const isBelow = (child: { parentSpanId?: string }, parents: { spanId: string }[]) =>
    parents.some(({ spanId }) => spanId === child.parentSpanId);
  const answered = () => spansOf("tour-api").filter(({ name }) => name.startsWith("GET "));
  const statements = () =>
    spansOf("tour-api").filter(({ attributes }) =>
      attributes.some(({ key }) => key === "db.system.name"),
    );
  const page = () => spansOf("tour-site").filter(({ name }) => name === "GET page");
  const asked = () => spansOf("tour-site").filter(({ name }) => name === "API host");
  // What stands below something may be sent before it.
  await expect.poll(() => page().map((one) => one.parentSpanId)).toEqual(["00f067aa0ba902b7"]);
  for (const [children, parents] of [
    [asked, page],
    [answered, asked],
    [statements, answered],
  ] as const) {
    await expect.poll(() => children().length).toBeGreaterThan(0);
    await expect.poll(() => children().every((one) => isBelow(one, parents()))).toBe(true);
  }
  const keys = new Set(collector.spans.flatMap((one) => one.attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual([
    "db.system.name",
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "server.address",
  ]);
  expect(collector.text()).not.toMatch(/ivan|petrov|example\.com|select .* from .*where/i);
});
