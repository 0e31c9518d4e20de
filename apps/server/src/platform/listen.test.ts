import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { bodyLimit } from "hono/body-limit";
import { answerErrors } from "./answer-errors.ts";
import { listen } from "./listen.ts";
import type { Patience } from "./listen.ts";
import { readRest } from "./read-rest.ts";
import type { AppEnv } from "./log-requests.ts";

const failures: unknown[] = [];
const log = pino({ level: "error" }, { write: (line: string) => failures.push(line) });
const app = new Hono<AppEnv>().post("/", async (c) => c.text(await c.req.text()));
app.onError(answerErrors(log));
let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends parts of a request with pauses until it is answered; gives the answer's first line. */
async function send(parts: Iterable<string>, given: Partial<Patience> = {}) {
  server = listen(app, 0, { checkMs: 50, ...given });
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  socket.on("error", () => {});
  for (const part of parts) {
    if (answer !== "" || socket.destroyed) break;
    socket.write(part);
    await wait(pauseMs);
  }
  await expect.poll(() => answer, { timeout: 60_000 }).not.toBe("");
  socket.destroy();
  return answer.split("\r\n")[0];
}

const pauseMs = 100;
const head = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n`;

function* repeat(first: string, drop: string, times: number, end = "") {
  yield first;
  for (let count = 0; count < times; count += 1) yield drop;
  yield end;
}

test("who sends headers drop by drop is cut off with 408", async () => {
  const headersMs = 5 * pauseMs;
  expect(await send(repeat(head(0), "x: 1\r\n", Infinity), { headersMs })).toContain("408");
  server.close();
  const slow = repeat(head(0), "x: 1\r\n", 10, "\r\n");
  expect(await send(slow), "control: with more patience").toContain("200");
});

test("who sends a body drop by drop is cut off with 408", async () => {
  const patience = { headersMs: 5 * pauseMs, bodyMs: 5 * pauseMs };
  const drops = repeat(`${head(1_000)}\r\n`, "a", Infinity);
  expect(await send(drops, patience)).toContain("408");
  expect(failures, "a client that is gone is no failure of ours").toEqual([]);
  server.close();
  const slow = repeat(`${head(10)}\r\n`, "a", 10);
  expect(await send(slow), "control: with more patience").toContain("200");
});

test("a body that was refused unread is read to its end before the answer", async () => {
  const refusing = new Hono<AppEnv>().use(readRest);
  refusing.post("/", bodyLimit({ maxSize: 10 }), (c) => c.text("taken"));
  refusing.onError(answerErrors(log));
  server = listen(refusing, 0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  const drop = Buffer.alloc(100_000, "a");
  socket.write(`${head(2 * drop.length)}\r\n`);
  socket.write(drop);
  await once(server, "request");
  // Longer than what serves HTTP waits for such a rest; a slow machine can only let this pass.
  await wait(700);
  expect(answer, "control: nothing is answered in the middle").toBe("");
  socket.write(drop);
  await expect.poll(() => answer, { timeout: 60_000 }).toContain("413");
  answer = "";
  socket.write(`${head(1)}\r\nx`);
  await expect.poll(() => answer, { timeout: 60_000 }).toContain("taken");
  socket.destroy();
});

test("headers that are too long get 431", async () => {
  expect(await send([`${head(0)}x: ${"a".repeat(20_000)}\r\n\r\n`])).toContain("431");
});
