import { once } from "node:events";
import { request } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { listen } from "@tour/http-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";

let app: TestApp;
let server: Server;

beforeAll(async () => {
  app = await createTestApp();
  server = listen(app.app, 0);
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

/** Asks over a socket: a client that makes an address of the path would mend it first. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ host: "127.0.0.1", port, path, agent: false }).end();
  const [answer] = await once(asked, "response");
  return { status: answer.statusCode as number, body: await text(answer) };
}

// ASVS 1.1.1
test.each(["/x%ffy", "/a///b", "/a;b://c", "/media/%ff/320x00", "/spa/tours-page%"])(
  "the malformed path %s gets 400 or 404 without a stack",
  async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain("    at ");
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/[а-я]/) });
    expect((await ask("/health/live")).status, "the server answers on").toBe(200);
  },
);
