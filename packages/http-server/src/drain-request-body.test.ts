import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { afterEach, expect, test } from "vitest";
import { drainRequestBody } from "./drain-request-body.ts";
import { listen } from "./listen.ts";

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a connection to the app, and gathers what it answers. */
async function open(app: Hono) {
  server = listen(app, 0);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const answer = { text: "" };
  socket.on("data", (chunk) => (answer.text += String(chunk)));
  socket.on("error", () => {});
  return { socket, answer };
}

const head = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n`;

test("a body that is refused unread is drained before the response", async () => {
  const refusing = new Hono().use(drainRequestBody);
  refusing.post("/", bodyLimit({ maxSize: 10 }), (c) => c.text("taken"));
  const { socket, answer } = await open(refusing);
  const drop = Buffer.alloc(100_000, "a");
  socket.write(`${head(2 * drop.length)}\r\n`);
  socket.write(drop);
  await once(server, "request");
  // Longer than what serves HTTP waits for such a rest; a slow machine can only let this pass.
  await wait(700);
  expect(answer.text, "control: nothing is answered in the middle").toBe("");
  socket.write(drop);
  await expect.poll(() => answer.text, { timeout: 60_000 }).toContain("413");
  answer.text = "";
  socket.write(`${head(1)}\r\nx`);
  await expect.poll(() => answer.text, { timeout: 60_000 }).toContain("taken");
  socket.destroy();
});
