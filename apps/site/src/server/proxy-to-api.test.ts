import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { afterEach, expect, test } from "vitest";
import { proxyToApi } from "./proxy-to-api.ts";

/** A promise and what fulfils it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A site's server before an API host that answers like this; the site's origin. */
async function startPair(answer: RequestListener): Promise<string> {
  const api = createServer(answer).listen(0, "127.0.0.1");
  await once(api, "listening");
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const options = {
    api: { origin: apiOrigin, fetch },
    role: "visitor",
    host: "altai.ru",
    address: "5.6.7.8",
  };
  const site = serve({
    fetch: (request) => proxyToApi(request, options),
    port: 0,
    hostname: "127.0.0.1",
  });
  await once(site, "listening");
  closing.push(
    () => site.close(),
    () => api.closeAllConnections(),
    () => api.close(),
  );
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

test("a response is streamed through, and a disconnected visitor aborts the call", async () => {
  const left = signal();
  const origin = await startPair((_, response) => {
    response.write("first");
    response.on("close", () => left.give());
  });
  const leaving = new AbortController();
  const { body } = await fetch(`${origin}/media/a`, { signal: leaving.signal });
  const { value } = await body!.getReader().read();
  expect(new TextDecoder().decode(value)).toBe("first");
  leaving.abort();
  await left.given;
});

test("a request body is streamed through", async () => {
  const begun = signal();
  const origin = await startPair(async (request, response) => {
    let text = "";
    for await (const chunk of request) {
      text += chunk;
      begun.give();
    }
    response.end(text);
  });
  async function* parts() {
    yield new TextEncoder().encode("first ");
    // The rest is sent once the API host has the beginning.
    await begun.given;
    yield new TextEncoder().encode("second");
  }
  const body = Readable.toWeb(Readable.from(parts()));
  const init = { method: "POST", body, duplex: "half" } as unknown as RequestInit;
  expect(await (await fetch(`${origin}/spa/a`, init)).text()).toBe("first second");
});

test("redirects and empty responses are passed on with their headers", async () => {
  const origin = await startPair(({ url }, response) => {
    const isMoved = url === "/media/moved";
    response.writeHead(isMoved ? 302 : 304, { location: "/elsewhere", etag: '"a"' }).end();
  });
  const moved = await fetch(`${origin}/media/moved`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
  const same = await fetch(`${origin}/media/same`);
  expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, '"a"', ""]);
});

test('a large body sent with "Expect: 100-continue" arrives complete', async () => {
  const origin = await startPair(async (request, response) => {
    let size = 0;
    for await (const chunk of request) size += (chunk as Buffer).length;
    response.end(String(size));
  });
  const { request } = await import("node:http");
  const call = request(`${origin}/spa/a`, {
    method: "POST",
    headers: { expect: "100-continue", "content-length": 2_000_000 },
  });
  call.on("continue", () => call.end(Buffer.alloc(2_000_000)));
  call.flushHeaders();
  const [response] = await once(call, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe("2000000");
});

test("a compressed response keeps its Content-Encoding", async () => {
  const origin = await startPair((_, response) => {
    const body = gzipSync("Байкал");
    response
      .writeHead(200, { "content-encoding": "gzip", "content-length": body.length })
      .end(body);
  });
  expect(await (await fetch(`${origin}/spa/a`)).text()).toBe("Байкал");
});

test("hop-by-hop headers and session cookies are not forwarded", async () => {
  const origin = await startPair(({ headers }, response) => {
    response.setHeader("set-cookie", "a=b");
    response.end(JSON.stringify(headers));
  });
  const { request } = await import("node:http");
  const call = request(`${origin}/spa/a`, {
    headers: { connection: "close", te: "trailers", cookie: "a=b", "x-forwarded-for": "1.1.1.1" },
  }).end();
  const [response] = await once(call, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const sent = JSON.parse(Buffer.concat(chunks).toString());
  expect(sent).toMatchObject({
    "site-host": "altai.ru",
    "user-role": "visitor",
    "x-forwarded-for": "5.6.7.8",
  });
  expect([sent.te, sent.cookie, response.headers["set-cookie"]]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
