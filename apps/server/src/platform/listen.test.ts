import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { answerErrors } from "./answer-errors.ts";
import { listen } from "./listen.ts";
import type { Patience } from "./listen.ts";
import type { AppEnv } from "./log-requests.ts";

const failures: unknown[] = [];
const log = pino({ level: "error" }, { write: (line: string) => failures.push(line) });
const app = new Hono<AppEnv>().post("/", async (c) => c.text(await c.req.text()));
app.onError(answerErrors(log));
const short = { headersMs: 300, bodyMs: 600, checkMs: 50 };
let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends parts of a request with pauses; gives the answer's first line, or "" while there is none. */
async function send(parts: string[], pauseMs: number, given: Partial<Patience> = short) {
  server = listen(app, 0, given);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  socket.on("error", () => {});
  for (const part of parts) {
    if (!socket.destroyed) socket.write(part);
    await wait(pauseMs);
  }
  socket.destroy();
  return answer.split("\r\n")[0];
}

const head = "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n";

test("who sends headers drop by drop is cut off with 408", async () => {
  const drops = Array.from({ length: 10 }, (_, n) => `x-${n}: 1\r\n`);
  expect(await send([head, ...drops], 100)).toContain("408");
  server.close();
  expect(await send([head, ...drops], 100, {}), "control: Node's patience").toBe("");
});

test("who sends a body drop by drop is cut off with 408", async () => {
  const slow = [`${head}\r\n`, "a", "b", "c"];
  expect(await send(slow, 400)).toContain("408");
  expect(failures, "a client that is gone is no failure of ours").toEqual([]);
  server.close();
  expect(await send([...slow, "d"], 400, { ...short, bodyMs: 60_000 }), "control").toContain("200");
});

test("headers that are too long get 431", async () => {
  expect(await send([`${head}x: ${"a".repeat(20_000)}\r\n\r\nabcd`], 300)).toContain("431");
});
