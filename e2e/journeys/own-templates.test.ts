import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { screensFrom } from "../src/screens.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

const undo = (page: Page) =>
  page.getByRole("button", { name: "Отменить", exact: true }).first().click();

describe.each(screensFrom("phone"))("an organiser %s", (where, width, height) => {
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

  it("sees each block of the list as the site shows it", async () => {
    await page.getByRole("button", { name: "К списку блоков" }).click();
    const row = list(page)
      .locator("[data-opens]")
      .filter({ hasText: /^О нас/ })
      .first();
    await row.scrollIntoViewIfNeeded();
    const picture = row.locator('[data-drawn="true"] > img');
    await picture.waitFor();
    const before = await picture.getAttribute("src");
    await openBlock(page, "О нас");
    await page.getByLabel("Заголовок").first().fill(`Другие слова, ${width}`);
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
    await waitUntilSaved(page);
  });

  it("keeps a block under a name, where a name that is taken is told at its field", async () => {
    await keep(page, "О нас", name("О нас"));
    await chooseAction(page, "Вопросы", "Сохранить как шаблон");
    const dialog = page.getByRole("dialog", { name: "Новый шаблон" });
    await dialog.getByLabel("Название").fill(name("О нас"));
    const save = dialog.getByRole("button", { name: "Сохранить", exact: true });
    await save.click();
    await dialog.getByText("Шаблон с таким названием уже есть").waitFor();
    await expectFine(page, `template-name-${where}`);
    await page.route("**/add-block-template*", (route) => route.abort());
    await dialog.getByLabel("Название").fill(name("Вопросы"));
    await save.click();
    await dialog.getByText("Нет связи с сервером").waitFor();
    expect(await dialog.getByLabel("Название").inputValue()).toBe(name("Вопросы"));
    await page.unroute("**/add-block-template*");
    await save.click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(`Сохранено как шаблон «${name("Вопросы")}»`).waitFor();
  });

  it("keeps two blocks together, and puts both on the page in one step", async () => {
    await page.getByRole("button", { name: "Выбрать", exact: true }).click();
    for (const title of ["О нас", "Преимущества"]) {
      await list(page)
        .locator("[data-opens]")
        .filter({ hasText: new RegExp(`^${title}`) })
        .first()
        .click();
    }
    const bar = page.getByRole("group", { name: "Выбранные блоки" });
    await bar.getByRole("button", { name: "Действия" }).click();
    await page.getByRole("menuitem", { name: "Сохранить как шаблон" }).click();
    await nameTemplate(page, name("Пара"));
    // Whoever has read the note closes it: on a phone it lies where the list ends.
    await page.getByText(`Сохранено как шаблон «${name("Пара")}»`).waitFor();
    const notes = page.getByRole("region", { name: "Уведомления" });
    await notes.getByRole("button", { name: "Закрыть" }).last().click();
    await bar.getByRole("button", { name: "Готово" }).click();
    const ids = () =>
      list(page)
        .locator("[data-opens]")
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.opens));
    const before = await ids();
    const palette = await openPalette(page);
    await card(palette, name("Пара")).locator('[data-drawn="true"]').nth(1).waitFor();
    await expectFine(page, `palette-with-templates-${where}`);
    await card(palette, name("Пара"))
      .getByRole("button", { name: new RegExp(`^${name("Пара")}`) })
      .click();
    await page.getByText("Вставлено блоков: 2").waitFor();
    await expect.poll(async () => (await ids()).length).toBe(before.length + 2);
    expect(new Set(await ids()).size, "copies have numbers of their own").toBe(before.length + 2);
    await undo(page);
    await expect.poll(ids).toEqual(before);
    await bar.getByRole("button", { name: "Готово" }).click();
    await waitUntilSaved(page);
  });

  it("renames a template and forgets one, and takes both back by the button in their notes", async () => {
    const palette = await openPalette(page);
    const act = async (title: string, deed: string) => {
      await palette.getByRole("button", { name: `Действия с шаблоном «${title}»` }).click();
      await page.getByRole("menuitem", { name: deed }).click();
    };
    await act(name("Вопросы"), "Переименовать");
    await nameTemplate(page, name("Частое"));
    await card(palette, name("Частое")).waitFor();
    await page.getByRole("button", { name: "Вернуть", exact: true }).click();
    await card(palette, name("Вопросы")).waitFor();
    await act(name("Вопросы"), "Удалить");
    await card(palette, name("Вопросы")).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Вернуть", exact: true }).click();
    await card(palette, name("Вопросы")).waitFor();
    await page.getByRole("searchbox", { name: "Какой блок нужен" }).fill(name("Пара"));
    await card(palette, name("Вопросы")).waitFor({ state: "detached" });
    await card(palette, name("Пара")).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "hidden" });
  });

  it("has them after everything was stopped and started again, on the page of tours, too", async () => {
    await journey.restart();
    await page.reload();
    await openEditor(page, "Страница тура");
    const offer = page.getByRole("dialog");
    if (await offer.isVisible()) await page.keyboard.press("Escape");
    const palette = await openPalette(page);
    await card(palette, name("О нас"))
      .getByText("Только для главной страницы")
      .or(card(palette, name("О нас")).getByText("О нас", { exact: true }))
      .first()
      .waitFor();
    expect(
      await palette.getByRole("list", { name: "Мои шаблоны" }).getByText(`, ${width}`).count(),
    ).toBe(3);
  });

  const name = (title: string) => `${title}, ${width}`;
});

const list = (page: Page) => page.getByRole("complementary", { name: "Блоки" });

const chooseAction = async (page: Page, title: string, action: string) => {
  await page
    .getByRole("button", { name: `Действия: ${title}`, exact: true })
    .first()
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

/** Writes a template's name into the dialog that asks for it, and waits until it is kept. */
async function nameTemplate(page: Page, name: string): Promise<void> {
  const dialog = page
    .getByRole("dialog")
    .filter({ has: page.getByLabel("Название") })
    .last();
  await dialog.getByLabel("Название").fill(name);
  await dialog.getByRole("button", { name: "Сохранить", exact: true }).click();
  await page
    .getByRole("dialog", { name: /^(Новый шаблон|Переименовать)/ })
    .waitFor({ state: "detached" });
}

async function keep(page: Page, title: string, name: string): Promise<void> {
  await chooseAction(page, title, "Сохранить как шаблон");
  await nameTemplate(page, name);
}

async function openPalette(page: Page): Promise<Locator> {
  await list(page).getByRole("button", { name: "Добавить блок", exact: true }).click();
  return page.getByRole("dialog", { name: "Новый блок" });
}

const card = (palette: Locator, name: string) =>
  palette
    .getByRole("list", { name: "Мои шаблоны" })
    .getByRole("listitem")
    .filter({ hasText: name });
