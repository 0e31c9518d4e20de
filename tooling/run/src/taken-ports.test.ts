import { once } from "node:events";
import { createServer } from "node:net";
import { findFreePort } from "@tour/free-port";
import { expect, test } from "vitest";
import { describeTakenPorts } from "./taken-ports.ts";

async function takePort(port: number) {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    server.close();
    await once(server, "close");
  };
}

test("a port in use is reported with the variable that changes it", async () => {
  const port = await findFreePort();
  const close = await takePort(port);
  const [server, builder, crm] = [findFreePort(), findFreePort(), findFreePort()];
  const ports = { server: await server, site: port, builder: await builder, crm: await crm };
  expect(await describeTakenPorts(ports)).toEqual([
    `Port ${port} is taken: set SITE_PORT to another.`,
  ]);
  await close();
  expect(await describeTakenPorts(ports)).toEqual([]);
});

test("two apps on one port are reported", async () => {
  const port = await findFreePort();
  const lines = await describeTakenPorts({ server: port, site: port, builder: port, crm: port });
  expect(lines[0]).toContain("asked for twice");
});
