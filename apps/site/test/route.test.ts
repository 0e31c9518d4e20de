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

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `way.localhost:${site.port}`;
  address = `http://${host}/tour-1`;
  const programme = [1, 2, 3].map((variant) => block(`way-${variant}`, 14, variant));
  api.sites.set(host, fakeSite("Путь", [], programme));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

async function open(options: BrowserContextOptions = {}): Promise<[Page, string[]]> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, ...options });
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404"))
      problems.push(message.text());
  });
  await page.goto(address);
  return [page, problems];
}
const programme = (page: Page, variant: number) => page.locator(`[data-block="b-way-${variant}"]`);
const sliderOf = (page: Page, variant: number) => programme(page, variant).getByRole("slider");
const saying = (page: Page, variant: number) =>
  sliderOf(page, variant).getAttribute("aria-valuetext");

test("without a script a route is two pictures with their facts in words, and nothing to slide", async () => {
  const [page] = await open({ javaScriptEnabled: false });
  for (const variant of [1, 2, 3]) {
    const block = programme(page, variant);
    await block.getByRole("img", { name: /^Карта маршрута/ }).waitFor();
    await block.getByRole("img", { name: /^Профиль высот: от/ }).waitFor();
    expect(await block.getByText("Весь путь").isVisible()).toBe(true);
    expect(await sliderOf(page, variant).count()).toBe(0);
  }
  const closed = programme(page, 1).getByRole("listitem").nth(3);
  expect(await closed.innerText()).toMatch(
    /^День\s4\s+День на\sперевале\s+17\sкм\s[^↑]+↑\s[\d\s]+м, ↓/,
  );
  await page.close();
});

test.each([1, 2, 3])(
  "variant %i is slid by keys, by the mouse over its profile and over its map",
  async (variant) => {
    const [page, problems] = await open();
    const slider = sliderOf(page, variant);
    await slider.focus();
    await page.keyboard.press("End");
    await expect
      .poll(() => saying(page, variant))
      .toMatch(/^День\s6\. Спуск в долину · .*старта · /);
    await slider.hover({ position: { x: 10, y: 40 } });
    await expect.poll(() => saying(page, variant)).toMatch(/^День\s2\./);
    const map = programme(page, variant).getByRole("img", { name: /^Карта/ });
    await map.scrollIntoViewIfNeeded();
    const square = (await map.boundingBox())!;
    // The south-west of the sample's way is its pass, on the fourth day.
    await page.mouse.move(square.x + square.width * 0.4, square.y + square.height * 0.88, {
      steps: 3,
    });
    await expect.poll(() => saying(page, variant)).toMatch(/^День\s4\./);
    expect(problems).toEqual([]);
    await page.close();
  },
);

test("a finger slides along the profile, and the page scrolls where it goes up or down", async () => {
  const [page, problems] = await open({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const slider = sliderOf(page, 1);
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: points });
  const y = box.y + box.height / 2;
  const at = (share: number) => ({ x: box.x + box.width * share, y });
  const slide = async (...shares: number[]) => {
    await touch("touchStart", [at(shares[0]!)]);
    for (const share of shares.slice(1)) await touch("touchMove", [at(share)]);
    await touch("touchEnd", []);
  };
  await slide(0.2, 0.3, 0.5);
  await expect.poll(() => saying(page, 1)).toMatch(/^День\s[34]\./);
  await slide(0.5, 0.7, 0.95);
  await expect.poll(() => saying(page, 1)).toMatch(/^День\s6\./);
  expect(problems).toEqual([]);
  await page.close();
});

test("where the code does not come, the page stays as it was read", async () => {
  const [page] = await open();
  await page.route(/route-scrub/, (route) => route.abort());
  const days = programme(page, 1).locator("details");
  await days.nth(1).locator("summary").click();
  await expect
    .poll(() => days.nth(1).evaluate((day) => (day as HTMLDetailsElement).open))
    .toBe(true);
  await sliderOf(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  expect(await programme(page, 1).getByText("Весь путь").isVisible()).toBe(true);
  await page.close();
});
