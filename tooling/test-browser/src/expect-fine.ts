import { inProof } from "@tour/proof";
import type { Page } from "playwright";
import { expect } from "vitest";
import { listViolations } from "./list-violations.ts";

/**
 * Nothing of the page hangs over its edge, and axe finds nothing. Where `SHOTS` names a folder, a
 * picture of the page is left there.
 */
export async function expectFine(page: Page, name: string): Promise<void> {
  const shown = `${name} at ${page.viewportSize()?.width} px`;
  await expectNoOverflow(page, shown);
  await expectAccessible(page, shown);
  await takePicture(page, name);
}

/** Of a phone and of a computer, and in the proof of what lies between them (0124); px. */
export const widths = [375, ...inProof(768), 1440];

/** The same at each of the widths; the window stays as it was. */
export async function expectFineEverywhere(
  page: Page,
  name: string,
  at: readonly number[] = widths,
): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expectFine(page, name);
  }
  await page.setViewportSize(before);
}

/** The same of a page in a window without scripts, where axe can't run: it judges a copy. */
export async function expectPlainFine(page: Page, name: string): Promise<void> {
  await expectNoOverflow(page, name);
  const copy = await page.context().browser()!.newPage({ viewport: page.viewportSize() });
  const html = await page.content();
  await copy.setContent(html.replaceAll(/<script[^]*?<\/script>|<\/?noscript>/g, ""));
  await expectAccessible(copy, name);
  await copy.close();
  await takePicture(page, name);
}

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const measure = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A window that has just become narrower is laid out anew by scripts, a frame later.
  await expect.poll(measure, { message: name }).toBe(0);
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  expect([name, await listViolations(page)]).toEqual([name, []]);
}

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (!folder) return;
  await page.evaluate(() => scrollTo(0, 0));
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}
