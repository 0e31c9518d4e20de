import { launchBrowser } from "@tour/test-browser";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let picture: Buffer;
/** The tests' build has others in the place of some. */
const variants = [1];

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const image = { url: "/media/poster/{size}", alt: "Хребет", focal_x: 0.5, focal_y: 0.5 };
  for (const variant of variants) {
    const intro = block("intro", 3, variant, { media: { kind: "image", image } });
    api.sites.set(
      `staged-${variant}.localhost:${site.port}`,
      fakeSite("Экран", [intro, block("faq", 19)]),
    );
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent("<body style='background: linear-gradient(teal, black)'></body>");
  picture = await page.screenshot();
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

/** Notes what moved, from which look, and what the page shifted and painted last. */
function watch() {
  const seen = { moved: [] as { tag: string; from: string[] }[], shift: 0, largest: "" };
  Object.assign(globalThis, { seen });
  // On a slow machine it may be over in the frame in which it began: its rule still says what it was.
  const readFrom = (name: string) =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name)
      .flatMap((rule) => [...(rule as CSSKeyframesRule)[0]!.style]);
  document.addEventListener("animationstart", ({ target, animationName }) => {
    const { tagName } = target as Element;
    if (!(target as Element).closest("main [data-block]")) return;
    seen.moved.push({ tag: tagName, from: readFrom(animationName) });
  });
  const observe = (type: string, hear: (entry: never) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((each) => hear(each as never)),
    ).observe({
      type,
      buffered: true,
    });
  observe("layout-shift", ({ value }: { value: number }) => (seen.shift += value));
  observe("largest-contentful-paint", ({ element }: { element?: Element }) => {
    seen.largest = element?.tagName ?? "";
  });
}
type Seen = { moved: { tag: string; from: string[] }[]; shift: number; largest: string };

async function open(variant: number, width: number, reducedMotion: "reduce" | "no-preference") {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.route("**/media/**", (route) =>
    route.fulfill({ body: picture, contentType: "image/png" }),
  );
  await page.goto(`http://staged-${variant}.localhost:${site.port}/`, { waitUntil: "load" });
  // A first visit waits for its faces before anything moves.
  await page.waitForFunction(() => !("awaitsFaces" in document.documentElement.dataset));
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
    // What was painted last is told in the frame after it.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return seen;
}

test.each(variants.flatMap((variant) => [375, 1440].map((width) => [variant, width] as const)))(
  "first screen %i at %i px comes in two steps, without a shift and with all that may be the largest in sight",
  async (variant, width) => {
    const { moved, shift, largest } = await open(variant, width, "no-preference");
    expect(moved.map(({ tag }) => tag)).toEqual(expect.arrayContaining(["H1", "P"]));
    expect(moved.length).toBeGreaterThan(2);
    for (const { tag, from } of moved) {
      expect(from).toContain("translate");
      expect(tag).not.toMatch(/IMG|FIGURE/);
      if (/H1|P/.test(tag)) expect(from).not.toContain("opacity");
    }
    expect(shift).toBe(0);
    expect(largest).toMatch(/IMG|H1|P/);
  },
);

test("nothing moves for who asked for less motion", async () => {
  expect((await open(1, 1440, "reduce")).moved).toEqual([]);
});
