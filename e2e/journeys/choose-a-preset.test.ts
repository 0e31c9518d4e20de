import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { screensFrom } from "../src/screens.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

/** The colour of the paper that the owner's own page is drawn on. */
const paperOf = (page: Page) =>
  page
    .frameLocator('iframe[title="Главная страница сайта"]')
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);
const preset = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^${title}`) });
/** The field of the accent colour; the other one of that name opens the browser's palette. */
const accentOf = (page: Page) => page.getByRole("textbox", { name: "Главный цвет", exact: true });

describe.each(screensFrom("phone"))("an owner %s", (where, width, height) => {
  let page: Page;
  let paper = "";

  beforeAll(async () => {
    page = await openBuilder(journey, {
      viewport: { width, height },
      ...(width === 390 && { hasTouch: true }),
    });
  });
  afterAll(() => page.context().close());

  it("sees their own pages on the overview, and their own page in its preset", async () => {
    const frames = page.locator("iframe");
    await expect.poll(() => frames.count()).toBeGreaterThan(0);
    await page.frameLocator("iframe").first().locator("[data-block]").first().waitFor();
    await expectFine(page, `overview-${where}`);
    await page.getByRole("navigation", { name: "Разделы" }).getByText("Оформление").click();
    await page.getByRole("heading", { name: "Так будет на сайте" }).waitFor();
    await expect.poll(() => paperOf(page)).toMatch(/^rgb/);
    paper = await paperOf(page);
    await expectFine(page, `design-${where}`);
  });

  it("mends a colour that reads badly with one press beside it", async () => {
    const field = page.getByRole("textbox", { name: "Цвет текста", exact: true });
    const before = await field.inputValue();
    await field.fill("#d9cfc9");
    await field.blur();
    await page
      .getByText(/^Текст плохо читается на фоне/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Поправить: Цвет текста", exact: true }).click();
    await expect.poll(() => page.getByText(/плохо читается на фоне/).count()).toBe(0);
    expect(await field.inputValue()).not.toBe("#d9cfc9");
    await field.fill(before);
    await field.blur();
  });

  it("takes a change back by keys in its field, and by the arrow after another screen", async () => {
    const before = await accentOf(page).inputValue();
    await accentOf(page).fill("#0b6e4f");
    await page.keyboard.press("Control+KeyZ");
    await expect.poll(() => accentOf(page).inputValue()).toBe(before);
    await page.keyboard.press("Control+Shift+KeyZ");
    await expect.poll(() => accentOf(page).inputValue()).toBe("#0b6e4f");
    const sections = page.getByRole("navigation", { name: "Разделы" });
    await sections.getByText("Документы").click();
    await page.waitForURL(/documents/);
    await sections.getByText("Оформление").click();
    await page.getByRole("button", { name: "Отменить", exact: true }).click();
    await expect.poll(() => accentOf(page).inputValue()).toBe(before);
    await expect.poll(() => paperOf(page)).toBe(paper);
  });

  it("chooses another, which keeps the colour that is their own: one press brings it all back", async () => {
    await accentOf(page).fill("#8a2be2");
    await accentOf(page).blur();
    if (width === 1440) {
      await preset(page, "Караван").hover();
      await page.getByRole("heading", { name: "Примеряем: Караван" }).waitFor();
      await expect.poll(() => paperOf(page)).not.toBe(paper);
      await page.mouse.move(2, 2);
      await page.getByRole("heading", { name: "Так будет на сайте" }).waitFor();
      await expect.poll(() => paperOf(page)).toBe(paper);
    }
    await preset(page, "Караван").click();
    await page.getByText("Выбрано: Караван").waitFor();
    await expect.poll(() => paperOf(page)).not.toBe(paper);
    expect(await accentOf(page).inputValue()).toBe("#8a2be2");
    await page.getByRole("button", { name: "Вернуть как было" }).click();
    await expect.poll(() => paperOf(page)).toBe(paper);
    await expect.poll(() => accentOf(page).inputValue()).toBe("#8a2be2");
    await page.reload();
    await expect.poll(() => accentOf(page).inputValue()).toBe("#8a2be2");
  });

  it("goes back to all that the preset comes with by one press, and takes that back", async () => {
    const reset = page.getByRole("button", { name: "Сбросить свои изменения" });
    await reset.click();
    await expect.poll(() => accentOf(page).inputValue()).not.toBe("#8a2be2");
    await reset.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Вернуть как было" }).click();
    await expect.poll(() => accentOf(page).inputValue()).toBe("#8a2be2");
    await reset.click();
    await page.reload();
    await accentOf(page).waitFor();
    expect(await accentOf(page).inputValue()).not.toBe("#8a2be2");
  });
});
