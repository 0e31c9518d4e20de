import { launchBrowser } from "@tour/test-browser";
import { expectFine } from "@tour/test-browser/fine";
import type { Browser, Page } from "playwright";
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

const link = { kind: 3, text: "Выбрать даты" };

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `bar.localhost:${site.port}`;
  const own = fakeSite(
    "Тропа",
    [block("header", 1, 1)],
    [
      block("header", 1, 1),
      block("intro", 12, 2, { link }),
      block("program", 14, 2),
      block("text", 24, 1),
      block("price", 18, 1),
      block("dates", 20, 1),
      block("faq", 23, 2),
    ],
  );
  api.sites.set(host, own);
  address = `http://${host}/${own.tours[0]!.slug}`;
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

const bar = (page: Page) => page.locator("[data-page-bar]");
const place = (page: Page, label: string) =>
  bar(page).getByRole("link", { name: label, exact: true });
const current = (page: Page) => bar(page).locator("[aria-current]").allInnerTexts();
const jumps = "Программа Стоимость Даты Вопросы".split(" ");

async function open(width: number, more: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
    ...more,
  });
  await page.goto(address);
  return page;
}

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => Math.round(block.getBoundingClientRect().top));

test.each([768, 1440])(
  "at %i px the bar comes once the first screen has passed, and marks what is read",
  async (width) => {
    const page = await open(width);
    expect(await bar(page).isVisible()).toBe(false);
    await page.evaluate(() => document.querySelector("#program")!.scrollIntoView());
    await bar(page).waitFor();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 64 });
    expect(await bar(page).getByRole("link").allInnerTexts()).toEqual([...jumps, link.text]);
    for (const label of jumps.toReversed()) {
      await place(page, label).click();
      await expect.poll(() => current(page)).toEqual([label]);
    }
    await expect.poll(() => topOf(page, "program")).toBe(64);
    await expectFine(page, "tour-bar");
    // What is read between two of its places is none of them.
    await page.evaluate(() => document.querySelector("[data-block=b-text]")!.scrollIntoView());
    await expect.poll(() => current(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await bar(page).waitFor({ state: "hidden" });
    await page.close();
  },
);

test("on phones the places open above the bar, and close when one is chosen", async () => {
  const page = await open(375, { hasTouch: true });
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(800 - 76);
  expect(await place(page, "Программа").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Разделы тура" }).tap();
  await expectFine(page, "tour-bar-menu");
  await place(page, "Стоимость").tap();
  await place(page, "Стоимость").waitFor({ state: "hidden" });
  await expect.poll(() => topOf(page, "price")).toBeLessThan(120);
  await page.close();
});

test("without a script the bar comes and leads all the same", async () => {
  const page = await open(1440, { javaScriptEnabled: false });
  await page.locator("footer, #faq").first().scrollIntoViewIfNeeded();
  await place(page, "Программа").click();
  await expect.poll(() => topOf(page, "program")).toBe(64);
  await page.close();
});

test("a browser that can't tell from its styles is told by the script", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string] | [string, string]) =>
      !asked[0].includes("timeline") && supports(...(asked as [string]));
  });
  await page.goto(address);
  const isDue = () => bar(page).getAttribute("data-is-due");
  await page.evaluate(() => document.querySelector("#price")!.scrollIntoView());
  await expect.poll(isDue).toBe("");
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(isDue).toBeNull();
  await page.close();
});

test("the bar moves nothing, and no focus goes beneath it", async () => {
  const page = await open(1440);
  await page.evaluate(() => {
    const told = window as unknown as { shift: number };
    told.shift = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries())
        told.shift += (one as unknown as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-place=faq]")!.click());
  await bar(page).waitFor();
  const hidden = await page.evaluate(async () => {
    const inMain = [...document.querySelectorAll<HTMLElement>("main a, main button, main summary")];
    const found: string[] = [];
    // From the page's end upwards: each focus has to come down from under the bar.
    for (const one of inMain.toReversed()) {
      if (one.closest("[data-page-bar]") || !one.checkVisibility({ visibilityProperty: true }))
        continue;
      one.focus();
      await new Promise((done) => requestAnimationFrame(done));
      const { top, left } = one.getBoundingClientRect();
      const over = document.elementFromPoint(left + 2, top + 2);
      if (over?.closest("[data-page-bar]")) found.push(one.outerHTML.slice(0, 80));
    }
    return found;
  });
  expect(hidden).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  await page.close();
});

test("nothing of the bar is printed", async () => {
  const page = await open(1440);
  await page.emulateMedia({ media: "print" });
  expect(await bar(page).evaluate((one) => getComputedStyle(one).display)).toBe("none");
  await page.close();
});
