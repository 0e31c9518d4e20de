import { expectFine, expectPlainFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function open(size: keyof typeof sizes, javaScriptEnabled = true): Promise<Page> {
  const options = { viewport: sizes[size], hasTouch: size === "phone", javaScriptEnabled };
  const page = await (await journey.newWindow(options)).newPage();
  await page.goto(`${journey.addresses.marketplace}/tours`);
  return page;
}

const map = (page: Page) => page.getByRole("group", { name: "Туры на карте" });
const groups = (page: Page) => map(page).getByRole("link", { name: /рядом: показать ближе/ });
const titles = (page: Page) =>
  page
    .locator('[data-part="found"] [data-tour]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["title"]));

describe("a visitor who looks where tours begin", () => {
  it.each([
    ["desktop", true],
    ["phone", true],
    ["phone", false],
  ] as const)("finds those of a part of the map: %s, script: %s", async (size, hasScript) => {
    const page = await open(size, hasScript);
    const all = await titles(page);
    await page.getByRole("link", { name: "На карте" }).click();
    await map(page).waitFor();
    expect(new URL(page.url()).searchParams.get("view")).toBe("map");
    const name = `tours-map-${size}-${hasScript}`;
    await (hasScript ? expectFine(page, name) : expectPlainFine(page, name));
    expect(await groups(page).count()).toBeGreaterThan(0);

    // The largest group comes first, and is of several tours.
    const [count = 0] = (await groups(page).first().getAttribute("aria-label"))!
      .match(/\d+/)!
      .map(Number);
    await groups(page).first().click();
    await expect.poll(() => new URL(page.url()).searchParams.has("box")).toBe(true);
    await expect.poll(() => titles(page).then(({ length }) => length)).toBe(count);
    expect(count).toBeLessThan(all.length);
    const inside = await titles(page);
    const shown = page.url();

    // The same address is the same part of the map for whoever is given it.
    await page.reload();
    expect(await titles(page)).toEqual(inside);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(all);
    await page.goto(shown);
    await page.getByRole("link", { name: "Убрать: Область на карте" }).click();
    await expect.poll(() => titles(page)).toEqual(all);
    await page.getByRole("link", { name: "Списком" }).click();
    await expect.poll(() => page.locator("[data-market-map]").count()).toBe(0);
    // The page may still be coming in.
    await expect.poll(() => titles(page)).toEqual(all);
  });
});
