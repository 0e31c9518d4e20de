import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, useSite } from "./site-with-api.ts";
import { marketplaceHost, startSite } from "./start-site.ts";

const site = useSite();

test("an unmatched route is 404 in the tenant's look, and logged by its path", async () => {
  const { status, text, headers } = await site.ask(altai(), "/nowhere");
  expect(status).toBe(404);
  expect(text).toContain("Такой страницы нет</h1>");
  expect(text).toContain("На главную</a>");
  expect(text).toContain('"Lora"');
  expect(headers["cache-control"]).toBe("no-store");
  await expect
    .poll(() =>
      site.logs().map((line) => (line.error as { message?: string } | undefined)?.message),
    )
    .toContain("Page not found: /nowhere");
});

test("a slug of nobody's tour is 404, and so is one without a number", async () => {
  expect((await site.ask(altai(), "/tour-99")).status).toBe(404);
  expect((await site.ask(altai(), "/about-us")).status).toBe(404);
});

test("a host that is nobody's is 404 in the default look", async () => {
  const { status, text } = await site.ask("nobody.localhost:3000", "/");
  expect(status).toBe(404);
  expect(text).toContain("Такой страницы нет</h1>");
  expect(text).not.toContain('"Lora"');
});

test("410 says that the dates have passed", async () => {
  site.siteOf(altai()).failing["/spa/custom-page"] = 410;
  const { status, text } = await site.ask(altai(), "/");
  expect(status).toBe(410);
  expect(text).toContain("Упс, что-то пошло не так</h1>");
  expect(text).toContain("даты тура из заявки уже прошли");
});

test("any other failure is 'Что-то сломалось' and tells nothing internal", async () => {
  site.siteOf(altai()).failing["/spa/custom-page"] = 500;
  const { status, text } = await site.ask(altai(), "/");
  expect(status).toBe(500);
  expect(text).toContain("Что-то сломалось</h1>");
  expect(text).not.toContain("secret inside");
});

test("an API host that is away is 503 with a time to come back", async () => {
  site.siteOf(altai()).failing["/spa/custom-page"] = 503;
  const { status, headers } = await site.ask(altai(), "/");
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBe("30");
});

const pathsOf = {
  market: ["/", "/tours", "/organizers", "/sitemap.xml"],
  // Robots that read "nothing is here" would forget the site.
  tenant: ["/", "/tour-1", "/agreement", "/sitemap.xml", "/robots.txt"],
};

test.each([altai(), marketplaceHost])(
  "with an API host that hangs up on everybody, every page is 503 with a time to come back: %s",
  async (host) => {
    const deaf = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(deaf, "listening");
    const alone = await startSite(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}`);
    try {
      for (const path of pathsOf[host === marketplaceHost ? "market" : "tenant"]) {
        const { status, headers } = await alone.ask(host, path);
        expect([path, status, headers["retry-after"]]).toEqual([path, 503, "30"]);
      }
    } finally {
      await alone.stop();
      deaf.close();
    }
  },
);

test("other methods are refused, and a trailing slash is taken away on the same host", async () => {
  expect((await site.ask(altai(), "/", { method: "POST", body: "x" })).status).toBe(405);
  const moved = await site.ask(altai(), "/tour-1/");
  expect([moved.status, moved.headers.location]).toEqual([301, "/tour-1"]);
  expect((await site.ask(altai(), "//evil.example/")).status).toBe(404);
});

test("without metadata the page goes on with empty data, is logged and never kept", async () => {
  site.siteOf(altai()).failing["/spa/custom-metadata"] = 500;
  const { status, text, headers } = await site.ask(altai(), "/");
  expect(status).toBe(200);
  expect(text).toContain("Тропа ждёт гостей");
  expect(text).toContain('content="noindex, nofollow"');
  expect(headers["cache-control"]).toBe("no-store");
  await expect
    .poll(() => site.logs().filter(({ msg }) => String(msg).startsWith("site metadata")).length)
    .toBeGreaterThan(0);
});

test.each(["at once", "inside Suspense"])(
  "a component that throws %s is 500, tells nothing internal, and is never kept",
  async (title) => {
    site.siteOf(altai()).main = [block("broken", 3, 3, { title })];
    const { status, text, headers } = await site.ask(altai(), "/");
    expect(status).toBe(500);
    expect(text).toContain("Что-то сломалось</h1>");
    expect(text).not.toContain("secret inside");
    expect(headers["cache-control"]).toBe("no-store");
    site.siteOf(altai()).main = [block("whole", 3, 1)];
    expect((await site.ask(altai(), "/")).status).toBe(200);
  },
);
