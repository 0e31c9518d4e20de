import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { AssetList } from "../src/assets/asset-list.ts";
import { testBuild } from "./build-once.ts";
import { altai, kamchatka, useSite } from "./site-with-api.ts";
import { builderOrigin } from "./start-site.ts";

const site = useSite();

/** Inline elements that a policy applies to: data for search engines is no script. */
const inline = (html: string, tag: "style" | "script") =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    .map((match) => ({ attributes: match[1] ?? "", text: match[2] ?? "" }))
    .filter(({ attributes }) => !attributes.includes("application/ld+json"));

function readVariantCss(key: string): string[] {
  const list = JSON.parse(readFileSync(join(testBuild, "assets.json"), "utf8")) as AssetList;
  const styles = list.variants[key]?.styles ?? [];
  return styles.map((path) => readFileSync(join(testBuild, "client", path), "utf8").trim());
}

test("a main page is complete in its HTML: blocks, head and the tenant's theme", async () => {
  const { status, text, headers } = await site.ask(altai(), "/");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(text).toMatch(/^<!DOCTYPE html><html lang="ru"/);
  expect(text).toContain("<title>Тропа: туры</title>");
  expect(text).toContain("Тропа ждёт гостей");
  expect(text).toContain(`<link rel="canonical" href="http://${altai()}/"/>`);
  expect(text).toMatch(
    /<meta property="og:image" content="http:\/\/altai-\d+\.localhost:3000\/[^"]+"\/>/,
  );
  expect(text).toContain('<meta property="og:image:height" content="628"/>');
  expect(text).toContain('href="#content"');
  expect(text).toMatch(/<link rel="preload" as="font"[^>]*lora-core-600/);
  expect(text).not.toContain("noindex");
  expect(text).not.toContain("style=");
});

