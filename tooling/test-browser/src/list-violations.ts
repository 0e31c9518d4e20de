import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";

/** Half as long as the source that the package exports, and a page takes it in in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds in a page, or in the part of it at a selector: a line for each broken rule, with the
 * first element that breaks it. The page's own frames are looked at by whoever opens them.
 */
export async function listViolations(page: Page, part?: string): Promise<string[]> {
  // Not through a script element, which a page's own policy forbids. A document keeps what is warm.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe };
    // A dialog that is still coming in is half transparent, and its words look too pale.
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === "running" && typeof end === "number" && Number.isFinite(end);
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await runner.run(selector ?? document, {
      // Only what is wrong is told, and no style sheet is loaded once more for it.
      ...{ resultTypes: ["violations"], preload: false },
      // A frame without axe is waited for in vain for half a second.
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 300)}`);
  }, part);
}
