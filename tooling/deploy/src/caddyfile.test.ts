import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCaddy } from "./find-caddy.ts";
import { speaksTls } from "./speaks-tls.ts";
import { adaptCaddyfile, startCaddy } from "./start-caddy.ts";
import type { CaddyEnv, RunningCaddy } from "./start-caddy.ts";

interface Upstream {
  address: string;
  /** Takes connections, and answers nothing any more; false: what waits is answered, and all as before. */
  hang: (isHanging: boolean) => void;
  asked: { url: string; headers: IncomingHttpHeaders }[];
  close: () => void;
}

const siteEvents = "/crm/api/constructor/site-events";
const builderHost = "builder.example.com";
const served = "altai.example";
const stranger = "stranger.example";
let caddy: RunningCaddy;
let env: CaddyEnv;
let [api, site, builder, crm] = [] as unknown as [Upstream, Upstream, Upstream, Upstream];
/** A second process of the API host. */
let otherApi: Upstream;

/** A stand-in for an app, which says its name. */
async function startUpstream(name: string, onPort?: number): Promise<Upstream> {
  const asked: Upstream["asked"] = [];
  let isHanging = false;
  const held: ServerResponse[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    if (isHanging) return void held.push(response);
    if (url.startsWith("/health")) return void response.writeHead(200).end();
    asked.push({ url, headers });
    if (url.startsWith(siteEvents)) {
      // As the API host answers it; nothing more comes for long.
      const head = {
        "content-type": "text/event-stream",
        "cache-control": "no-store, no-transform",
      };
      return void response.writeHead(200, head).write("data: first\n\n");
    }
    if (url.startsWith("/spa/told")) {
      response.setHeader("x-trace-id", "4bf92f3577b34da6a3ce929d0e0e4736");
      response.setHeader("location", "/order/secret-uuid");
      response.setHeader("set-cookie", "session=secret-cookie");
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
  const hang = (wanted: boolean) => {
    isHanging = wanted;
    for (const response of held.splice(0)) response.end("late");
  };
  return { address: `127.0.0.1:${port}`, asked, hang, close };
}

beforeAll(async () => {
  [api, site, builder, crm] = await Promise.all([
    startUpstream("api"),
    startUpstream("site"),
    startUpstream("builder"),
    startUpstream("crm"),
  ]);
  otherApi = await startUpstream("other api");
  env = {
    BUILDER_HOST: builderHost,
    API_UPSTREAM: `${api.address} ${otherApi.address}`,
    SITE_UPSTREAM: site.address,
    BUILDER_UPSTREAM: builder.address,
    CRM_UPSTREAM: crm.address,
  };
  caddy = await startCaddy(findCaddy(), env);
}, 180_000);

afterAll(async () => {
  await caddy?.stop();
  for (const upstream of [api, otherApi, site, builder, crm]) upstream?.close();
});

/** Asks through the proxy over TLS, with a certificate that must hold for the host. */
const ask = async (
  host: string,
  path: string,
  headers: Record<string, string> = {},
  through = caddy,
): Promise<string> => (await askWhole(host, path, headers, through)).text;

/** The same, and the answer's headers. */
function askWhole(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  { port, authority } = caddy,
): Promise<{ text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        servername: host,
        path,
        ca: authority,
        headers: { ...headers, host },
        agent: false,
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () => resolve({ text, headers: answer.headers }));
      },
    );
    call.on("error", reject);
    call.end();
  });
}

const askedOfApi = () => [...api.asked, ...otherApi.asked];
const checks = () => askedOfApi().filter(({ url }) => url.startsWith("/internal/tls-check"));

test("the settings are valid, and point to the services in the compose file", () => {
  const { apps } = adaptCaddyfile(findCaddy(), { BUILDER_HOST: builderHost });
  expect(apps.tls.automation.on_demand.ask).toBe("http://127.0.0.1:4099/internal/tls-check");
  const text = JSON.stringify(apps.http);
  for (const upstream of ["server:4000", "site:3000", "builder:3001", "crm:3002"]) {
    expect(text).toContain(`"dial":"${upstream}"`);
  }
});

// ASVS 12.2.1
test("an organiser's host gets its certificate once the API host says that it is served", async () => {
  expect(await ask(served, "/altai-7?from=mail")).toBe("site");
  const [check] = checks();
  expect(check?.url).toBe(`/internal/tls-check?domain=${served}`);
  const [asked] = site.asked;
  expect(asked?.url).toBe("/altai-7?from=mail");
  expect(asked?.headers).toMatchObject({ host: served, "x-forwarded-proto": "https" });
});

test("an unknown host gets no certificate, and its requests reach no app", async () => {
  const before = site.asked.length;
  await expect(ask(stranger, "/")).rejects.toThrow(/alert|EPROTO|ECONNRESET|TLS/i);
  expect(checks().map(({ url }) => url)).toContain(`/internal/tls-check?domain=${stranger}`);
  expect(site.asked).toHaveLength(before);
});