test("CSS layers come in order, and the page has the rules of its own variants only", async () => {
  const { text } = await site.ask(altai(), "/");
  const [style] = inline(text, "style");
  const named = [...(style?.text ?? "").matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  expect([...new Set(named)]).toEqual(["theme", "reset", "kit", "blocks", "page"]);
  expect(style?.text).toContain("--accent-500");
  for (const css of readVariantCss("3-1")) expect(style?.text).toContain(css);
  const others = readVariantCss("3-2").filter((css) => !readVariantCss("3-1").includes(css));
  expect(others).not.toEqual([]);
  for (const css of others) expect(style?.text).not.toContain(css);
});

test("a page of static blocks has no script but four small inline ones", async () => {
  const { text } = await site.ask(altai(), "/");
  const scripts = inline(text, "script").filter(
    ({ attributes }) => !attributes.includes("speculationrules"),
  );
  expect(scripts).toHaveLength(4);
  expect(text).not.toMatch(/<script[^>]*src=/);
  expect(text).not.toContain("modulepreload");
  // As they are sent: compressed together with all of the page.
  const all = scripts.map(({ text: script }) => script).join("");
  expect(brotliCompressSync(all).length).toBeLessThan(2000);
});

// ASVS 3.4.3, 3.4.4, 3.4.6
test("the policy allows exactly what is on the page, and no frame", async () => {
  for (const path of ["/", "/nothing-here"]) {
    const { text, headers } = await site.ask(altai(), path);
    const policy = String(headers["content-security-policy"]);
    const hash = (value: string) =>
      `'sha256-${createHash("sha256").update(value).digest("base64")}'`;
    const found = [...inline(text, "style"), ...inline(text, "script")];
    expect(found).toHaveLength(6);
    for (const part of found) expect(policy).toContain(hash(part.text));
    expect(policy.match(/'sha256-/g)).toHaveLength(6);
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

// ASVS 3.4.6
test("what is no page says as well that nobody may frame it", async () => {
  const { text } = await site.ask(altai(), "/tour-view");
  const script = /src="(\/assets\/[^"]+)"/.exec(text)?.[1] ?? "";
  const files = ["/robots.txt", "/sitemap.xml", "/favicon.svg", "/favicon.ico", script];
  const rest = ["/health", "/latest-build.json", "/assets/none.js", "/spa/none", "/media/none"];
  for (const path of [...files, ...rest]) {
    const { headers } = await site.ask(altai(), path);
    const policy = String(headers["content-security-policy"]);
    expect(policy.split("; "), path).toContain("frame-ancestors 'none'");
    expect(headers["reporting-endpoints"], path).toBeUndefined();
  }
});

test("only the preview may be framed, and only by the builder", async () => {
  const { status, headers, text } = await site.ask(altai(), "/tour-view");
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toContain(`frame-ancestors ${builderOrigin}`);
  expect(text).toContain(`data-builder-origin="${builderOrigin}"`);
  const script = /<script type="module" src="(\/assets\/[^"]+)"/.exec(text)?.[1] ?? "";
  expect((await site.ask(altai(), script)).headers["content-type"]).toContain("text/javascript");
  const page = await site.ask(altai(), "/");
  expect(page.text).not.toContain(script);
});

test("a tour's page is served under its slug", async () => {
  const { status, text } = await site.ask(altai(), "/tour-1");
  expect(status).toBe(200);
  expect(text).toContain("<title>Мультинские озёра пешком — Тропа</title>");
  expect(text).toContain("Тур: Тропа");
});

test("an old slug redirects to the new one: the body's redirect becomes a 301", async () => {
  site.siteOf(altai()).redirects["old-name-1"] = "tour-1";
  const { status, headers } = await site.ask(altai(), "/old-name-1");
  expect(status).toBe(301);
  expect(headers.location).toBe("/tour-1");
});

test("text that looks like markup stays text", async () => {
  const [block] = site.siteOf(altai()).main;
  if (block) block.content.title = `</style></script><script>alert(1)</script>`;
  site.siteOf(altai()).metadata.title = `</title><script>alert(2)</script>`;
  const { text } = await site.ask(altai(), "/");
  expect(text).not.toContain("<script>alert");
  expect(text).toContain("&lt;script&gt;alert(1)");
});

// ASVS 8.4.1
test("tenants never mix, however many request pages at once", async () => {
  const hosts = Array.from({ length: 40 }, (_, index) => (index % 2 ? altai() : kamchatka()));
  const answers = await Promise.all(hosts.map((host) => site.ask(host, "/")));
  answers.forEach(({ text }, index) => {
    const [own, other] = hosts[index] === altai() ? ["Тропа", "Вулкан"] : ["Вулкан", "Тропа"];
    expect(text).toContain(`${own} ждёт гостей`);
    expect(text).not.toContain(`${other} ждёт гостей`);
  });
});

test("robots.txt and sitemap follow the site's indexing setting", async () => {
  expect((await site.ask(altai(), "/robots.txt")).text).toContain(
    `Sitemap: http://${altai()}/sitemap.xml`,
  );
  expect((await site.ask(altai(), "/sitemap.xml")).text).toContain(
    `<loc>http://${altai()}/tour-1</loc>`,
  );
  site.siteOf(kamchatka()).metadata.is_indexable = false;
  expect((await site.ask(kamchatka(), "/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await site.ask(kamchatka(), "/sitemap.xml")).status).toBe(404);
  expect((await site.ask(kamchatka(), "/")).text).toContain('content="noindex, nofollow"');
});

test("fonts and the build's files are cached for ever, the name of the build is not", async () => {
  const font = await site.ask(altai(), "/fonts/lora-core-600-normal.woff2");
  expect(font.headers["cache-control"]).toContain("immutable");
  expect(font.bytes.subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect((await site.ask(altai(), "/fonts/../server.js")).status).toBe(404);
  const latest = await site.ask(altai(), "/latest-build.json");
  expect(latest.headers["cache-control"]).toBe("no-store");
  expect((await site.ask(altai(), "/")).text).toContain(
    `data-build="${JSON.parse(latest.text).build}"`,
  );
});
