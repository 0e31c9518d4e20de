import { connect } from "node:net";
import type { Socket } from "node:net";
import { findFreePort } from "@tour/free-port";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { copyDatabase } from "./test/open-test-database.ts";
import { createServerRunner, waitForHealth } from "./test/run-server.ts";

const runner = createServerRunner();
let database: Awaited<ReturnType<typeof copyDatabase>>;
let port: number;

const start = (env: Record<string, string> = {}) =>
  runner.start({ API_PORT: String(port), DATABASE_URL: database.url, ...env });

beforeAll(async () => {
  database = await copyDatabase();
});
beforeEach(async () => {
  port = await findFreePort();
});
afterEach(() => runner.end());
afterAll(async () => {
  runner.cleanUp();
  await database.drop();
});

const pollTimeout = { timeout: 60_000 };

function openClient() {
  const socket: Socket = connect(port, "127.0.0.1");
  const state = { socket, answer: "", isClosed: false };
  socket.on("data", (chunk) => (state.answer += String(chunk)));
  socket.on("close", () => (state.isClosed = true));
  socket.on("error", () => {});
  return state;
}

type Client = ReturnType<typeof openClient>;

const body = JSON.stringify({ email: "nobody@example.com", password: "guess" });
const head = [
  "POST /auth/sign-in/email HTTP/1.1",
  "host: 127.0.0.1",
  "content-type: application/json",
  // The server says so when it has read the head.
  "expect: 100-continue",
  `content-length: ${body.length}`,
];
const goOn = "HTTP/1.1 100 Continue\r\n\r\n";

/** A request of which the server has all but the last bytes. */
async function beginRequest(): Promise<Client> {
  const client = openClient();
  client.socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, -5)}`);
  await expect.poll(() => client.answer, pollTimeout).toBe(goOn);
  return client;
}

async function endRequest({ socket }: Client) {
  if (socket.closed) return;
  // It may end with an error, which is no end of the test.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(body.slice(-5));
  await closed;
}

/** Whether the port still takes connections. */
const isTaken = () =>
  fetch(`http://127.0.0.1:${port}/health/live`)
    .then(() => true)
    .catch(() => false);

async function stopUnder(signal: "SIGTERM" | "SIGKILL") {
  const server = start();
  await waitForHealth(port);
  const begun = await Promise.all(Array.from({ length: 8 }, beginRequest));
  server.child.kill(signal);
  await expect.poll(isTaken, pollTimeout).toBe(false);
  await Promise.all(begun.map(endRequest));
  const answers = begun.map(({ answer }) => answer.slice(goOn.length));
  const statuses = answers.map((answer) => answer.split("\r\n")[0]);
  return { statuses, code: await server.ended, errors: server.errors, answers };
}

test("every running request is answered before the process exits, and no new one is accepted", async () => {
  const { statuses, code, errors, answers } = await stopUnder("SIGTERM");
  expect(statuses).toEqual(Array(8).fill("HTTP/1.1 401 Unauthorized"));
  expect(answers.every((answer) => /^connection: close$/im.test(answer))).toBe(true);
  expect([code, errors]).toEqual([0, ""]);
});

test("control: a process that is killed answers none of them", async () => {
  const { statuses, code } = await stopUnder("SIGKILL");
  expect([new Set(statuses), code]).toEqual([new Set([""]), null]);
});

/** Connections on which something was answered already. */
async function openKeptConnections(count: number): Promise<Client[]> {
  const kept = Array.from({ length: count }, openClient);
  for (const { socket } of kept) {
    socket.write("GET /health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
  }
  const areAnswered = () => kept.every(({ answer }) => answer.endsWith("}"));
  await expect.poll(areAnswered, pollTimeout).toBe(true);
  for (const client of kept) client.answer = "";
  return kept;
}

/** Asks while the server stands still: it gets the signal before it can read any of the requests. */
async function stopWithHundreds(signal: "SIGTERM" | "SIGKILL") {
  const server = start();
  await waitForHealth(port);
  const asked = await openKeptConnections(300);
  server.child.kill("SIGSTOP");
  const sent = asked.map(({ socket }) => {
    const request = "GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";
    return new Promise((resolve) => socket.write(request, resolve));
  });
  await Promise.all(sent);
  server.child.kill(signal);
  server.child.kill("SIGCONT");
  const code = await server.ended;
  await expect.poll(() => asked.every(({ isClosed }) => isClosed), pollTimeout).toBe(true);
  const isWhole = (answer: string) => answer.startsWith("HTTP/1.1 200") && answer.endsWith("}");
  return { code, answered: asked.filter(({ answer }) => isWhole(answer)).length };
}

test("hundreds of requests that the server has not read yet are answered too", async () => {
  expect(await stopWithHundreds("SIGTERM")).toEqual({ code: 0, answered: 300 });
});

test("control: a killed process answers none of them", async () => {
  expect(await stopWithHundreds("SIGKILL")).toEqual({ code: null, answered: 0 });
});

test("while it still takes requests, a server that stops says that it is not ready", async () => {
  const server = start({ STOP_DELAY: "600" });
  await waitForHealth(port);
  server.child.kill("SIGTERM");
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await expect.poll(() => status("/health/ready"), pollTimeout).toBe(503);
  expect([await status("/health"), await status("/health/live")]).toEqual([503, 200]);
  expect(await status("/openapi.json")).toBe(200);
});

test("it accepts requests for the configured delay and then exits", async () => {
  const server = start({ STOP_DELAY: "1" });
  await waitForHealth(port);
  const asked = performance.now();
  server.child.kill("SIGTERM");
  expect([await server.ended, server.errors]).toEqual([0, ""]);
  expect(performance.now() - asked).toBeGreaterThan(990);
  expect(await isTaken()).toBe(false);
});
