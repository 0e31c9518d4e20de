import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { altai, useSite } from "./site-with-api.ts";
import { marketplaceHost, startSite } from "./start-site.ts";

const site = useSite();

test("an unmatched route is 404 in the tenant's theme, and logged by its path", async () => {
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

test.each(["/x%ffy", "/a///b", "/a;b://c"])(
  "the malformed path %s gets 400 or 404 without a stack",
  async (path) => {
    for (const host of [altai(), marketplaceHost]) {
      const { status, text } = await site.ask(host, path);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/    at |node_modules/);
    }
    expect((await site.ask(altai(), "/")).status, "the site answers on").toBe(200);
  },
);

const tagOf = (text: string, name: string) =>
  new RegExp(`<(?:link rel="${name}" href|meta property="${name}" content)="([^"]*)"`).exec(
    text,
  )?.[1];

test.each([
  ["of a path that is not there", "/nowhere", 404, undefined],
  ["of a path that looks like a host", "//evil.example/x", 404, undefined],
  ["of what is over", "/", 410, 410],
  ["of a fault", "/", 500, 500],
])(
  "an error page %s has a canonical link and the site's share image",
  async (_, path, status, failing) => {
    const data = site.siteOf(altai());
    data.metadata.share_image = { url: "/media/share/1/7.png" };
    if (failing) data.failing["/spa/custom-page"] = failing;
    const answer = await site.ask(altai(), path);
    expect(answer.status).toBe(status);
    expect(tagOf(answer.text, "canonical")).toBe(`http://${altai()}${path}`);
    expect(tagOf(answer.text, "og:image")).toBe(`http://${altai()}/media/share/1/7.png`);
    expect(tagOf(answer.text, "og:image:width")).toBe("1200");
    expect(tagOf(answer.text, "og:image:height")).toBe("628");
  },
);

test.each([
  ["the marketplace", marketplaceHost, "/nowhere", "/nowhere"],
  ["a host that is nobody's", "nobody.localhost:3000", "/x", "/"],
])("an error page on %s has the marketplace's link and image", async (_, host, path, canonical) => {
  const { text } = await site.ask(host, path);
  expect(tagOf(text, "canonical")).toBe(`http://${marketplaceHost}${canonical}`);
  expect(tagOf(text, "og:image")).toBe(`http://${marketplaceHost}/media/share/marketplace/1.png`);
});

test("an error of the API host is shown with its message under 'Что-то сломалось'", async () => {
  site.siteOf(altai()).refusal = { status: 403, message: "Сайт закрыт на время зимовки." };
  const { status, text } = await site.ask(altai(), "/");
  expect(status).toBe(403);
  expect(text).toContain("Что-то сломалось</h1>");
  expect(text).toContain("Сайт закрыт на время зимовки.");
});

test("a slug of an unknown tour is 404, and so is one without a number", async () => {
  expect((await site.ask(altai(), "/tour-99")).status).toBe(404);
  expect((await site.ask(altai(), "/about-us")).status).toBe(404);
});

test("an unknown host is 404 in the default theme", async () => {
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

// ASVS 16.5.1
test("any other failure is 'Что-то сломалось' and reveals nothing internal", async () => {
  site.siteOf(altai()).failing["/spa/custom-page"] = 500;
  const { status, text } = await site.ask(altai(), "/");
  expect(status).toBe(500);
  expect(text).toContain("Что-то сломалось</h1>");
  expect(text).not.toContain("secret inside");
});

// ASVS 16.5.2
test("while the API host is down, pages are 503 with Retry-After", async () => {
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
  "while the API host drops connections, every page is 503 with Retry-After: %s",
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

test("other methods are refused, and a trailing slash redirects on the same host", async () => {
  expect((await site.ask(altai(), "/", { method: "POST", body: "x" })).status).toBe(405);
  const moved = await site.ask(altai(), "/tour-1/");
  expect([moved.status, moved.headers.location]).toEqual([301, "/tour-1"]);
  expect((await site.ask(altai(), "//evil.example/")).status).toBe(404);
});

test("without metadata the page is shown with empty data, logged and not cached", async () => {
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
  "a component that throws %s gives a 500 that reveals nothing internal and is not cached",
  async (title) => {
    site.siteOf(altai()).main = [block("broken", 3, 3, { title })];
    const { status, text, headers } = await site.ask(altai(), "/");
    expect(status).toBe(500);
    expect(text).toContain("Что-то сломалось</h1>");
    expect(text).not.toContain("secret inside");
    expect(headers["cache-control"]).toBe("no-store");
    site.siteOf(altai()).main = [block("whole", 3, 1)];
    site.siteOf(altai()).revision += "-mended";
    await site.untilAskedAgain();
    expect((await site.ask(altai(), "/")).status).toBe(200);
  },
);
