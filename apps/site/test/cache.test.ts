import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { altai, useSite } from "./site-with-api.ts";

const site = useSite();

const callsOf = (call: string) => site.requests().filter(({ path }) => path.startsWith(call));
const pageCalls = () => callsOf("/spa/custom-page");

test("a page is rendered once for a revision, and again for the next", async () => {
  await site.ask(altai(), "/");
  await site.ask(altai(), "/?utm_source=email");
  await site.ask(altai(), "/");
  expect(pageCalls()).toHaveLength(1);
  const { main } = site.siteOf(altai());
  if (main[0]) main[0].content.title = "Новые слова";
  site.siteOf(altai()).revision += "-next";
  await site.untilAskedAgain();
  expect((await site.ask(altai(), "/")).text).toContain("Новые слова");
  expect(pageCalls()).toHaveLength(2);
});

test("simultaneous requests for a new page cause one rendering", async () => {
  await Promise.all(Array.from({ length: 20 }, () => site.ask(altai(), "/")));
  expect(pageCalls()).toHaveLength(1);
});

test("the body is the same in every encoding, and each has its own ETag", async () => {
  const plain = await site.ask(altai(), "/");
  const brotli = await site.ask(altai(), "/", { headers: { "accept-encoding": "gzip, br" } });
  const gzip = await site.ask(altai(), "/", { headers: { "accept-encoding": "gzip, br;q=0" } });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(brotli.headers.vary).toContain("Accept-Encoding");
});

test("a client that has the page gets 304 without a body", async () => {
  const { headers } = await site.ask(altai(), "/");
  const again = await site.ask(altai(), "/", { headers: { "if-none-match": `W/${headers.etag}` } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  const other = await site.ask(altai(), "/", { headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

test.each([
  ["organiser data", "/spa/custom-site-org-data"],
  ["tours", "/spa/tours-crm"],
])(
  "a page without its %s is shown, logged and not cached; they alone are asked for anew",
  async (_, path) => {
    site.siteOf(altai()).failing[path] = 500;
    const failed = await site.ask(altai(), "/");
    expect(failed.status).toBe(200);
    expect(failed.headers["cache-control"]).toBe("no-store");
    site.siteOf(altai()).failing = {};
    const asked = callsOf(path).length;
    const whole = await site.ask(altai(), "/");
    expect(whole.headers["cache-control"]).toContain("must-revalidate");
    expect(callsOf(path).length).toBeGreaterThan(asked);
    expect(pageCalls()).toHaveLength(1);
  },
);

test("an error is not cached: the page is back as soon as its calls work", async () => {
  site.siteOf(altai()).failing["/spa/custom-page"] = 500;
  expect((await site.ask(altai(), "/")).status).toBe(500);
  site.siteOf(altai()).failing = {};
  expect((await site.ask(altai(), "/")).status).toBe(200);
});
