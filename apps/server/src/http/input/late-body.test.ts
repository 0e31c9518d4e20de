import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { listen } from "@tour/http-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { answerErrors } from "../answers/answer-errors.ts";
import type { AppEnv } from "../log-requests.ts";

const failures: unknown[] = [];
const log = pino({ level: "error" }, { write: (line: string) => failures.push(line) });
let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a connection to the app, and gathers what it answers. */
async function open(app: Hono<AppEnv>, timeouts = {}) {
  server = listen(app, 0, timeouts);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const answer = { text: "" };
  socket.on("data", (chunk) => (answer.text += String(chunk)));
  socket.on("error", () => {});
  return { socket, answer };
}

const head = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n`;

test("a body that is not sent in time is not a server error", async () => {
  const app = new Hono<AppEnv>().post("/", async (c) => c.text(await c.req.text()));
  app.onError(answerErrors(log));
  const { socket, answer } = await open(app, { headers: 300, body: 300, check: 50 });
  socket.write(`${head(100)}\r\na`);
  await expect.poll(() => answer.text, { timeout: 60_000 }).toContain("408");
  socket.destroy();
  expect(failures).toEqual([]);
});
