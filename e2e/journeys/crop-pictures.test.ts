import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { screensFrom } from "../src/screens.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

describe.each(screensFrom("computer"))("an organiser %s", (where, width, height) => {
  let page: Page;
  let home = "";

  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width, height } });
    home = page.url();
    await openEditor(page);
  });
  afterAll(() => page.context().close());

  /** Opens the form of the first picture of the block about the company, and the cuts of that picture. */
  const openCrops = async () => {
    await openBlock(page, "О нас");
    const panel = page.getByRole("complementary", { name: "Блоки" });
    const crops = panel.getByRole("button", { name: /^Кадры/ });
    const first = panel.locator("button[aria-expanded]:has(img)").first();
    await first.waitFor();
    if ((await first.getAttribute("aria-expanded")) === "false") await first.click();
    return crops.first();
  };

  it("sets a cut for one shape, sees it in the preview, and finds it after coming back", async () => {
    const crops = await openCrops();
    await crops.click();
    const dialog = page.getByRole("dialog", { name: "Как обрежется картинка" });
    const shown = previewOf(page).locator('[data-at-image^="media.0"] img').first();
    const ratio = (await shown.getAttribute("data-ratio"))!;
    await dialog.getByRole("button", { name: new RegExp(`^${ratio}`) }).click();
    const frame = dialog.getByRole("slider", { name: `Кадр ${ratio}` });
    await frame.focus();
    await page.keyboard.press("Minus");
    await page.keyboard.press("Minus");
    await page.keyboard.press("Shift+ArrowRight");
    await dialog.getByText("Свой кадр").waitFor();
    await expectFine(page, `crops-${where}`);
    await dialog.getByRole("button", { name: "Готово" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Кадры, своих: 1" }).waitFor();
    await expect.poll(() => shown.getAttribute("src")).toMatch(/@\d+-\d+-\d+-\d+$/);
    const address = new URL((await shown.getAttribute("src"))!, journey.addresses.marketplace);
    expect((await page.request.get(address.href)).status()).toBe(200);
    await waitUntilSaved(page);
    await page.goto(home);
    await openEditor(page);
    await expect.poll(async () => (await openCrops()).innerText()).toBe("Кадры, своих: 1");
  });

  it("goes back to the focal point in one step", async () => {
    const shown = previewOf(page).locator('[data-at-image^="media.0"] img').first();
    await page.getByRole("button", { name: "Кадры, своих: 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Как обрежется картинка" });
    await dialog.getByRole("button", { name: /Свой кадр/ }).click();
    await dialog.getByRole("button", { name: "Вернуть по главной точке" }).click();
    await dialog.getByRole("button", { name: "Готово" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => shown.getAttribute("src")).not.toContain("@");
    await waitUntilSaved(page);
  });
});
