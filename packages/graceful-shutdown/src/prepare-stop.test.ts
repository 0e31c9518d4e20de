import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { prepareStop } from "./prepare-stop.ts";

const count = 300;
const request = "GET / HTTP/1.1\r\nhost: test\r\n\r\n";

interface Client {
  socket: Socket;
  answer: string;
  closed: Promise<void>;
}

/** A server whose answers take their time: that of the world around, or the process's own. */
async function startServer({ answerMs = 0, workMs = 0 } = {}) {
  const server = createServer(async (_, response) => {
    if (answerMs > 0) await wait(answerMs);
    const start = performance.now();
    while (performance.now() - start < workMs);
    response.end("done");
  });
  const stop = prepareStop(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, stop };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function openClient(server: Server): Client {
  const socket = connect(portOf(server), "127.0.0.1").on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const client = { socket, answer: "", closed };
  socket.on("data", (part) => (client.answer += String(part)));
  return client;
}

/** Clients that keep their connections after an answer each, and have sent the next request. */
async function openLoad(server: Server): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => openClient(server));
  for (const { socket } of clients) socket.write(request);
  const areAnswered = () => clients.every(({ answer }) => answer.includes("done"));
  await expect.poll(areAnswered, { timeout: 60_000 }).toBe(true);
  for (const client of clients) {
    client.answer = "";
    client.socket.write(request);
  }
  return clients;
}

async function readAnswers(clients: Client[]): Promise<string[]> {
  await Promise.all(clients.map(({ closed }) => closed));
  return clients.map(({ answer }) => answer);
}

test("requests that were sent before the stop, and not read yet, are answered", async () => {
  const { server, stop } = await startServer();
  const clients = await openLoad(server);
  await stop();
  const answers = await readAnswers(clients);
  expect(answers.filter((answer) => answer.includes("done"))).toHaveLength(count);
  expect(answers.every((answer) => /^connection: close$/im.test(answer))).toBe(true);
  expect(server.listening).toBe(false);
});

test("control: HTTP's own close() drops all of them", async () => {
  const { server } = await startServer();
  const clients = await openLoad(server);
  server.close();
  expect(await readAnswers(clients)).toEqual(Array(count).fill(""));
});

test("clients that connected before the stop are served, later ones are not", async () => {
  const { server, stop } = await startServer();
  const port = portOf(server);
  const clients = Array.from({ length: count }, () => openClient(server));
  for (const { socket } of clients) socket.write(request);
  await stop();
  for (const answer of await readAnswers(clients)) expect(answer).toContain("done");
  await expect(once(connect(port, "127.0.0.1"), "connect")).rejects.toThrow("ECONNREFUSED");
});

test("clients that connected before the stop are accepted before any request is handled: work does not delay the queue", async () => {
  // All of it takes far longer than the queue is looked after.
  const { server, stop } = await startServer({ workMs: 15 });
  const clients = Array.from({ length: count }, () => openClient(server));
  for (const { socket } of clients) socket.write(request);
  await stop();
  const answers = await readAnswers(clients);
  expect(answers.filter((answer) => answer.includes("done"))).toHaveLength(count);
});

test("running responses are waited for, idle connections are not", async () => {
  const { server, stop } = await startServer({ answerMs: 800 });
  const silent = openClient(server);
  await once(silent.socket, "connect");
  const asked = fetch(`http://127.0.0.1:${portOf(server)}`).then((answer) => answer.text());
  await once(server, "request");
  await stop();
  expect(await asked).toBe("done");
  await silent.closed;
});

test("streams of events, which never end, are cut, and whoever asks for one meanwhile", async () => {
  const server = createServer((_, response) => response.write("data: 1\n\n"));
  const stop = prepareStop(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const ask = request.replace("\r\n\r\n", "\r\nAccept: text/event-stream\r\n\r\n");
  const [open, late] = [openClient(server), openClient(server)];
  open.socket.write(ask);
  await expect.poll(() => open.answer).toContain("data: 1");
  const stopped = stop();
  late.socket.write(ask);
  await stopped;
  await Promise.all([open.closed, late.closed]);
  expect(server.listening).toBe(false);
});
