import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeSamplePage } from "@tour/blocks";
import { launchBrowser } from "@tour/test-browser";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { testBuild } from "./build-once.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let host = "";

const name = "Широкий";
const file = `/media/font/${"A".repeat(22)}/font.woff2`;
/** A third wider than what stands there before it: where it swaps in, lines break anew. */
const wide = readFileSync(join(testBuild, "client/fonts/unbounded-core-600-normal.woff2"));

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  host = `own-font.localhost:${site.port}`;
  const { preset } = makeSamplePage("main").site;
  const font = { font_family: name, font_weight: 600 };
  const own = fakeSite("Свой шрифт", [block("about", 5, 1), block("more", 5, 2)]);
  own.metadata.preset = { ...preset!, font_data: { header: font, text: font } };
  own.metadata.fonts = [{ name, file, font_weight: 600 }];
  api.sites.set(host, own);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/**
 * How far the page moves when its font comes only after it was painted without. On a tablet: phones cut
 * long texts at as many lines, whatever the font.
 */
async function measureShift(display: "optional" | "swap"): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 800, height: 823 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${file}`, async (route) => {
    await held;
    await route.fulfill({ body: wide, contentType: "font/woff2" });
  });
  const { text } = await site.ask(host, "/");
  expect(text).toContain(`font-family:"${name}";font-style:normal;font-weight:600`);
  await page.route(`http://${host}/`, (route) =>
    route.fulfill({
      body: text.replaceAll("font-display:optional", `font-display:${display}`),
      contentType: "text/html",
    }),
  );
  await page.addInitScript(() => {
    let shift = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) shift += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const readShift = () => {
      add(observer.takeRecords());
      return shift;
    };
    Object.assign(globalThis, { readShift });
  });
  await page.goto(`http://${host}/`, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const came = page.waitForResponse(`**${file}`);
  release();
  await (await came).finished();
  await page.waitForLoadState("load");
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 5; frames += 1) await frame();
    return (globalThis as unknown as { readShift: () => number }).readShift();
  });
  await page.close();
  return shift;
}

test("an uploaded font that loads late shifts nothing; with font-display swap it would", async () => {
  expect(await measureShift("optional")).toBe(0);
  expect(await measureShift("swap")).toBeGreaterThan(0.01);
});
