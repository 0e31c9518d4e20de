import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { holdIslands } from "./hold-islands.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let origin = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `carousels.localhost:${site.port}`;
  origin = `http://${host}`;
  const people = Array.from({ length: 6 }, (_, index) => ({
    name: `Проводник ${index + 1}`,
    role: "Гид",
    photo: null,
    quote: "Гору не покоряют.",
    text: "",
  }));
  // No island: what moves the strip comes for it alone.
  api.sites.set(
    host,
    fakeSite("Ленты", [block("intro", 3, 1), block("strip", 16, 3, { source: "own", people })]),
  );
  api.sites.set(`free-${host}`, fakeSite("Лента", [block("strip", 6, 2)]));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

interface Opened {
  page: Page;
  /** Paths of everything that was asked for. */
  asked: string[];
  problems: string[];
  /** Lets the code of carousels through. */
  release: () => void;
}

/** Opens a page whose code of carousels is kept away until it is released. */
async function open(options: Parameters<Browser["newPage"]>[0] = {}): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, ...options });
  const asked: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const release = await holdIslands(page);
  await page.goto(origin);
  await page.locator("[data-carousel]").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  return { page, asked, problems, release };
}

const rowOf = (page: Page) => page.locator("[data-carousel-viewport] > ul");
const isLive = (page: Page) => page.locator("[data-carousel-viewport][data-live]").waitFor();

/** How far the row stands from its beginning, in px, whoever moves it. */
const readPlace = (page: Page) =>
  rowOf(page).evaluate((row) => row.scrollLeft - new DOMMatrix(getComputedStyle(row).transform).e);

async function pull(page: Page, x: number): Promise<void> {
  const box = (await rowOf(page).boundingBox())!;
  const [left, top] = [box.x + box.width * 0.6, box.y + 60];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1]) await page.mouse.move(left + x * share, top);
}

test("the carousel's code is loaded at the first touch only, and under the page's policy", async () => {
  const { page, asked, problems, release } = await open();
  release();
  expect(asked.filter((path) => path.startsWith("/assets/"))).toEqual([]);
  await rowOf(page).hover();
  await isLive(page);
  expect(asked.filter((path) => path.startsWith("/assets/islands/")).length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Вперёд" }).click();
  await expect.poll(() => readPlace(page)).toBeGreaterThan(500);
  // Embla moves the row by its style, which the policy lets scripts set.
  expect(await rowOf(page).evaluate((row) => row.style.transform)).toContain("translate3d(-");
  expect(problems).toEqual([]);
  await page.close();
});

test("dragging the row before its code has loaded moves it, and it stays there", async () => {
  const { page, problems, release } = await open();
  await pull(page, -420);
  const pulled = await readPlace(page);
  expect(pulled).toBe(420);
  // The code comes while the button is down: the row is the hand's until it lets go.
  const code = page.waitForResponse(/\/assets\/islands\/carousel-/);
  release();
  await code;
  await page.mouse.move(100, 300);
  expect(await page.locator("[data-live]").count()).toBe(0);
  const before = await readPlace(page);
  await page.mouse.up();
  await isLive(page);
  const steps = await watchPlaces(page);
  // From where it was to the nearest slide, without a jump between the two.
  expect(Math.abs(steps[0]! - before)).toBeLessThan(200);
  expect(problems).toEqual([]);
  await page.close();
});

test("a strip of pictures stays where the first drag has left it", async () => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(origin.replace("//", "//free-"));
  await page.locator("[data-carousel]").scrollIntoViewIfNeeded();
  const { width } = (await rowOf(page).locator("li").first().boundingBox())!;
  const distance = Math.round(width / 3);
  await pull(page, -distance);
  await page.mouse.up();
  await isLive(page);
  expect((await watchPlaces(page)).at(-1)).toBe(distance);
  await page.close();
});

test("a mouse that takes the row between its code's coming and Embla's first frame keeps it", async () => {
  const { page, problems, release } = await open();
  release();
  await page.evaluate(() => {
    const frames: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => frames.push(act);
    Object.assign(window, {
      goOn: () => {
        window.requestAnimationFrame = request;
        for (const act of frames) request(act);
      },
    });
  });
  const box = (await rowOf(page).boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + 60);
  const hasStarted = () =>
    page
      .locator("[data-carousel-controls]")
      .evaluate((controls) => Object.keys(controls).some((key) => key.startsWith("__react")));
  await expect.poll(hasStarted).toBe(true);
  await pull(page, -420);
  expect(await readPlace(page)).toBe(420);
  await page.evaluate("goOn()");
  await watchPlaces(page);
  expect(await page.locator("[data-live]").count()).toBe(0);
  await page.mouse.up();
  await isLive(page);
  expect(Math.abs((await watchPlaces(page))[0]! - 420)).toBeLessThan(200);
  expect(problems).toEqual([]);
  await page.close();
});

/** The row's places until it rests. */
const watchPlaces = (page: Page) =>
  rowOf(page).evaluate(async (row) => {
    const places: number[] = [];
    const read = () => row.scrollLeft - new DOMMatrix(getComputedStyle(row).transform).e;
    while (places.length < 10 || places.at(-1) !== places.at(-6)) {
      places.push(read());
      await new Promise(requestAnimationFrame);
    }
    return places;
  });

test("a finger scrolls the row natively until it lifts, and Embla continues from there", async () => {
  const { page, problems, release } = await open({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const box = (await rowOf(page).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: box.y + 80 }],
    });
  await touch("touchStart", 340);
  for (const x of [300, 250, 200, 150]) await touch("touchMove", x);
  await expect.poll(() => readPlace(page)).toBeGreaterThan(100);
  const code = page.waitForResponse(/\/assets\/islands\/carousel-/);
  release();
  await code;
  expect(await page.locator("[data-live]").count()).toBe(0);
  await touch("touchMove", 90);
  await expect.poll(() => readPlace(page)).toBeGreaterThan(200);
  await touch("touchEnd", 90);
  await isLive(page);
  expect(await readPlace(page)).toBeGreaterThan(200);
  // From now on fingers are Embla's.
  const place = await readPlace(page);
  await touch("touchStart", 340);
  for (const x of [300, 240, 170, 90]) await touch("touchMove", x);
  await touch("touchEnd", 90);
  await expect.poll(() => readPlace(page)).toBeGreaterThan(place + 100);
  expect(problems).toEqual([]);
  await page.close();
});

test("a click on a button before its code has loaded takes effect afterwards", async () => {
  const { page, problems, release } = await open();
  await page.getByRole("button", { name: "Вперёд" }).click();
  expect(await readPlace(page)).toBe(0);
  release();
  await expect.poll(() => readPlace(page)).toBeGreaterThan(500);
  expect(problems).toEqual([]);
  await page.close();
});

test("without script the row scrolls and snaps, and shows no buttons", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: "Вперёд" }).count()).toBe(0);
  const row = page.locator("[data-carousel-viewport] > ul");
  await row.hover();
  await page.mouse.wheel(700, 0);
  const first = row.locator("li").first();
  await expect.poll(async () => (await first.boundingBox())!.x).toBeLessThan(-300);
  await page.close();
});
