import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, waitUntilSaved } from "../src/editor.ts";
import { expectFine } from "../src/expect-fine.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

const undo = (page: Page) =>
  page.getByRole("button", { name: "Отменить", exact: true }).first().click();

describe.each([
  ["on a computer", 1440, 900],
  ["on a phone", 390, 844],
])("an organiser %s", (where, width, height) => {
  let page: Page;

  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width, height } });
    await openEditor(page);
  });
  afterAll(() => page.context().close());

  it("compares all variants of a block on its own words, and chooses one with one press", async () => {
    await openBlock(page, "О нас");
    const title = page.getByLabel("Заголовок").first();
    const words = `Двадцать лет у подножия Белухи, ${width}`;
    await title.fill(words);
    await waitUntilSaved(page);
    await page.getByRole("button", { name: "Сравнить варианты" }).click();
    const dialog = page.getByRole("dialog", { name: "Варианты: О нас" });
    const variant = (name: string) =>
      dialog.frameLocator(`iframe[title="Вариант «${name}»"]`).getByRole("heading").first();
    const cards = dialog.getByRole("list", { name: "Варианты блока" }).getByRole("listitem");
    await expect.poll(() => cards.count()).toBe(3);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const name = await card.getByRole("heading").textContent();
      await expect
        .poll(async () => (await variant(name!).textContent())?.replaceAll("\u00a0", " "))
        .toBe(words);
    }
    await dialog.getByText(/^Не показывает: Фото/).waitFor();
    await expectFine(page, `variants-${where}`);
    await dialog.getByRole("radio", { name: width > 600 ? "Телефон" : "Компьютер" }).press("Space");
    await expect
      .poll(() =>
        dialog
          .locator("iframe")
          .first()
          .evaluate((one) => one.clientWidth),
      )
      .toBe(width > 600 ? 375 : 1440);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Сравнить варианты" }).click();
    const press = (name: string) => dialog.getByRole("button", { name: `вариант «${name}»` });
    await expect
      .poll(() => press("Коллаж").evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press("ArrowLeft");
    await expect
      .poll(() => press("История").evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    const chosen = page.getByRole("group", { name: "Вид" }).getByRole("radio", { checked: true });
    const isChosen = (name: string) =>
      expect.poll(() => chosen.evaluate((one) => one.closest("label")!.textContent)).toBe(name);
    await isChosen("История");
    await undo(page);
    await isChosen("Коллаж");

    await page.getByRole("button", { name: "Сравнить варианты" }).click();
    // All of the picture is the button.
    const card = cards.filter({ hasText: "Текст и фото" });
    await card.locator("iframe").waitFor();
    const box = (await card.locator("iframe").boundingBox())!;
    await page.mouse.click(box.x + 40, box.y + 120);
    await dialog.waitFor({ state: "hidden" });
    await isChosen("Текст и фото");
    await undo(page);
    await isChosen("Коллаж");
  });
});
