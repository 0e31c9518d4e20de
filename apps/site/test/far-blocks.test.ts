import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let page: Page;
let origin = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `far.localhost:${site.port}`;
  origin = `http://${host}`;
  const intros = Array.from({ length: 7 }, (_, index) => block(`intro-${index}`, 3, 1));
  api.sites.set(host, fakeSite("Далеко", [...intros, { ...block("last", 3, 1), anchor: "last" }]));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 375, height: 700 } });
  await page.addInitScript(() => {
    // What the first layout goes without: the page's own script has not run by then.
    document.addEventListener("readystatechange", () => {
      document.documentElement.dataset.waited ??= String(
        [...document.querySelectorAll("[data-far]")].filter(
          (far) => getComputedStyle(far).contentVisibility === "auto",
        ).length,
      );
    });
  });
});
afterEach(() => page.close());

/** Blocks out of view that are not laid out. */
const countFar = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("[data-far]")].filter(
        (far) => far.getBoundingClientRect().top >= innerHeight,
      ).length,
  );
const countWaited = () => page.evaluate(() => Number(document.documentElement.dataset.waited));

test("blocks below the first screen are laid out once the page has been there for a while", async () => {
  await page.goto(origin);
  expect(await countWaited()).toBeGreaterThan(5);
  await expect.poll(countFar).toBe(0);
});

test("whoever moves on has them laid out at once, and whoever does nothing yet does not wait for them", async () => {
  // The while has no end.
  await page.addInitScript(() => {
    const start = globalThis.setTimeout;
    globalThis.setTimeout = ((work: () => void, ms = 0) =>
      ms < 1_000 ? start(work, ms) : 0) as typeof setTimeout;
  });
  await page.goto(origin);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await countFar()).toBeGreaterThan(5);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 50);
  await expect.poll(countFar).toBe(0);
});

test("laying them out shifts nothing visible", async () => {
  await page.goto(origin);
  await expect.poll(countFar).toBe(0);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const options = { type: "layout-shift", buffered: true };
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe(options);
        // Entries so far are handed over before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test("an anchor link finds all blocks at their final heights", async () => {
  await page.goto(`${origin}/#last`);
  expect(await countWaited()).toBe(0);
});

test("a reload restores the scroll position", async () => {
  await page.goto(origin);
  await expect.poll(countFar).toBe(0);
  await page.reload();
  expect(await countWaited()).toBe(0);
});

test("a click lays out everything at once", async () => {
  // Without frames nothing is laid out by itself.
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto(origin);
  expect(await countFar()).toBeGreaterThan(5);
  await page.keyboard.press("Tab");
  expect(await countFar()).toBe(0);
});
