import type { VisitCount } from "@tour/api";
import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";

const host = "altai.localhost:3000";
const browser = {
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
};
const within = { ...browser, referer: `http://${host}/` };

test("what people open is counted, cached or not, and a stopping server tells of it", async () => {
  const api = await startFakeApi();
  const blocks = [block("intro", 3, 1, { title: "Тропа ждёт" })];
  api.sites.set(host, fakeSite("Тропа", blocks, blocks));
  const slug = api.sites.get(host)!.tours[0]!.slug;
  const site = await startSite(api.origin);
  const ask = (path: string, headers: Record<string, string>, more: object = {}) =>
    site.ask(host, path, { headers, ...more });

  const first = await ask("/?utm_source=vk", browser);
  const known = { ...browser, "if-none-match": first.headers.etag! };
  expect((await ask("/", known)).status).toBe(304);
  await ask(`/${slug}`, within);
  await ask(`/${slug}/booking`, within);
  // Nobody opened these.
  await ask("/", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await ask("/", {});
  await ask("/tour-view", within);
  await ask("/", browser, { method: "HEAD" });
  expect((await ask("/nothing-here-404404", browser)).status).toBe(404);
  await ask(`/${slug}`, { ...within, "sec-purpose": "prefetch;prerender" });
  // A page that was fetched ahead is looked at; from another site nobody can say so.
  const shown = { ...browser, referer: `http://${host}/${slug}` };
  const body = `http://${host}/`;
  expect((await ask("/visit", shown, { method: "POST", body })).status).toBe(204);
  const foreign = { ...browser, referer: `http://other.example/${slug}` };
  await ask("/visit", foreign, { method: "POST", body: "" });

  await ask(
    "/spa/create-request",
    { ...within, "visit-source": "search" },
    { method: "POST", body: "{}" },
  );
  const request = api.requests.find(({ path }) => path === "/spa/create-request");
  expect(request?.headers["visit-source"]).toBe("social");

  await site.stop();
  const sent = api.requests
    .filter(({ path }) => path === "/internal/visits")
    .flatMap((one) => (JSON.parse(one.body) as { counts: VisitCount[] }).counts);
  await api.stop();
  const sums = new Map<string, [views: number, visits: number]>();
  for (const { page, source, views, visits } of sent) {
    const [v = 0, w = 0] = sums.get(`${page} ${source}`) ?? [];
    sums.set(`${page} ${source}`, [v + views, w + visits]);
  }
  expect(Object.fromEntries(sums)).toEqual({
    "main social": [1, 1],
    "main direct": [1, 1],
    "tour social": [2, 0],
    "booking social": [1, 0],
  });
});
