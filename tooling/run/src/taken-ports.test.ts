import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { describeTakenPorts } from "./taken-ports.ts";

async function takePort(host: string) {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function findFreePort(): Promise<number> {
  const { port, close } = await takePort("127.0.0.1");
  close();
  return port;
}

test("a taken port is named with the variable that changes it", async () => {
  const { port, close } = await takePort("127.0.0.1");
  const ports = { server: await findFreePort(), site: port, builder: await findFreePort() };
  expect(await describeTakenPorts(ports)).toEqual([
    `Port ${port} is taken: set SITE_PORT to another.`,
  ]);
  close();
  expect(await describeTakenPorts(ports)).toEqual([]);
});

test("two apps on one port are told so", async () => {
  const port = await findFreePort();
  const lines = await describeTakenPorts({ server: port, site: port, builder: port });
  expect(lines[0]).toContain("asked for twice");
});
