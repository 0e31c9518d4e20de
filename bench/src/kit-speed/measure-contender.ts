import type { Browser, Page } from "playwright";
import type { BuiltContender } from "./build-contender.ts";
import type { Harness } from "./harness.ts";
import type { Scenario } from "./scenarios.ts";

const origin = "http://bench.invalid/";
const digits = "9161234567";
const settleMs = 40;
/** How long a press may stay without effect before it counts as opened by letting go. */
const pressMs = 100;

type BenchScope = typeof globalThis & { bench: Harness };

/** Opens a built contender in a window of its own; nothing is rendered yet. */
export async function openContender(
  browser: Browser,
  { script, styles }: BuiltContender,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const files: Record<string, [type: string, body: string]> = {
    "/": [
      "text/html",
      '<!doctype html><link rel="stylesheet" href="/a.css"><body><script type="module" src="/a.js"></script>',
    ],
    "/a.css": ["text/css", styles],
    "/a.js": ["text/javascript", script],
  };
  await page.route("**/*", (route) => {
    const [type, body] = files[new URL(route.request().url()).pathname] ?? ["text/plain", ""];
    return route.fulfill({ contentType: `${type}; charset=utf-8`, body });
  });
  await page.goto(origin);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}

/** Runs a scenario once, from a fresh mount to the unmount. Answers times in ms: one, or one a key. */
export async function runScenario(page: Page, scenario: Scenario): Promise<number[]> {
  await page.bringToFront();
  const mounted = await page.evaluate(
    ([count, shown]) => {
      const { mount, trigger } = (globalThis as BenchScope).bench;
      return mount(count, shown ?? trigger);
    },
    [scenario.count, scenario.action === "mount" ? scenario.shown : undefined] as const,
  );
  await page.waitForTimeout(settleMs);
  try {
    if (scenario.action === "mount") return [mounted];
    return scenario.action === "type"
      ? await timeKeys(page)
      : [await timeOpening(page, scenario.shown)];
  } finally {
    await page.evaluate(() => (globalThis as BenchScope).bench.clear());
    await page.waitForTimeout(settleMs);
  }
}

/**
 * Presses the trigger with the mouse, and lets go only if the press did not open it: kits differ in
 * what they open on. The time counts from the one of the two that did.
 */
async function timeOpening(page: Page, shown: string): Promise<number> {
  const selector = await page.evaluate(() => (globalThis as BenchScope).bench.trigger);
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there to be pressed`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(settleMs);
  await page.evaluate((what) => (globalThis as BenchScope).bench.watch(what), shown);
  await page.mouse.down();
  const isOpen = await page.evaluate((timeout) => {
    const { seen } = (globalThis as BenchScope).bench;
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false));
    return Promise.race([seen.then(() => true), late]);
  }, pressMs);
  if (!isOpen) await page.mouse.up();
  const time = await page.evaluate(
    async (kind) => {
      const { seen, presses } = (globalThis as BenchScope).bench;
      return (await seen) - (presses[kind] ?? Number.NaN);
    },
    isOpen ? "pointerdown" : "pointerup",
  );
  if (isOpen) await page.mouse.up();
  return time;
}

/** Types a number, one key after the other. */
async function timeKeys(page: Page): Promise<number[]> {
  const field = page.locator("#stage input").last();
  await field.click();
  // What a field loads when it is focused.
  await page.waitForTimeout(4 * settleMs);
  await page.keyboard.press("End");
  const times: number[] = [];
  for (const digit of digits) {
    await page.evaluate(() => (globalThis as BenchScope).bench.armKey());
    await page.keyboard.press(digit);
    times.push(await page.evaluate(() => (globalThis as BenchScope).bench.key));
  }
  const typed = (await field.inputValue()).replaceAll(/\D/g, "");
  if (!typed.endsWith(digits)) throw new Error(`The field holds ${typed} after ${digits}`);
  return times;
}
