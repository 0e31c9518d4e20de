import { launchBrowser } from "@tour/test-browser";
import { expectFine, widths } from "@tour/test-browser/fine";
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
let film: Buffer;
let poster: Buffer;

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const image = { url: "/media/poster/{size}", alt: "Хребет", focal_x: 0.5, focal_y: 0.5 };
  const media = { kind: "image" as const, image };
  const url = `/media/${"f".repeat(22)}/film`;
  const one = { url, type: "webm" as const, name: "Алтай.webm" };
  const put = (name: string, content: Record<string, unknown>) => {
    const blocks = [block("intro", 3, 1, content), block("text", 24), block("faq", 19)];
    api.sites.set(`film-${name}.localhost:${site.port}`, fakeSite("Фильм", blocks));
  };
  put("one", { media, film: one });
  put("none", { media, film: null });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent("<body style='background: linear-gradient(teal, black)'></body>");
  poster = await page.screenshot();
  film = await record(page);
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/** A film of two seconds, made by the browser itself. */
async function record(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const context = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const done = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let at = 0; at < 20; at += 1) {
      context.fillStyle = `hsl(${at * 18} 80% 50%)`;
      context.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await done;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return Buffer.from(base64, "base64");
}

interface Opened {
  page: Page;
  /** What was asked for, in its order: the poster and the film. */
  asked: string[];
}

async function open(
  options: BrowserContextOptions & {
    name?: "one" | "none";
    isGone?: boolean;
    before?: () => void;
  } = {},
): Promise<Opened> {
  const { name = "one", isGone = false, before, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...rest });
  const page = await context.newPage();
  const asked: string[] = [];
  if (before) await page.addInitScript(before);
  await page.route("**/media/**", async (route) => {
    const isFilm = route.request().url().endsWith("/film");
    asked.push(isFilm ? "film" : "poster");
    if (!isFilm) {
      // A poster that takes its time: nothing else may come before it.
      await new Promise((resolve) => setTimeout(resolve, 400));
      asked.push("poster came");
      return route.fulfill({ body: poster, contentType: "image/png" });
    }
    if (isGone) return route.fulfill({ status: 404 });
    return route.fulfill({ body: film, contentType: "video/webm" });
  });
  await page.goto(`http://film-${name}.localhost:${site.port}/`);
  return { page, asked };
}

const stop = (page: Page) => page.getByRole("button", { name: "Остановить видео" });
const isPaused = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
/** After all that begins a film has happened. */
const settle = async (page: Page) => {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
};

test.each(widths)(
  "at %i px a film plays silently over its poster, which is painted first and stays the largest paint",
  async (width) => {
    const { page, asked } = await open({ viewport: { width, height: 800 } });
    const largest = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              seen.push((entry as unknown as { element?: Element }).element?.tagName ?? "");
            }
          }).observe({ type: "largest-contentful-paint", buffered: true });
          setTimeout(() => resolve(seen), 2500);
        }),
    );
    await stop(page).waitFor();
    expect(asked.indexOf("film")).toBeGreaterThan(asked.indexOf("poster came"));
    const video = page.locator("video");
    expect(
      await video.evaluate((own: HTMLVideoElement) => [own.muted, own.loop, own.playsInline]),
    ).toEqual([true, true, true]);
    await expect
      .poll(() => video.evaluate((own: HTMLVideoElement) => own.currentTime))
      .toBeGreaterThan(0);
    expect((await largest).at(-1)).toBe("IMG");
    await expectFine(page, "film");
    await page.context().close();
  },
);

test("it stops by its button and stays so, plays only while it is seen, and is reached by keys", async () => {
  const { page } = await open();
  await stop(page).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPaused(page)).toBe(false);
  await stop(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isPaused(page)).toBe(true);
  const play = page.getByRole("button", { name: "Включить видео" });
  expect(await play.evaluate((own) => own === document.activeElement)).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
  expect(await isPaused(page)).toBe(true);
  await play.click();
  await expect.poll(() => isPaused(page)).toBe(false);
  const video = await page.locator("video").elementHandle();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => page.locator("video").count()).toBe(0);
  // One that had just begun says so after it was taken away.
  await video!.evaluate((own) => own.dispatchEvent(new Event("playing")));
  await expect.poll(() => page.getByRole("button", { name: /видео/ }).count()).toBe(0);
  await page.context().close();
});

const savesData = () =>
  Object.defineProperty(navigator, "connection", {
    value: Object.assign(new EventTarget(), { saveData: true }),
  });
const asksForLessData = () => {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => (query.includes("reduced-data") ? real("all") : real(query));
};

test.each([
  ["asked for less motion", { reducedMotion: "reduce" as const }],
  ["saves data by the browser's setting", { before: savesData }],
  ["asked the system for less data", { before: asksForLessData }],
  ["has no script", { javaScriptEnabled: false }],
])("who %s is sent no film and sees the poster alone", async (_who, options) => {
  const { page, asked } = await open(options);
  await page.getByRole("img", { name: "Хребет" }).waitFor();
  if (!("javaScriptEnabled" in options)) await settle(page);
  expect(asked).toContain("poster");
  expect(asked).not.toContain("film");
  expect(await page.locator("video").count()).toBe(0);
  expect(await page.getByRole("button", { name: /видео/ }).count()).toBe(0);
  await page.context().close();
});

test("a film that is gone leaves the poster and no button", async () => {
  const { page, asked } = await open({ isGone: true });
  await expect.poll(() => asked).toContain("film");
  await expect.poll(() => page.locator("video").count()).toBe(0);
  expect(await page.getByRole("button", { name: /видео/ }).count()).toBe(0);
  await page.context().close();
});

test("a page without a film carries nothing of it", async () => {
  const { page, asked } = await open({ name: "none" });
  await settle(page);
  expect(await page.content()).not.toMatch(/data-film|prefers-reduced-data/);
  expect(asked).not.toContain("film");
  await page.context().close();
});
