import { expect, test } from "vitest";
import { onePixel } from "./fake-api.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();
const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

test("the documents that a site shows are in its sitemap, and no others", async () => {
  Object.assign(site.siteOf(altai()).metadata, {
    is_need_to_display_agreement: true,
    is_need_to_display_privacy: true,
  });
  Object.assign(site.siteOf(kamchatka()).metadata, {
    is_need_to_display_agreement: false,
    is_need_to_display_privacy: true,
  });
  const all = pathsOf((await site.ask(altai(), "/sitemap.xml")).text);
  expect(all).toEqual(["/", "/tour-1", ...all.slice(2, -2), "/agreement", "/privacy"]);
  const some = pathsOf((await site.ask(kamchatka(), "/sitemap.xml")).text);
  expect(some).toContain("/privacy");
  expect(some).not.toContain("/agreement");
});

test("an organiser's own icon is its favicon.ico", async () => {
  site.siteOf(altai()).metadata.favicon = "/media/favicon/aaaaaaaaaaaaaaaaaaaaaa/32.png";
  const { status, headers, bytes } = await site.ask(altai(), "/favicon.ico");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/x-icon");
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(bytes.subarray(22)).toEqual(onePixel);
});

test.each([
  ["without an own icon", null],
  ["whose icon lies elsewhere", "https://elsewhere.example/32.png"],
  ["whose icon's address climbs", "/media/favicon/../../secret/32.png"],
])("a site %s shows its letter", async (_, favicon) => {
  site.siteOf(altai()).metadata.favicon = favicon;
  const { status, headers } = await site.ask(altai(), "/favicon.ico");
  expect(status).toBe(302);
  expect(headers.location).toBe("/favicon.svg");
});

test("the marketplace and hosts that are nobody's have a favicon too", async () => {
  for (const host of [marketplaceHost, "nobody.example"]) {
    expect((await site.ask(host, "/favicon.ico")).headers.location).toBe("/favicon.svg");
    expect((await site.ask(host, "/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
  }
});
