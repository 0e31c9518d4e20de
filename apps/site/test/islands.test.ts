import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page, Response } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let origin = "";
let galleryHost = "";
/** React and its DOM for hydration, minified. */
const bytesOfReact = 225_000;
/** A title that would end the script element that the island's props stand in. */
const title = "</script><!--<script>привет";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `islands.localhost:${site.port}`;
  origin = `http://${host}`;
  const filler = Array.from({ length: 6 }, (_, index) => block(`static-${index}`, 3, 1));
  api.sites.set(
    host,
    fakeSite("Острова", [...filler, block("a", 3, 2, { title }), block("b", 3, 2)]),
  );
  galleryHost = `gallery.localhost:${site.port}`;
  api.sites.set(galleryHost, fakeSite("Кадры", [block("intro", 3, 1), block("gallery", 6, 1)]));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

async function open(): Promise<{ page: Page; scripts: string[]; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404"))
      problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(origin);
  return { page, scripts, problems };
}

test("an island is readable without its code, and hydrates near the viewport with the same ids", async () => {
  const { page, scripts, problems } = await open();
  const island = page.locator('[data-block="b-a"]');
  expect(await island.locator("h1").textContent()).toBe(title);
  const idBefore = await island.locator("h1").getAttribute("id");
  expect(idBefore).toContain("b-a-");
  expect(await island.getAttribute("data-hydrated")).toBeNull();
  await island.scrollIntoViewIfNeeded();
  await page.locator('[data-block="b-a"][data-hydrated]').waitFor();
  await island.locator("button").click();
  await expect.poll(() => island.locator("button").textContent()).toBe("Нажато: 1");
  expect(await island.locator("h1").getAttribute("id")).toBe(idBefore);
  expect(problems).toEqual([]);
  // The hydrator, React, and the interactive variant; nothing of the static ones, nor the preview.
  const variants = new Set(scripts.flatMap((path) => /variant-\d+-\d/.exec(path)?.[0] ?? []));
  expect([...variants]).toEqual(["variant-3-2"]);
  expect(scripts.filter((path) => path.includes("/preview/"))).toEqual([]);
  await page.close();
});

test("a click before the code has loaded is not lost", async () => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/variant-3-2/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(origin);
  const button = page.locator('[data-block="b-b"] button');
  await button.click();
  expect(await button.textContent()).toBe("Нажато: 0");
  release();
  await expect.poll(() => button.textContent()).toBe("Нажато: 1");
  await page.close();
});

test("the fullscreen gallery is loaded when a pointer reaches a picture, not before", async () => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const weigh = async () => {
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.reduce((sum, body) => sum + body.length, 0);
  };
  await page.goto(`http://${galleryHost}`);
  await page.locator('[data-block="b-gallery"]').scrollIntoViewIfNeeded();
  await page.locator('[data-block="b-gallery"][data-hydrated]').waitFor();
  await page.waitForLoadState("networkidle");
  const before = await weigh();
  await page.locator("a[data-gallery-item]").first().click();
  await page.locator("dialog[open]").waitFor();
  // Without this the test would hold for a gallery that came with the island.
  await expect.poll(async () => (await weigh()) - before).toBeGreaterThan(15_000);
  expect(before).toBeLessThan(bytesOfReact + 20_000);
  await page.close();
});

test("a gallery whose code does not load links to the picture", async () => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.route(/start-gallery/, (route) => route.abort());
  await page.goto(`http://${galleryHost}`);
  await page.locator('[data-block="b-gallery"]').scrollIntoViewIfNeeded();
  await page.locator('[data-block="b-gallery"][data-hydrated]').waitFor();
  await page.locator("a[data-gallery-item]").first().click();
  await expect.poll(() => new URL(page.url()).pathname).toContain("/media/");
  await page.close();
});

test("a chunk that can't be loaded reloads the page, once in ten seconds", async () => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  // However long a page takes here, its clock says that no time has passed.
  await page.clock.setFixedTime(Date.now());
  let documents = 0;
  let failures = 0;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    failures = 0;
  });
  page.on("console", (message) => {
    if (/TypeError.*variant-3-2/.test(message.text())) failures += 1;
  });
  await page.route(/variant-3-2/, (route) => route.abort());
  await page.goto(origin);
  await page.locator('[data-block="b-a"]').scrollIntoViewIfNeeded();
  await expect.poll(() => documents).toBe(2);
  await page.waitForLoadState();
  await page.locator('[data-block="b-a"]').scrollIntoViewIfNeeded();
  await expect.poll(() => failures).toBeGreaterThan(0);
  // One more reload would have been asked for before this.
  await page.evaluate(async () => (await fetch("/latest-build.json")).status);
  expect(documents).toBe(2);
  await page.close();
});

test("the loading bar appears when the next page is slow", async () => {
  const { page, problems } = await open();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/tour-1", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    document.querySelector("script[type=speculationrules]")?.remove();
    const link = document.createElement("a");
    link.href = "/tour-1";
    link.textContent = "к туру";
    document.querySelector("main")?.prepend(link);
    const start = { at: 0 };
    link.addEventListener("click", () => (start.at = performance.now()));
    // The page goes away with what it knows: it tells while it is there.
    new MutationObserver(() => {
      const bar = document.querySelector(".loading-bar");
      if (bar) console.log(`bar ${bar.clientHeight}px ${performance.now() - start.at >= 200}`);
    }).observe(document.body, { childList: true });
  });
  await page.getByText("к туру").click({ noWaitAfter: true });
  await expect.poll(() => said).toContain("bar 3px true");
  release();
  expect(problems).toEqual([]);
  await page.close();
});

test("a newer build is offered without interrupting, and the page stays until the user accepts", async () => {
  const page = await browser.newPage();
  await page.clock.install();
  await page.route("**/latest-build.json", (route) => route.fulfill({ json: { build: "newer" } }));
  await page.goto(origin);
  await page.clock.runFor(61_000);
  await expect.poll(() => page.locator(".update-offer").count()).toBe(1);
  await page.clock.runFor(100);
  await expect.poll(() => page.locator(".update-offer").textContent()).toContain("Сайт обновился.");
  await page.getByRole("button", { name: "Не сейчас" }).click();
  await page.locator(".update-offer").waitFor({ state: "detached" });
  await page.close();
});
