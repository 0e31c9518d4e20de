import { launchBrowser } from "@tour/test-browser";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let address = "";
let tour = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const main = [block("first", 5), block("tours", 4)];
  const own = fakeSite("Тропа", main, [
    block("intro", 12, 1, { link: { kind: 3, text: "Выбрать даты" } }),
  ]);
  address = `http://pictures.localhost:${site.port}`;
  own.metadata.url = address;
  tour = `/${own.tours[0]!.slug}`;
  api.sites.set(new URL(address).host, own);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/** What of a page moved when it was revealed, as the page itself saw it; none where nothing did. */
const readMoved = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem(location.pathname) ?? "[]") as string[]);

async function openMain(options: BrowserContextOptions = {}): Promise<Page> {
  const window = await browser.newContext({ viewport: { width: 390, height: 800 }, ...options });
  await window.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        .filter((name) => name?.includes("(tour-picture)"));
      sessionStorage.setItem(location.pathname, JSON.stringify([...new Set(moved)].toSorted()));
    });
  });
  const page = await window.newPage();
  await page.goto(address);
  return page;
}

const card = (page: Page) => page.locator(`main a[href="${tour}"]`).first();
const grows = ["group", "new", "old"].map((part) => `::view-transition-${part}(tour-picture)`);

test("the picture of a tour's card grows into that of its page, and shrinks again on the way back", async () => {
  const page = await openMain();
  await card(page).click();
  await page.waitForURL(address + tour);
  await expect.poll(() => readMoved(page)).toEqual(grows);
  await page.evaluate(() => sessionStorage.clear());
  await page.goBack();
  await expect.poll(() => readMoved(page)).toEqual(grows);
  // A page that is kept for the way back, with the name on it, would stop the next transition.
  await page.evaluate(() => sessionStorage.clear());
  await page.goForward();
  await expect.poll(() => readMoved(page)).toEqual(grows);
  await expect.poll(() => page.locator("[style*=tour-picture]").count()).toBe(0);
  await page.context().close();
});

test("who asked for less motion sees none", async () => {
  const page = await openMain({ reducedMotion: "reduce" });
  await card(page).click();
  await page.waitForURL(address + tour);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await readMoved(page)).toEqual([]);
  await page.context().close();
});

test("a press while it moves meets the page that is there", async () => {
  const page = await openMain();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
  await card(page).click();
  await page.waitForURL(address + tour);
  await expect.poll(() => readMoved(page)).toEqual(grows);
  await page.evaluate(() =>
    addEventListener("click", ({ target }) => {
      document.title = (target as Element).tagName;
    }),
  );
  const { x, y } = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  expect(await page.title()).toBe("H1");
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page.context().close();
});
