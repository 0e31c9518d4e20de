import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { orderUuid } from "./fake-order.ts";
import { marketplaceHost, startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

const hour = 3_600_000;
const forBrowsers = "public, max-age=0, must-revalidate";
let api: FakeApi;
/** Behind a cache, and without one. */
let [behind, alone] = [] as unknown as [RunningSite, RunningSite];
let number = 0;
let host = "";
let own: FakeSite;

beforeAll(async () => {
  api = await startFakeApi();
  behind = await startSite(api.origin, undefined, { env: { CDN: "on" } });
  alone = await startSite(api.origin);
});
afterAll(async () => {
  await Promise.all([behind?.stop(), alone?.stop()]);
  await api?.stop();
});
beforeEach(() => {
  host = `altai-${++number}.localhost:3000`;
  own = fakeSite("Тропа", [block("intro", 3, 1, { title: "Тропа ждёт" })]);
  own.metadata.id = 7;
  own.lifeMs = 5 * hour;
  api.sites.set(host, own);
  api.sites.set(marketplaceHost, { ...fakeSite("", []), revision: `m${number}`, lifeMs: hour / 2 });
});

const ask = async (path = "/", of = behind, onHost = host) => {
  const { status, headers } = await of.ask(onHost, path);
  return { status, headers, control: headers["cache-control"] };
};
const slug = () => own.tours[0]!.slug;
const lives = () => api.requests.filter(({ path }) => path.startsWith("/internal/page-life"));

describe("a page says to caches in front", () => {
  test("for how long, by which name and of which revision; browsers ask again each time", async () => {
    const { headers, control } = await ask();
    expect(control).toBe(`${forBrowsers}, s-maxage=3600`);
    expect(headers["cdn-cache-control"]).toBe(
      "max-age=3600, stale-while-revalidate=60, stale-if-error=86400",
    );
    expect(headers["cache-tag"]).toBe("site-7");
    expect(headers["surrogate-key"]).toBe("site-7");
    expect(headers["data-revision"]).toBe(own.revision);
    const known = await behind.ask(host, "/", { headers: { "if-none-match": headers.etag! } });
    expect([known.status, known.headers["cache-control"]]).toEqual([304, control]);
  });

  test("no longer than until time itself changes it, and less with each second", async () => {
    own.lifeMs = 20_000;
    const seconds = async () => Number(/s-maxage=(\d+)/.exec((await ask()).control!)?.[1]);
    expect(await seconds()).toBeLessThanOrEqual(19);
    expect((await ask()).headers["cdn-cache-control"]).not.toContain("while-revalidate");
    await expect.poll(seconds).toBeLessThanOrEqual(17);
    own.lifeMs = 100;
    own.revision += "-next";
    await expect.poll(async () => (await ask()).control).toBe(forBrowsers);
  });

  test("nothing where it has changed already, and where nobody tells them of changes", async () => {
    own.lifeOf = "another";
    expect(await ask()).toMatchObject({ status: 200, control: forBrowsers });
    const { revision } = own;
    own.revision = `${revision}-next`;
    delete own.lifeOf;
    delete own.lifeMs;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { control, headers } = await ask();
    expect([control, headers["cache-tag"]]).toEqual([forBrowsers, undefined]);
    const before = lives().length;
    await ask();
    expect(lives(), "it is not asked each time").toHaveLength(before);
  });

  test("the same on the marketplace, by a name of its own", async () => {
    await expect
      .poll(async () => (await ask("/", behind, marketplaceHost)).control)
      .toMatch(/s-maxage=1\d{3}$/);
    const { headers } = await ask("/", behind, marketplaceHost);
    expect(headers["cache-tag"]).toBe("market");
  });
});

test("without a cache in front nothing is said, and nothing asked for it", async () => {
  const before = lives().length;
  const { headers, control } = await ask("/", alone);
  expect(control).toBe(forBrowsers);
  for (const name of ["cdn-cache-control", "cache-tag", "surrogate-key", "data-revision"]) {
    expect(headers[name], name).toBeUndefined();
  }
  expect(lives()).toHaveLength(before);
});

test("a sitemap and ways to other addresses go with the pages; files of the build are for ever", async () => {
  own.redirects["old-1"] = slug();
  for (const path of ["/sitemap.xml", "/robots.txt", "/favicon.svg", "/old-1", "/privacy/"]) {
    const { headers, control } = await ask(path);
    expect(control, path).toMatch(/^public, max-age=(300|3600)$/);
    expect(headers["cache-tag"], path).toBe("site-7");
  }
  const { text } = await behind.ask(host, "/");
  const file = /\/(?:assets|fonts)\/[\w./-]+\.(?:js|woff2)/.exec(text)![0];
  for (const path of [file, "/media/a/320x00"]) {
    const { headers, control } = await ask(path);
    expect(control, path).toBe("public, max-age=31536000, immutable");
    expect(headers["cache-tag"], path).toBeUndefined();
  }
});

// ASVS 14.2.2, 14.3.2
test("errors, forms and pages whose address is a right are kept by nobody", async () => {
  own.orders[orderUuid] = {} as never;
  const paths = [
    "/nothing-here-404404",
    `/order/${orderUuid}`,
    `/arrival/${orderUuid}`,
    `/add-tourists/${orderUuid}`,
    `/draft/token`,
    `/${slug()}/booking`,
  ];
  for (const path of paths) {
    const { headers, control } = await ask(path);
    expect(control, path).toBe("no-store");
    expect(headers["cache-tag"], path).toBeUndefined();
  }
  // Another for each choice: browsers may keep it, and ask again.
  expect((await ask(`/${slug()}/dates`)).control).toBe(forBrowsers);
  own.failing["/spa/custom-page"] = 500;
  own.revision += "-next";
  await expect.poll(async () => (await ask()).status).toBe(500);
  expect((await ask()).control).toBe("no-store");
});

// ASVS 3.3.4
test("no public page sets a cookie, whatever it is", async () => {
  own.documents.push({ type: "policy", title: "Политика", html: "<p>Да</p>" } as never);
  const pages = [
    "/",
    `/${slug()}`,
    "/agreement",
    "/privacy",
    `/${slug()}/booking`,
    "/find-booking",
  ];
  const more = ["/robots.txt", "/sitemap.xml", "/favicon.svg", "/latest-build.json", "/nothing-1"];
  const market = ["/", "/tours", "/organizers", "/saved", "/compare", "/subscribe", "/ask"];
  const all = [
    ...[...pages, ...more].map((path) => [host, path] as const),
    ...[...market, ...more].map((path) => [marketplaceHost, path] as const),
    [host, "/media/a/320x00"] as const,
    [host, "/spa/custom-metadata"] as const,
  ];
  for (const site of [behind, alone]) {
    for (const [onHost, path] of all) {
      const { headers } = await ask(path, site, onHost);
      expect(headers["set-cookie"], `${onHost}${path}`).toBeUndefined();
    }
  }
});

test("behind a cache pages say themselves that they are looked at, and requests are not counted", async () => {
  const browser = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36",
  };
  const first = await startSite(api.origin, undefined, { env: { CDN: "on" } });
  const { text } = await first.ask(host, "/", { headers: browser });
  expect(text).toMatch(/^<!DOCTYPE html><html[^>]* data-counts=""/);
  expect((await alone.ask(host, "/")).text).not.toContain("data-counts");
  const headers = { ...browser, referer: `http://${host}/?utm_source=vk` };
  await first.ask(host, "/visit", { method: "POST", headers, body: "" });
  const before = api.requests.length;
  await first.stop();
  const counts = api.requests
    .slice(before)
    .filter(({ path }) => path === "/internal/visits")
    .flatMap(({ body }) => (JSON.parse(body) as { counts: object[] }).counts);
  expect(counts).toMatchObject([{ page: "main", source: "social", views: 1, visits: 1 }]);
});
