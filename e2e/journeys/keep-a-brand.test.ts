import { expectFine, expectFineEverywhere } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey, { viewport: { width: 1440, height: 900 } });
  await openDesign();
});
afterAll(() => journey.close());

async function openDesign(): Promise<void> {
  await page.getByRole("navigation", { name: "Разделы" }).getByText("Оформление").click();
  await page.getByRole("heading", { name: "Так будет на сайте" }).waitFor();
}

const brands = () => page.getByRole("list", { name: "Мои бренды" });
const brand = (name: string) => brands().getByRole("button", { name: new RegExp(`^${name}`) });
const accent = () => page.getByRole("textbox", { name: "Главный цвет", exact: true });
const headerFont = () => page.getByRole("combobox", { name: "Шрифт заголовков" });
const preset = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) });
const isWorn = (name: string) =>
  expect.poll(() => brand(name).getAttribute("aria-pressed")).toBe("true");

/** The colour of the paper that the owner's own page is drawn on. */
const paper = () =>
  page
    .frameLocator('iframe[title="Главная страница сайта"]')
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);

async function dye(color: string): Promise<void> {
  await accent().fill(color);
  await accent().blur();
}

async function keepAs(name?: string): Promise<void> {
  await page.getByRole("button", { name: "Сохранить вид как бренд" }).click();
  const dialog = page.getByRole("dialog");
  if (name) await dialog.getByLabel("Название").fill(name);
  await dialog.getByRole("button", { name: "Сохранить", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

async function act(name: string, deed: string): Promise<void> {
  await page.getByRole("button", { name: `Действия с брендом «${name}»` }).click();
  await page.getByRole("menuitem", { name: deed }).click();
}

describe("an owner who has found colours of their own", () => {
  let light = "";

  it("keeps the look under a name, and another one of another preset", async () => {
    await dye("#8a2be2");
    // Before its theme it is white.
    await expect.poll(paper).not.toBe("rgb(255, 255, 255)");
    light = await paper();
    await keepAs();
    await isWorn("Мой бренд");
    expect(await page.getByRole("button", { name: "Сохранить вид как бренд" }).count()).toBe(0);
    await preset("Вулкан").click();
    await expect.poll(paper).not.toBe(light);
    await dye("#ff6b35");
    await keepAs("Ночные маршруты по вулканам");
    await isWorn("Ночные");
    await expectFineEverywhere(page, "design-with-brands");
  });

  it("tries one on by pointing at it and by the keyboard, and puts it on from any preset", async () => {
    const dark = await paper();
    await brand("Мой бренд").hover();
    await page.getByRole("heading", { name: "Примеряем: Мой бренд" }).waitFor();
    await expect.poll(paper).toBe(light);
    await page.mouse.move(2, 2);
    await expect.poll(paper).toBe(dark);
    await preset("Город").focus();
    await page.keyboard.press("Tab");
    await page.getByRole("heading", { name: "Примеряем: Мой бренд" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Выбрано: Мой бренд").waitFor();
    await isWorn("Мой бренд");
    expect(await accent().inputValue()).toBe("#8a2be2");
    await page.getByRole("button", { name: "Отменить", exact: true }).click();
    await isWorn("Ночные");
    await expect.poll(paper).toBe(dark);
    expect(await accent().inputValue()).toBe("#ff6b35");
    await page.getByRole("button", { name: "Повторить", exact: true }).click();
    await isWorn("Мой бренд");
  });

  it("renames one, where a name that is taken is told at its field and nothing typed is lost", async () => {
    await act("Мой бренд", "Переименовать");
    const dialog = page.getByRole("dialog");
    const name = dialog.getByLabel("Название");
    const send = () => dialog.getByRole("button", { name: "Сохранить", exact: true }).click();
    await name.fill("Ночные маршруты по вулканам");
    await send();
    await dialog.getByText("Бренд с таким названием уже есть").waitFor();
    await expectFineEverywhere(page, "brand-name");
    await page.route("**/update-brand*", (route) => route.abort());
    await name.fill("Весна");
    await send();
    await dialog.getByText("Нет связи с сервером").waitFor();
    expect(await name.inputValue()).toBe("Весна");
    await page.unroute("**/update-brand*");
    await send();
    await dialog.waitFor({ state: "detached" });
    await isWorn("Весна");
  });

  it("gives one the present look, forgets one, and takes both back by the button in their notes", async () => {
    await dye("#0b6e4f");
    const text = page.getByRole("textbox", { name: "Цвет текста", exact: true });
    await text.fill("#d9cfc9");
    await text.blur();
    await act("Весна", "Заменить нынешним видом");
    await isWorn("Весна");
    await brands()
      .getByText(/^Текст плохо читается/)
      .waitFor();
    await page.getByRole("button", { name: "Вернуть", exact: true }).click();
    await expect.poll(() => brand("Весна").getAttribute("aria-pressed")).toBe("false");
    await act("Весна", "Удалить");
    await page.getByText("Удалено: «Весна»").waitFor();
    await brand("Весна").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Вернуть", exact: true }).click();
    await brand("Весна").click();
    expect(await accent().inputValue()).toBe("#8a2be2");
  });

  it("still has a brand whose font was removed: the preset's own stands in for it, and it is said", async () => {
    const { builder } = journey.addresses;
    const fonts = await page.request.get(
      `${builder}/crm/api/constructor/get-fonts-for-preset?organizer_id=${organizerId()}&preset_type=city`,
      { headers: { "user-role": "organizer" } },
    );
    const { data } = (await fonts.json()) as { data: { name: string; file: string }[] };
    const file = await page.request.get(
      new URL(data.find(({ name }) => name === "Oswald")!.file, journey.addresses.marketplace).href,
    );
    const upload = { name: "own.woff2", mimeType: "font/woff2", buffer: await file.body() };
    const own = page.getByRole("region", { name: "Свои шрифты" });
    await own.locator("input[type=file]").setInputFiles(upload);
    await own.getByLabel("Название").fill("Наш шрифт");
    await own.getByRole("button", { name: "Добавить", exact: true }).click();
    await headerFont().click();
    await page.getByRole("option", { name: "Наш шрифт" }).click();
    await keepAs("Со своим шрифтом");
    // Who changes the look and removes the font at once is faster than a slow network.
    await page.route("**/update-preset-data*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await brand("Весна").click();
    await own.getByRole("button", { name: /^Удалить начертание/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("набраны бренды: «Со своим шрифтом»").waitFor();
    await dialog.getByRole("button", { name: "Удалить", exact: true }).click();
    await brands().getByText("Шрифта «Наш шрифт» больше нет").waitFor();
    await page.unroute("**/update-preset-data*");
    await expectFine(page, "design-with-a-lost-font");
    await brand("Со своим шрифтом").click();
    await isWorn("Со своим шрифтом");
    expect(await headerFont().textContent()).not.toContain("Наш шрифт");
  });

  it("has them after everything was stopped and started again", async () => {
    await page.getByRole("status").filter({ hasText: "Сохранено" }).first().waitFor();
    await journey.restart();
    await page.reload();
    await isWorn("Со своим шрифтом");
    expect(
      await brands()
        .getByRole("listitem")
        .filter({ has: page.getByRole("button") })
        .count(),
    ).toBe(3);
    await brand("Ночные").click();
    expect(await accent().inputValue()).toBe("#ff6b35");
  });
});

const organizerId = () => /\/(\d+)\/design/.exec(page.url())![1];
