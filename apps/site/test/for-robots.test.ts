import { expect, test } from "vitest";
import { onePixel } from "./fake-api.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";
import { marketplaceHost } from "./start-site.ts";

const site = useSite();
const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

test("the sitemap has the documents that the site shows, and no others", async () => {
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

test("the marketplace's sitemap has its pages and every indexable filter, and robots.txt names it", async () => {
  const { status, headers, text } = await site.ask(marketplaceHost, "/sitemap.xml");
  expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  const origin = `http://${marketplaceHost}`;
  const lists = ["/", "/tours", encodeURI("/tours?direction=Алтай"), "/organizers"];
  const paths = [...lists, "/organizers/site-1", "/organizers/site-2"];
  expect(urls).toEqual(paths.map((path) => origin + path));
  for (const url of urls) {
    const page = await site.ask(marketplaceHost, url.slice(origin.length));
    expect(page.status, url).toBe(200);
    expect(page.text, url).not.toContain("noindex");
    expect(page.text, url).toContain(`<link rel="canonical" href="${url}"/>`);
  }
  const robots = await site.ask(marketplaceHost, "/robots.txt");
  expect(robots.text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

test("a marketplace page has one canonical URL, however it was reached", async () => {
  const canonical = async (path: string) => {
    const { text } = await site.ask(marketplaceHost, encodeURI(path));
    return /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  };
  const origin = `http://${marketplaceHost}`;
  expect(await canonical("/?utm_source=mail")).toBe(`${origin}/`);
  const direction = encodeURI(`${origin}/tours?direction=Алтай`);
  expect(await canonical("/tours?utm=x&direction=Алтай&page=1")).toBe(direction);
  expect(await canonical("/organizers?page=1&x=y")).toBe(`${origin}/organizers`);
  expect(await canonical("/tours?q=сплав"), "not to be found").toBeUndefined();
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
])("a site %s has an icon with its first letter", async (_, favicon) => {
  site.siteOf(altai()).metadata.favicon = favicon;
  const { status, headers } = await site.ask(altai(), "/favicon.ico");
  expect(status).toBe(302);
  expect(headers.location).toBe("/favicon.svg");
});

test("the marketplace and unknown hosts have a favicon too", async () => {
  for (const host of [marketplaceHost, "nobody.example"]) {
    expect((await site.ask(host, "/favicon.ico")).headers.location).toBe("/favicon.svg");
    expect((await site.ask(host, "/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
  }
});
