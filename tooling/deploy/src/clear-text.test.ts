import { createServer, request } from "node:http";
import type { Server } from "node:http";
import { findFreePort } from "@tour/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCaddy } from "./find-caddy.ts";
import { startCaddy } from "./start-caddy.ts";
import type { RunningCaddy } from "./start-caddy.ts";

const builderHost = "builder.example.com";
let caddy: RunningCaddy;
let app: Server;
/** What came through the proxy to any app. */
const asked: string[] = [];

beforeAll(async () => {
  const port = await findFreePort();
  app = createServer(({ url = "" }, answer) => {
    if (!url.startsWith("/health")) asked.push(url);
    answer.end("app");
  }).listen(port, "127.0.0.1");
  const address = `127.0.0.1:${port}`;
  caddy = await startCaddy(findCaddy(), {
    BUILDER_HOST: builderHost,
    API_UPSTREAM: address,
    SITE_UPSTREAM: address,
    BUILDER_UPSTREAM: address,
    CRM_UPSTREAM: address,
  });
}, 180_000);
afterAll(async () => {
  await caddy?.stop();
  app?.close();
  app?.closeAllConnections();
});

/** Asks in clear; the answer's status, where it leads to, and what it says. */
const ask = (host: string, path: string, method = "GET") =>
  new Promise<[status: number, location: string | undefined, text: string]>((resolve, reject) => {
    const target = { host: "127.0.0.1", port: caddy.plainPort, path, method, agent: false };
    const call = request({ ...target, headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve([answer.statusCode ?? 0, answer.headers.location, text]));
    });
    call.on("error", reject).end();
  });

// ASVS 4.1.2
test("pages that are asked for in clear lead to TLS, calls and forms are refused, and neither reaches an app", async () => {
  for (const host of [builderHost, "altai.example"]) {
    for (const path of ["/", "/altai-7?from=mail", "/crm/requests", "/media/a/320x00"]) {
      expect((await ask(host, path)).slice(0, 2)).toEqual([308, `https://${host}${path}`]);
    }
    for (const path of ["/spa/tours-page", "/auth/session", "/crm/api/x"]) {
      const [status, location, text] = await ask(host, path);
      expect([path, status, location]).toEqual([path, 403, undefined]);
      expect(JSON.parse(text)).toMatchObject({ error: "https_only" });
    }
    for (const path of ["/spa/create-request", "/altai-7/booking", "/"]) {
      expect((await ask(host, path, "POST")).slice(0, 2), path).toEqual([403, undefined]);
    }
  }
  expect(asked).toEqual([]);
});
