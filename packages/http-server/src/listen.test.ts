import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { listen } from "./listen.ts";
import type { ClientTimeouts } from "./listen.ts";

/** Waits for the body, as every call with one does; a body that breaks off is a bad request. */
const app = {
  fetch: (request: Request) =>
    request.text().then(
      (body) => new Response(body),
      () => new Response("broken off", { status: 400 }),
    ),
};
let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends parts of a request with pauses until it is answered; gives the answer's first line. */
async function send(parts: Iterable<string>, given: Partial<ClientTimeouts> = {}) {
  server = listen(app, 0, { check: 50, ...given });
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

test("a client that sends headers too slowly is cut off with 408", async () => {
  const headers = 5 * pauseMs;
  expect(await send(repeat(head(0), "x: 1\r\n", Infinity), { headers })).toContain("408");
  server.close();
  const slow = repeat(head(0), "x: 1\r\n", 10, "\r\n");
  expect(await send(slow), "control: with a longer timeout").toContain("200");
});

test("a client that sends a body too slowly is cut off with 408", async () => {
  const short = { headers: 5 * pauseMs, body: 5 * pauseMs };
  const drops = repeat(`${head(1_000)}\r\n`, "a", Infinity);
  expect(await send(drops, short)).toContain("408");
  server.close();
  const slow = repeat(`${head(10)}\r\n`, "a", 10);
  expect(await send(slow), "control: with a longer timeout").toContain("200");
});

test("headers that are too long get 431", async () => {
  expect(await send([`${head(0)}x: ${"a".repeat(20_000)}\r\n\r\n`])).toContain("431");
});

// ASVS 4.2.1
test("a message that names two lengths is refused: no proxy can be made to see another end", async () => {
  const chunked = "transfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n";
  expect(await send([head(1) + chunked])).toContain("400");
  server.close();
  expect(await send([`${head(1)}content-length: 2\r\n\r\na`])).toContain("400");
  server.close();
  expect(await send([`POST / HTTP/1.1\r\nhost: a\r\n${chunked}`]), "control").toContain("200");
});

// ASVS 13.4.4
test("TRACE tells nobody what a proxy has added to their request", async () => {
  const trace = (method: string) => [`${method} / HTTP/1.1\r\nhost: a\r\nx-added: secret\r\n\r\n`];
  expect(await send(trace("TRACE"))).toMatch(/ (4|5)\d\d /);
  server.close();
  expect(await send(trace("OPTIONS")), "control").toContain("200");
});
