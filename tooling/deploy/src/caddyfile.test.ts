import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCaddy } from "./find-caddy.ts";
import { adaptCaddyfile, startCaddy } from "./start-caddy.ts";
import type { RunningCaddy } from "./start-caddy.ts";

interface Upstream {
  address: string;
  asked: { url: string; headers: IncomingHttpHeaders }[];
  close: () => void;
}

const siteEvents = "/crm/api/constructor/site-events";
const builderHost = "builder.example.com";
const served = "altai.example";
const stranger = "stranger.example";
let caddy: RunningCaddy;
let [api, site, builder, crm] = [] as unknown as [Upstream, Upstream, Upstream, Upstream];

/** A stand-in for an app, which says its name. */
async function startUpstream(name: string, onPort?: number): Promise<Upstream> {
  const asked: Upstream["asked"] = [];
  const server = createServer(({ url = "", headers }, response) => {
    asked.push({ url, headers });
    if (url.startsWith(siteEvents)) {
      // As the API host answers it; nothing more comes for long.
      const head = {
        "content-type": "text/event-stream",
        "cache-control": "no-store, no-transform",
      };
      return void response.writeHead(200, head).write("data: first\n\n");
    }
    const isRefused = url.startsWith("/internal/tls-check") && !url.includes(served);
    response.writeHead(isRefused ? 404 : 200).end(name);
  });
  const port = onPort ?? (await findFreePort());
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `127.0.0.1:${port}`, asked, close };
}

beforeAll(async () => {
  [api, site, builder, crm] = await Promise.all([
    startUpstream("api"),
    startUpstream("site"),
    startUpstream("builder"),
    startUpstream("crm"),
  ]);
  caddy = await startCaddy(findCaddy(), {
    BUILDER_HOST: builderHost,
    API_UPSTREAM: api.address,
    SITE_UPSTREAM: site.address,
    BUILDER_UPSTREAM: builder.address,
    CRM_UPSTREAM: crm.address,
  });
}, 180_000);

afterAll(async () => {
  await caddy?.stop();
  for (const upstream of [api, site, builder, crm]) upstream?.close();
});

/** Asks through the proxy over TLS, with a certificate that must hold for the host. */
function ask(host: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port: caddy.port,
        servername: host,
        path,
        ca: caddy.authority,
        headers: { ...headers, host },
        agent: false,
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () => resolve(text));
      },
    );
    call.on("error", reject);
    call.end();
  });
}

test("the settings are valid, and point to the services in the compose file", () => {
  const { apps } = adaptCaddyfile(findCaddy(), { BUILDER_HOST: builderHost });
  expect(apps.tls.automation.on_demand.ask).toBe("http://server:4000/internal/tls-check");
  const text = JSON.stringify(apps.http);
  for (const upstream of ["server:4000", "site:3000", "builder:3001", "crm:3002"]) {
    expect(text).toContain(`"dial":"${upstream}"`);
  }
});

test("an organiser's host gets its certificate once the API host says that it is served", async () => {
  expect(await ask(served, "/altai-7?from=mail")).toBe("site");
  const [check] = api.asked.filter(({ url }) => url.startsWith("/internal/tls-check"));
  expect(check?.url).toBe(`/internal/tls-check?domain=${served}`);
  const [asked] = site.asked;
  expect(asked?.url).toBe("/altai-7?from=mail");
  expect(asked?.headers).toMatchObject({ host: served, "x-forwarded-proto": "https" });
});

test("an unknown host gets no certificate, and its requests reach no app", async () => {
  const before = site.asked.length;
  await expect(ask(stranger, "/")).rejects.toThrow(/alert|EPROTO|ECONNRESET|TLS/i);
  expect(api.asked.at(-1)?.url).toBe(`/internal/tls-check?domain=${stranger}`);
  expect(site.asked).toHaveLength(before);
});

test("calls go straight to the API host, what is below /crm to sales, everything else to the builder", async () => {
  for (const path of ["/auth/session", "/crm/api/x", "/spa/tours", "/media/a/100x00"]) {
    expect(await ask(builderHost, path), path).toBe("api");
  }
  for (const path of ["/", "/1/page/main", "/authors", "/assets/a.js"]) {
    expect(await ask(builderHost, path), path).toBe("builder");
  }
  for (const path of ["/crm", "/crm/", "/crm/7/requests?page=2", "/crm/assets/a.js"]) {
    expect(await ask(builderHost, path), path).toBe("crm");
  }
});

test("events pass at once, though answers are compressed", async () => {
  const call = request({
    ...{ host: "127.0.0.1", port: caddy.port, servername: builderHost, ca: caddy.authority },
    ...{ path: siteEvents, headers: { host: builderHost, "accept-encoding": "gzip" } },
  });
  const first = await new Promise<string>((resolve, reject) => {
    call.on("error", reject).on("response", (answer) => {
      answer.once("data", (part: Buffer) => resolve(part.toString()));
    });
    call.end();
  });
  call.destroy();
  expect(first).toBe("data: first\n\n");
});

test("a client's own X-Forwarded-For is dropped: limits count the connection's address", async () => {
  await ask(builderHost, "/crm/api/x", { "x-forwarded-for": "203.0.113.7" });
  expect(api.asked.at(-1)?.headers["x-forwarded-for"]).toBe("127.0.0.1");
});

test("a request waits for an app that is being replaced, and the new one answers it", async () => {
  const { address } = builder;
  builder.close();
  await expect(fetch(`http://${address}`), "nobody is there").rejects.toThrow("fetch failed");
  const asked = ask(builderHost, "/1/page/main");
  await wait(1_000);
  builder = await startUpstream("the new builder", Number(address.split(":")[1]));
  expect(await asked).toBe("the new builder");
});
