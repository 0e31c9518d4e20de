import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { startVarnish } from "@tour/deploy/start-varnish";
import type { RunningVarnish } from "@tour/deploy/start-varnish";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askPort, startHosts } from "../src/hosts.ts";
import type { Hosts } from "../src/hosts.ts";

let hosts: Hosts;
/** One that is told of changes, and one that is not. */
let [varnish, deaf] = [] as unknown as [RunningVarnish, RunningVarnish];
/** What reached the site through the first, and through the other. */
const asked: string[] = [];
const askedByDeaf: string[] = [];

/** Stands between a cache and the site, and notes what passes. */
async function startCounter(note: (what: string) => void) {
  const server = createServer((incoming, response) => {
    const { method = "", url = "", headers } = incoming;
    if (url !== "/health") note(`${method} ${headers.host}${url}`);
    const options = { host: "127.0.0.1", port: hosts.sitePort, method, path: url, headers };
    const passed = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
const counters: Awaited<ReturnType<typeof startCounter>>[] = [];
const portOf = (at: number) => (counters[at]!.address() as AddressInfo).port;

/**
 * Passes on to the first cache what it is told. A copied database is on another server than before, of
 * which caches are told in steps as well: what everything would be let go by is left out.
 */
const teller = createServer((incoming, response) => {
  const { headers, method = "" } = incoming;
  if (headers["cache-tag"] === "all") return void response.end();
  // It has not started yet, and will be told again.
  if (!varnish) return void response.writeHead(502).end();
  const options = { host: "127.0.0.1", port: varnish.port, method, headers };
  request(options, (answer) => response.writeHead(answer.statusCode!).end())
    .on("error", () => response.writeHead(502).end())
    .end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => teller.listen(0, "127.0.0.1", resolve));
  const { port } = teller.address() as AddressInfo;
  hosts = await startHosts({
    apiEnv: { CDN_PURGE_URLS: `http://127.0.0.1:${port}/` },
    siteEnv: { CDN: "on", TRUSTED_PROXIES: "private" },
  });
  counters.push(
    await startCounter((what) => asked.push(what)),
    await startCounter((what) => askedByDeaf.push(what)),
  );
  varnish = await startVarnish(portOf(0));
  deaf = await startVarnish(portOf(1));
});
afterAll(async () => {
  await Promise.all([varnish?.stop(), deaf?.stop()]);
  for (const server of [teller, ...counters]) server.close();
  await hosts?.close();
});

const home = (of = varnish, name = "altai") =>
  askPort(of.port, hosts.hostOf(name), "/", { "accept-encoding": "identity" });
const count = () => asked.filter((what) => what === `GET ${hosts.hostOf("altai")}/`).length;

/** What the jobs of a first start change is purged as well. */
async function awaitQuiet(): Promise<void> {
  let before: number;
  do {
    await home(varnish, "kamchatka");
    await home();
    before = asked.length;
    await wait(8_000);
    await home(varnish, "kamchatka");
    await home();
  } while (asked.length > before);
  asked.length = 0;
}

it("asks for a busy page once a publication, and shows the new one once it is told", async () => {
  await awaitQuiet();
  const before = await Promise.all(Array.from({ length: 200 }, () => home()));
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(before.map(({ text }) => text)).size).toBe(1);
  expect(count(), "what was asked for once is kept").toBe(0);
  const other = await home(varnish, "kamchatka");
  expect(other.text).not.toBe(before[0]!.text);

  // It has been asked for nothing yet: kept is a page that comes whole, without the site being asked.
  const isKeptByDeaf = async () => {
    const askedBefore = askedByDeaf.length;
    const { text } = await home(deaf);
    return text === before[0]!.text && askedByDeaf.length === askedBefore;
  };
  await expect.poll(isKeptByDeaf).toBe(true);
  const title = "Новые слова";
  await hosts.publish(title);
  await expect.poll(async () => (await home()).text, { interval: 20 }).toContain(title);
  expect((await home(deaf)).text, "control: nobody told this one").not.toContain(title);
  await wait(2_000);
  await Promise.all(Array.from({ length: 200 }, () => home()));
  expect(count(), "and no more often, though the cache is told again").toBe(1);
  expect((await home(varnish, "kamchatka")).text).toBe(other.text);
  expect(asked.filter((what) => what === `GET ${hosts.hostOf("kamchatka")}/`)).toEqual([]);
});

it("asks browsers to look again each time, and keeps nothing that is somebody's own", async () => {
  const { headers } = await home();
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers["set-cookie"]).toBeUndefined();
  for (const path of ["/order/7f1d6a1e-9c1b-4f6e-8a52-0c7f3f0e1d2c", "/nothing-here-404404"]) {
    const before = asked.length;
    const answers = [];
    for (let at = 0; at < 3; at += 1) {
      answers.push(await askPort(varnish.port, hosts.hostOf("altai"), path));
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(answers[0]!.headers["cache-control"]).toBe("no-store");
    expect(asked.length - before, path).toBe(3);
  }
});
