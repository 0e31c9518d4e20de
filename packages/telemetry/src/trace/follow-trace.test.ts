import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { serve } from "@hono/node-server";
import type { ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logOptions } from "../log/logger.ts";
import { logRequests } from "../log/log-requests.ts";
import { askApi } from "../metrics/ask-api.ts";
import { followTrace } from "./follow-trace.ts";
import { readTrace } from "./trace.ts";

const id = "4bf92f3577b34da6a3ce929d0e0e4736";
const header = `00-${id}-00f067aa0ba902b7-01`;

let lines: Record<string, unknown>[] = [];
const servers: ServerType[] = [];
let first: string;

/** Answers with the header that it was asked with. */
const second = new Hono()
  .use(followTrace())
  .get("/inner", (c) => c.text(c.req.header("traceparent") ?? ""));

async function start(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const inner = await start(second);
  const log = pino(logOptions("info"), { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Hono()
    .use(followTrace())
    .use(logRequests(log))
    .get("/", async (c) => {
      log.info("in between");
      return c.text(await (await askApi(`${inner}/inner`)).text());
    });
  first = await start(app);
});
afterAll(() => servers.forEach((server) => server.close()));

// ASVS 16.2.4
test("a trace is taken over, stands in every line and in the answer, and goes along to the next process", async () => {
  lines = [];
  const answer = await fetch(first, { headers: { traceparent: header } });
  expect(answer.headers.get("x-trace-id")).toBe(id);
  expect(await answer.text()).toBe(header);
  expect(lines.map(({ msg, traceId }) => [msg, traceId])).toEqual([
    ["in between", id],
    ["request", id],
  ]);
});

test("where none is named each request has one of its own, which goes along as well", async () => {
  const [one, other] = [await fetch(first), await fetch(first)];
  const own = one.headers.get("x-trace-id")!;
  expect(own).toMatch(/^[\da-f]{32}$/);
  expect(other.headers.get("x-trace-id")).not.toBe(own);
  expect(await one.text()).toMatch(new RegExp(`^00-${own}-[\\da-f]{16}-00$`));
});

test.each([
  "",
  "00-0-0-00",
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id}-0000000000000000-01`,
  `ff-${id}-00f067aa0ba902b7-01`,
  `00-${id}-00f067aa0ba902b7-01x\n`,
])("what is no header of a trace is not taken over: %j", (wrong) => {
  expect(readTrace(wrong).id).not.toBe(id);
});

test("of a stranger it is not taken over; of ours it is", async () => {
  const app = new Hono().use(followTrace()).get("/", (c) => c.text(""));
  const askFrom = async (remoteAddress: string) => {
    const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } };
    const answer = await app.request("/", { headers: { traceparent: header } }, { incoming });
    return answer.headers.get("x-trace-id");
  };
  expect(await askFrom("203.0.113.5")).not.toBe(id);
  expect(await askFrom("10.0.0.9"), "control").toBe(id);
});
