import { launchBrowser } from "@tour/test-browser";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();
const counted = { yandex_metrica: "12345678", google_analytics: "G-ABCDEF1234" };
const outside = /yandex|google/i;
const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers["content-security-policy"]);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

interface Visit {
  /** What of the analytics has to have happened before the page is left. */
  until?: (seen: { asked: string[]; refused: string[] }) => boolean;
  changePolicy?: (policy: string) => string;
}

/** Opens a page in Chromium with stand-ins for the analytics; answers what was asked elsewhere. */
async function visit(host: string, { until = () => true, changePolicy = String }: Visit = {}) {
  const page = await browser.newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security/.test(message.text())) refused.push(message.text());
  });
  await page.route(outside, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "window.counted = true" });
  });
  await page.route(`http://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status, text, headers } = await site.ask(host, pathname + search);
    const policy = changePolicy(policyOf({ headers }));
    const given = {
      "content-type": String(headers["content-type"]),
      "content-security-policy": policy,
    };
    await route.fulfill({ status, body: text, headers: given });
  });
  await page.goto(`http://${host}/`, { waitUntil: "networkidle" });
  await expect.poll(() => until({ asked, refused })).toBe(true);
  const calls = await page.evaluate(() => {
    const { ym, dataLayer } = window as unknown as {
      ym?: { a: unknown[][] };
      dataLayer?: ArrayLike<unknown>[];
    };
    return { yandex: ym?.a ?? [], google: (dataLayer ?? []).map((call) => Array.from(call)) };
  });
  await page.close();
  return { asked, refused, calls };
}

test("a site without ids has no analytics, requests no third party, and keeps the strict policy", async () => {
  const answer = await site.ask(altai(), "/");
  expect(answer.text).not.toMatch(outside);
  expect(answer.text).not.toContain("analytics:");
  expect(policyOf(answer)).not.toMatch(outside);
  expect(policyOf(answer)).toContain("connect-src 'self';");
  expect((await visit(altai())).asked).toEqual([]);
});

test("the analytics of a site start with its ids, and the policy allows them", async () => {
  site.siteOf(altai()).metadata.analytics = counted;
  const { asked, refused, calls } = await visit(altai(), {
    until: (seen) => seen.asked.length >= 2,
  });
  expect(asked).toEqual([
    "https://mc.yandex.ru/metrika/tag.js",
    "https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234",
  ]);
  expect(refused).toEqual([]);
  expect(calls.yandex).toEqual([[12345678, "init", expect.any(Object)]]);
  expect(calls.google.at(-1)).toEqual(["config", "G-ABCDEF1234"]);
});

test("control: without its sources in the policy the browser refuses the tag", async () => {
  site.siteOf(altai()).metadata.analytics = counted;
  const { asked } = await visit(altai(), {
    until: ({ refused }) => refused.length >= 2,
    changePolicy: (policy) => policy.replaceAll(/ https:\/\/(mc\.|www\.google|\*\.)[^ ;]*/g, ""),
  });
  expect(asked).toEqual([]);
});

test("the policy allows the configured tag and no other", async () => {
  site.siteOf(altai()).metadata.analytics = { ...counted, google_analytics: "" };
  const policy = policyOf(await site.ask(altai(), "/"));
  expect(policy).toMatch(/script-src [^;]*https:\/\/mc\.yandex\.ru/);
  expect(policy).not.toContain("google");
  expect(policy).not.toContain("unsafe");
});

test("tour and document pages are counted too, by each tenant's own tags", async () => {
  const { metadata } = site.siteOf(altai());
  metadata.analytics = counted;
  expect((await site.ask(altai(), "/tour-1")).text).toContain('content="12345678"');
  const other = await site.ask(kamchatka(), "/tour-1");
  expect(other.text + policyOf(other)).not.toMatch(outside);
});

test("the preview, errors, the kit's demonstration and the marketplace are never counted", async () => {
  site.siteOf(altai()).metadata.analytics = counted;
  site.siteOf(marketplaceHost).metadata.analytics = counted;
  const places = [
    [altai(), "/tour-view"],
    [altai(), "/nothing-here"],
    [altai(), "/demoui"],
    [marketplaceHost, "/"],
  ] as const;
  for (const [host, path] of places) {
    const answer = await site.ask(host, path);
    expect(answer.text, path).not.toContain("analytics:");
    expect(policyOf(answer), path).not.toMatch(outside);
  }
});

test("a malformed id gets neither into the page nor into its policy", async () => {
  site.siteOf(altai()).main = [block("intro", 3, 1, { title: "Горы" })];
  site.siteOf(altai()).metadata.analytics = {
    yandex_metrica: `1"><script src="https://evil.example"></script>`,
    google_analytics: "G-AAAA; script-src https://evil.example",
  };
  const answer = await site.ask(altai(), "/");
  expect(answer.status).toBe(200);
  expect(answer.text + policyOf(answer)).not.toContain("evil.example");
  expect(answer.text).not.toContain("analytics:");
});
