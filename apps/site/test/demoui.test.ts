import { readdirSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import { listViolations } from "@tour/test-browser/axe";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBuild } from "./build-once.ts";
import { startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { marketplaceHost, startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

const kit = resolve(import.meta.dirname, "../../../packages/ui-kit/src");

/** Every entry point of the kit: a folder with an index. */
const components = readdirSync(kit).filter((name) => existsSync(join(kit, name, "index.ts")));

let api: FakeApi;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const ask = (path: string) => site.ask(marketplaceHost, path);
const listShown = (html: string) =>
  [...html.matchAll(/data-component="([^"]+)"/g)].map(([, name]) => name).toSorted();

interface Opened {
  page: Page;
  problems: string[];
}

/** The page in a browser, which takes the marketplace's own port for the site's. */
async function open(width: number, query = ""): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  await page.route(`http://${marketplaceHost}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status, headers, bytes } = await ask(pathname + search);
    await route.fulfill({ status, headers: headers as Record<string, string>, body: bytes });
  });
  await page.goto(`http://${marketplaceHost}/demoui${query}`);
  await page.locator("[role=slider], input[type=range]").first().waitFor();
  return { page, problems };
}

describe("/demoui on the server", () => {
  test("shows every component of the kit, so that a new one is not forgotten", async () => {
    const { status, text } = await ask("/demoui");
    expect(status).toBe(200);
    expect(components.length).toBeGreaterThan(38);
    expect(listShown(text)).toEqual(components.toSorted());
  });

  test("links to each of them in its table of contents", async () => {
    const { text } = await ask("/demoui");
    const missing = listShown(text).filter(
      (name) => name !== "locale" && !text.includes(`href="#${name}"`),
    );
    expect(missing).toEqual([]);
  });

  test("keeps the strict policy: nothing inline, and no style attribute", async () => {
    const { headers, text } = await ask("/demoui");
    const policy = String(headers["content-security-policy"]);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("script-src 'self';");
    expect(text.match(/<[^>]+ style="[^>]*>/g) ?? []).toEqual([]);
  });

  test("is in Russian, and not for search engines", async () => {
    const { headers, text } = await ask("/demoui");
    expect(text).toContain('<html lang="ru"');
    expect(text).toContain("Набор компонентов");
    expect(text).toContain('content="noindex, nofollow"');
    expect(headers["x-robots-tag"]).toBe("noindex");
  });

  test("uses the requested preset, and its own theme for any other name", async () => {
    const colorOf = (html: string) => /--accent:[^;]+/.exec(html)?.[0];
    const [own, volcano, unknown] = await Promise.all(
      ["", "?preset=volcano", "?preset=<script>"].map((query) => ask(`/demoui${query}`)),
    );
    expect(colorOf(volcano!.text)).not.toBe(colorOf(own!.text));
    expect(colorOf(unknown!.text)).toBe(colorOf(own!.text));
    expect(unknown!.text).not.toContain('<script>"');
    expect(volcano!.text).toMatch(/href="\/demoui\?preset=volcano"[^>]*aria-current="true"/);
  });

  test("is not found where there is no site", async () => {
    expect((await site.ask("nobody.localhost:3000", "/demoui")).status).toBe(404);
  });

  test("offers to reload when there is a newer build", async () => {
    const { page } = await open(1200);
    await page.route("**/latest-build.json", (route) =>
      route.fulfill({ json: { build: "newer" } }),
    );
    await page.clock.setFixedTime(Date.now() + 61_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => page.locator(".update-offer").count()).toBe(1);
    await page.close();
  });

  test("adds nothing to visitors' pages: its files are separate", () => {
    const list = JSON.parse(readFileSync(join(testBuild, "assets.json"), "utf8")) as {
      demoui: { script: string; imports: string[]; styles: string[] };
    };
    const { script, imports, styles } = list.demoui;
    const others = JSON.stringify({ ...list, demoui: null });
    for (const file of [script, ...imports, ...styles]) {
      expect(file).toMatch(/^\/assets\/demoui\//);
      expect(others).not.toContain(file);
    }
  });
});

describe("/demoui in a browser", () => {
  test("hydrates without a warning, in the chosen language", async () => {
    const { page, problems } = await open(1440);
    expect(await page.getByText("появится, как только").count()).toBe(0);
    await page.getByRole("radio", { name: "English" }).check();
    await page.locator("#pagination").getByText("Show more").waitFor();
    const form = page.locator("#validation-field form");
    await form.getByRole("button", { name: "Send the request" }).click();
    await form.getByText("Required field").first().waitFor();
    expect(await form.textContent()).not.toMatch(/[а-яё]/i);
    expect(problems).toEqual([]);
    await page.close();
  });

  test("shows an invalid form, a server error, and success", async () => {
    const { page, problems } = await open(1440);
    const form = page.locator("#validation-field form");
    await form.getByRole("button", { name: "Отправить заявку" }).click();
    await form.getByText("Обязательно для заполнения").first().waitFor();
    expect(await form.getByLabel(/Имя/).evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await form.getByLabel(/Имя/).fill("Анна Ветрова");
    await form.getByLabel(/Почта/).fill("taken@tour.example");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Отправить заявку" }).click();
    await form.getByText("На эту почту уже есть заявка").waitFor();
    await form.getByLabel(/Почта/).fill("anna@tour.example");
    await form.getByRole("button", { name: "Отправить заявку" }).click();
    await form.getByText("Заявка принята").waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  test.for([
    [375, ""],
    [768, "?preset=city"],
    [1440, ""],
    [1440, "?preset=volcano"],
  ] as const)("is accessible and fits at %i px%s", async ([width, query]) => {
    const { page } = await open(width, query);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await listViolations(page)).toEqual([]);
    await page.close();
  });
});
