import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";

let app: TestApp;
let made: Response[] = [];
let origin: string;
let stop: () => void;

beforeAll(async () => {
  app = await createTestApp();
  const fetch = async (...asked: Parameters<typeof app.app.fetch>) => {
    const answer = await app.app.fetch(...asked);
    made.push(answer);
    return answer;
  };
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
afterAll(async () => {
  stop();
  await app.close();
});

/** The server writes what it finds under this name as it is; any other answer is read from a stream. */
const isWrittenAsItIs = (answer: Response) =>
  Object.getOwnPropertySymbols(answer).some(({ description }) => description === "cache");

test("no middleware makes an answer of a call anew", async () => {
  made = [];
  const answer = await fetch(`${origin}/spa/tours-page`, { headers: { "user-role": "visitor" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-trace-id")).toMatch(/^[\da-f]{32}$/);
  expect(made.map(isWrittenAsItIs)).toEqual([true]);
});

test("control: one that was read for another header is a stream", () => {
  const answer = new Response(new Uint8Array(2));
  expect(isWrittenAsItIs(answer)).toBe(true);
  expect(isWrittenAsItIs(new Response(answer.body, answer))).toBe(false);
});
