import { connect } from "node:net";
import type { Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createServerRunner, findFreePort, waitForHealth } from "./test/run-server.ts";

let runner: ReturnType<typeof createServerRunner>;
let port: number;

beforeEach(async () => {
  runner = createServerRunner();
  port = await findFreePort();
});
afterEach(() => runner.cleanUp());

const body = JSON.stringify({ email: "nobody@example.com", password: "guess" });
const head = [
  "POST /auth/sign-in/email HTTP/1.1",
  "host: 127.0.0.1",
  "content-type: application/json",
  `content-length: ${body.length}`,
];

/** A request of which the server has all but the last bytes. */
async function beginRequest() {
  const socket: Socket = connect(port, "127.0.0.1");
  const state = { socket, answer: "" };
  socket.on("data", (chunk) => (state.answer += String(chunk)));
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, -5)}`);
  return state;
}

async function endRequest({ socket }: Awaited<ReturnType<typeof beginRequest>>) {
  if (socket.closed) return;
  const closed = once(socket, "close");
  socket.write(body.slice(-5));
  await closed;
}

/** Whether the port still takes connections. */
const isTaken = () =>
  fetch(`http://127.0.0.1:${port}/health/live`)
    .then(() => true)
    .catch(() => false);

async function stopUnder(signal: "SIGTERM" | "SIGKILL") {
  const server = runner.start({ API_PORT: String(port) });
  await waitForHealth(port);
  const begun = await Promise.all(Array.from({ length: 8 }, beginRequest));
  // Until the server has read what was sent.
  await wait(500);
  server.child.kill(signal);
  while (await isTaken()) await wait(50);
  await Promise.all(begun.map(endRequest));
  const statuses = begun.map(({ answer }) => answer.split("\r\n")[0]);
  return { statuses, code: await server.ended, errors: server.errors, begun };
}

test("every request under way is answered before the process ends, and no new one is taken", async () => {
  const { statuses, code, errors, begun } = await stopUnder("SIGTERM");
  expect(statuses).toEqual(Array(8).fill("HTTP/1.1 401 Unauthorized"));
  expect(begun.every(({ answer }) => /^connection: close$/im.test(answer))).toBe(true);
  expect([code, errors]).toEqual([0, ""]);
});

test("control: a process that is killed answers none of them", async () => {
  const { statuses, code } = await stopUnder("SIGKILL");
  expect([new Set(statuses), code]).toEqual([new Set([""]), null]);
});

/** Connections on which something was answered already, and on which more is asked at once. */
async function askOnKeptConnections(count: number) {
  const kept = await Promise.all(
    Array.from({ length: count }, async () => {
      const state = { socket: connect(port, "127.0.0.1"), answer: "", closed: false };
      state.socket.on("error", () => {});
      state.socket.on("close", () => (state.closed = true));
      state.socket.write("GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
      await once(state.socket, "data");
      state.socket.on("data", (chunk) => (state.answer += String(chunk)));
      return state;
    }),
  );
  const sent = kept.map(({ socket }) => {
    const request = "GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";
    return new Promise((resolve) => socket.write(request, resolve));
  });
  await Promise.all(sent);
  return kept;
}

async function stopWithHundreds(signal: "SIGTERM" | "SIGKILL") {
  const server = runner.start({ API_PORT: String(port) });
  await waitForHealth(port);
  const asked = await askOnKeptConnections(300);
  server.child.kill(signal);
  const code = await server.ended;
  await expect.poll(() => asked.every(({ closed }) => closed)).toBe(true);
  const isWhole = (answer: string) => answer.startsWith("HTTP/1.1 200") && answer.endsWith("}");
  return { code, answered: asked.filter(({ answer }) => isWhole(answer)).length };
}

test("hundreds of requests that the server has not even read are answered, too", async () => {
  expect(await stopWithHundreds("SIGTERM")).toEqual({ code: 0, answered: 300 });
});

test("control: killed, it leaves most of them without an answer", async () => {
  const { code, answered } = await stopWithHundreds("SIGKILL");
  expect(code).toBeNull();
  expect(answered).toBeLessThan(150);
});

test("while it still takes requests, a server that stops says that it is not ready", async () => {
  const server = runner.start({ API_PORT: String(port), STOP_DELAY: "3" });
  await waitForHealth(port);
  server.child.kill("SIGTERM");
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await expect.poll(() => status("/health/ready"), { timeout: 2500 }).toBe(503);
  expect([await status("/health"), await status("/health/live")]).toEqual([503, 200]);
  expect(await status("/openapi.json")).toBe(200);
  expect([await server.ended, server.errors]).toEqual([0, ""]);
  expect(await isTaken()).toBe(false);
});
