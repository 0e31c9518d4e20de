import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { register } from "prom-client";
import { expect, test } from "vitest";
import { apiSeries, askApi } from "./ask-api.ts";

test("calls of the API host are counted by how they ended, and timed", async () => {
  const server = createServer(({ url, headers }, response) => {
    if (url === "/hangs") return;
    response.writeHead(url === "/fails" ? 503 : 200).end(headers["site-host"]);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const headers = { "site-host": "altai" };
  expect(await (await askApi(`${origin}/a`, { headers })).text(), "headers go along").toBe("altai");
  expect(await (await askApi(new Request(`${origin}/a`, { headers }))).text()).toBe("altai");
  expect((await askApi(new URL("/fails", origin))).status).toBe(503);
  const leaving = new AbortController();
  const hanging = askApi(`${origin}/hangs`, { signal: leaving.signal });
  leaving.abort();
  await expect(hanging).rejects.toThrow("aborted");
  server.close();
  server.closeAllConnections();
  await expect(askApi(`${origin}/a`)).rejects.toThrow("fetch failed");
  const text = await register.metrics();
  const countOf = (outcome: string) =>
    text.includes(`tour_api_calls_total{host="127.0.0.1:${port}",outcome="${outcome}"} 2`);
  expect([countOf("ok"), countOf("failed")]).toEqual([true, true]);
  expect(text).toContain(`outcome="given_up"} 1`);
  expect(apiSeries.toText()).toContain(`seconds_count{host="127.0.0.1:${port}"} 5`);
});
