import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort } from "./find-free-port.ts";

test("the ports found differ, can be listened on, and are outside the ephemeral range", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, findFreePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const servers = ports.map((port) => createServer().listen(port));
  await Promise.all(servers.map((server) => once(server, "listening")));
  for (const server of servers) server.close();
});