// ASVS 3.4.1
test("browsers are told to come by TLS alone for a year, and by whatever name below the builder's host", async () => {
  const policyOf = async (host: string, path: string) =>
    (await askWhole(host, path)).headers["strict-transport-security"];
  for (const path of ["/", "/crm/", "/crm/api/x", "/media/a/100x00"]) {
    expect(await policyOf(builderHost, path), path).toBe("max-age=31536000; includeSubDomains");
  }
  expect(await policyOf(served, "/altai-7")).toBe("max-age=31536000");
});

// ASVS 12.1.1
test("TLS before 1.2 is not spoken", async () => {
  await ask(builderHost, "/");
  expect(await speaksTls(caddy.port, builderHost, "TLSv1.3")).toBe(true);
  expect(await speaksTls(caddy.port, builderHost, "TLSv1.2")).toBe(true);
  expect(await speaksTls(caddy.port, builderHost, "TLSv1.1")).toBe(false);
});

test("control: a client like that speaks TLS 1.1 to whoever still does", async () => {
  const old = createTlsServer({
    ...{ minVersion: "TLSv1", ciphers: "AECDH-AES128-SHA@SECLEVEL=0" },
  });
  old.listen(0, "127.0.0.1");
  await once(old, "listening");
  const { port } = old.address() as AddressInfo;
  expect(await speaksTls(port, builderHost, "TLSv1.1", "AECDH-AES128-SHA@SECLEVEL=0")).toBe(true);
  old.close();
});

test("calls go straight to the API host, what is below /crm to sales, everything else to the builder", async () => {
  for (const path of ["/auth/session", "/crm/api/x", "/spa/tours", "/media/a/100x00"]) {
    expect(await ask(builderHost, path), path).toMatch(/^(other )?api$/);
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

// ASVS 4.1.3, 15.3.4
test("a client's own X-Forwarded-For is dropped: limits count the connection's address", async () => {
  await ask(builderHost, "/crm/api/forged", { "x-forwarded-for": "203.0.113.7" });
  const [forged] = askedOfApi().filter(({ url }) => url === "/crm/api/forged");
  expect(forged?.headers["x-forwarded-for"]).toBe("127.0.0.1");
});

test("the access log names the trace that an app named, and neither who asked nor for which address", async () => {
  const headers = {
    traceparent: "00-11112222333344445555666677778888-00f067aa0ba902b7-01",
    cookie: "session=secret-cookie",
    referer: "https://altai.example/order/secret-uuid",
  };
  await ask(builderHost, "/spa/told/secret-uuid?email=ivan@example.com", headers);
  const [told] = askedOfApi().filter(({ url }) => url.startsWith("/spa/told"));
  expect(told?.headers.traceparent, "what strangers say of traces is dropped").toBeUndefined();
  const lineOf = () =>
    caddy
      .log()
      .split("\n")
      .find((line) => line.includes("4bf92f3577b34da6a3ce929d0e0e4736"));
  await expect.poll(lineOf, { timeout: 20_000 }).toBeDefined();
  expect(JSON.parse(lineOf()!)).toMatchObject({
    status: 200,
    request: { method: "GET", host: builderHost },
    resp_headers: { "X-Trace-Id": ["4bf92f3577b34da6a3ce929d0e0e4736"] },
  });
  expect(caddy.log()).not.toMatch(/secret|ivan|1111222|127\.0\.0\.1/);
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

/** Six times as long as it takes to be noticed. */
const hangMs = 3_000;

test("an API host that hangs is left out, and asked again once it answers", async () => {
  api.hang(true);
  await wait(hangMs);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ask(builderHost, `/spa/hangs?${at}`)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, () => "other api"));
  // A host that asks for its first certificate meanwhile gets it, too.
  expect(await ask("second.altai.example", "/")).toBe("site");
  api.hang(false);
  await expect.poll(() => ask(builderHost, "/spa/again"), { timeout: 20_000 }).toBe("api");
}, 60_000);

test("without checks of health, whoever is sent there waits (control)", async () => {
  const unchecked = await startCaddy(findCaddy(), env, { checksHealth: false });
  api.hang(true);
  await wait(hangMs);
  const asked = Array.from({ length: 20 }, (_, at) =>
    ask(builderHost, `/spa/waits?${at}`, {}, unchecked),
  );
  const late = wait(hangMs).then(() => "nothing");
  const answers = await Promise.all(asked.map((answer) => Promise.race([answer, late])));
  expect(answers).toContain("nothing");
  api.hang(false);
  for (const answer of asked) answer.catch(() => {});
  await unchecked.stop();
}, 60_000);
