import type { Browser, Page } from "playwright";

/** What a visitor on a slow phone sees of a page. */
export interface PaintTimes {
  /** Largest contentful paint from the navigation's start, in ms. */
  largestPaint: number;
  /** First contentful paint, in ms. */
  firstPaint: number;
  /** Cumulative layout shift of loading and of scrolling to the end. */
  shift: number;
}

/** Lighthouse's phone on slow 4G: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const settleMs = 1500;

type Watched = typeof globalThis & { painted: { largest: number; first: number; shift: number } };

/** Opens a page once with an empty cache on a slow phone and reads through it to its end. */
export async function watchPaint(browser: Browser, url: string): Promise<PaintTimes> {
  const window = await browser.newContext({
    locale: "ru-RU",
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await window.newPage();
    const devtools = await window.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", network);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.addInitScript(watch);
    const answer = await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await page.waitForTimeout(settleMs);
    const { largest, first } = await readPainted(page);
    await scrollSlowly(page);
    await page.waitForTimeout(settleMs);
    const { shift } = await readPainted(page);
    return { largestPaint: largest, firstPaint: first, shift };
  } finally {
    await window.close();
  }
}

const readPainted = (page: Page) => page.evaluate(() => (globalThis as Watched).painted);

/** Runs in the page before anything else. A scroll by script is no input: every shift counts. */
function watch(): void {
  const painted = { largest: 0, first: 0, shift: 0 };
  (globalThis as Watched).painted = painted;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => (painted.largest = startTime));
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") painted.first = startTime;
  });
  observe(
    "layout-shift",
    (entry) => (painted.shift += (entry as unknown as { value: number }).value),
  );
}

async function scrollSlowly(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await pause();
    }
  });
}
