import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { findFreePort } from "@tour/free-port";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createServerRunner, reasonOf, waitForHealth } from "./test/run-server.ts";
import { copyDatabase } from "./test/open-test-database.ts";

const runner = createServerRunner();
let database: Awaited<ReturnType<typeof copyDatabase>>;
const start = (env: Record<string, string>) => runner.start({ DATABASE_URL: database.url, ...env });

beforeAll(async () => {
  database = await copyDatabase();
});
afterEach(() => runner.end());
afterAll(async () => {
  runner.cleanUp();
  await database.drop();
});

test("a port in use is reported in one line, with the variable to change", async () => {
  const taken = createServer().listen(0);
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const server = start({ API_PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(reasonOf(server.errors)).toBe(`Port ${port} is taken: set API_PORT to another.`);
  taken.close();
});

test("an unreachable database is reported in one line, without its password", async () => {
  const port = await findFreePort();
  const server = start({ DATABASE_URL: `postgres://tour:hunter2@127.0.0.1:${port}/tour` });
  expect(await server.ended).toBe(1);
  expect(reasonOf(server.errors)).toContain(`The database at 127.0.0.1:${port}/tour cannot`);
  expect(server.errors).not.toContain("hunter2");
});

test("a wrong setting is reported in one line", async () => {
  const server = start({ API_PORT: "http" });
  expect(await server.ended).toBe(1);
  expect(reasonOf(server.errors)).toBe("The environment variable API_PORT is not valid: http");
});

test("metrics are served on their own port, on loopback, and nowhere else", async () => {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  start({ API_PORT: String(port), METRICS_PORT: String(metricsPort) });
  await waitForHealth(port);
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await answer.text()).toContain('tour_requests_total{call="/health",method="GET"');
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  // Another address of this very machine, as a stranger would use.
  const elsewhere = fetch(`http://127.0.0.2:${metricsPort}/metrics`);
  await expect(elsewhere).rejects.toThrow("fetch failed");
});
