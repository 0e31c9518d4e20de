import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { screensFrom } from "../src/screens.ts";

describe.each(screensFrom("phone"))("an owner %s", (where, width, height) => {
  let journey: Journey;
  let page: Page;
  let dialog: Locator;
  const isPhone = width === 390;
  const before = { title: "", question: "" };

  beforeAll(async () => {
    journey = await startJourney();
    page = await openBuilder(journey, {
      viewport: { width, height },
      ...(isPhone && { hasTouch: true }),
    });
    dialog = page.getByRole("dialog");
  });
  afterAll(() => journey.close());

  /** What a visitor's browser gets, before any script runs. */
  async function readLive(): Promise<string> {
    const window = await journey.newWindow({ javaScriptEnabled: false });
    const visitor = await window.newPage();
    await visitor.goto(journey.addresses.organizerSite("altai"));
    const text = await visitor.locator("main").innerText();
    await window.close();
    // Typography keeps short words with their neighbours.
    return text.replaceAll("\u00a0", " ");
  }

  const row = (name: RegExp) => dialog.getByRole("button", { name });
  /** The block of one form, as the site renders it. */
  const blockIn = (form: "Как было" | "Как стало") =>
    dialog.frameLocator(`iframe[title="${form}"]`).locator("[data-block]");
  const openPublishing = async () => {
    await page.getByRole("button", { name: "Опубликовать" }).first().click();
    await row(/^Главный экран/).waitFor();
  };

  it("changes two blocks", async () => {
    await openEditor(page);
    await openBlock(page, "Главный экран");
    const title = page.getByLabel("Заголовок").first();
    before.title = await title.inputValue();
    await title.fill("Алтай без спешки и без толпы");
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await openBlock(page, "Вопросы");
    const heading = page.getByLabel("Заголовок").first();
    before.question = await heading.inputValue();
    await heading.fill("О чём спросите вы");
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await waitUntilSaved(page);
    expect(before.title).not.toBe("");
  });

  it("sees each before and after, as on the site, and moves the border by keys", async () => {
    await openPublishing();
    if (isPhone) await row(/^Главный экран/).click();
    await expect.poll(() => blockIn("Как было").innerText()).toContain(before.title.slice(0, 5));
    await expect.poll(() => blockIn("Как стало").innerText()).toContain("спешки");
    expect(await dialog.locator("ins").first().innerText()).toContain("добавлено");
    const border = dialog.getByRole("slider", { name: /Граница/ });
    await border.focus();
    await page.keyboard.press("ArrowLeft");
    expect(await border.inputValue()).toBe("49");
    await dialog.getByRole("radio", { name: "Будет" }).check({ force: true });
    expect(await border.inputValue()).toBe("0");
    await dialog.getByRole("radio", { name: "Рядом" }).check({ force: true });
    await expectFine(page, `publishing-${where}`);
  });

  it("publishes one; the other is on the site as it was, and waits", async () => {
    await dialog.getByRole("checkbox", { name: "Опубликовать: Вопросы" }).uncheck();
    await dialog.getByRole("button", { name: "Опубликовать выбранное" }).click();
    await dialog.getByText("Ждёт в черновике, изменений: 1").waitFor();
    await dialog.getByRole("button", { name: "Готово" }).click();
    await expect.poll(readLive).toContain("Алтай без спешки и без толпы");
    const live = await readLive();
    expect(live).not.toContain("О чём спросите вы");
    expect(live).toContain(before.question);
  });

  it("finds in «Версии» what waits, and looks at an old version as a page", async () => {
    await page.getByRole("navigation", { name: "Разделы" }).getByText("Версии").click();
    const waiting = page.getByRole("region", { name: "Ещё не на сайте" });
    await waiting.or(page.getByText("Вопросы")).first().waitFor();
    await page.getByRole("button", { name: "Посмотреть" }).last().click();
    const old = dialog.frameLocator('iframe[title="Страница в версии 1"]');
    await old.getByRole("heading", { level: 1 }).waitFor();
    await expect
      .poll(() => old.getByRole("heading", { level: 1 }).innerText())
      .toContain(before.title.slice(0, 5));
    await expectFine(page, `version-${where}`);
  });

  it("brings one block back from it, and takes that back again", async () => {
    await dialog.getByRole("radio", { name: "Сравнить" }).check({ force: true });
    await row(/^Главный экран/).click();
    await expect.poll(() => blockIn("Как было").innerText()).toContain(before.title.slice(0, 5));
    await expectFine(page, `version-compared-${where}`);
    await dialog.getByRole("button", { name: "Вернуть этот блок в черновик" }).click();
    await page.getByText("Блок «Главный экран» снова в черновике").waitFor();
    await openPublishing();
    if (isPhone) await row(/^Главный экран/).click();
    await expect.poll(() => blockIn("Как стало").innerText()).toContain(before.title.slice(0, 5));
    await row(/^Вопросы/).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Отменить возврат" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Отменить возврат" }).count()).toBe(0);
    await page.getByRole("button", { name: "Опубликовать" }).first().click();
    await row(/^Вопросы/).waitFor();
    expect(await row(/^Главный экран/).count()).toBe(0);
  });

  it("brings a whole version back, and takes that back from elsewhere by the one undo", async () => {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Вернуть в черновик" }).last().click();
    await page.getByText("В черновике снова версия 1").waitFor();
    await page.getByRole("navigation", { name: "Разделы" }).getByText("Документы").click();
    await page.getByRole("heading", { level: 1, name: "Документы" }).waitFor();
    if (isPhone) await page.getByRole("button", { name: "Отменить", exact: true }).click();
    else await page.keyboard.press("ControlOrMeta+Z");
    await page.waitForURL(/\/page\/main/);
    await page.getByText(/^Отменено: .*главная страница/).waitFor();
    await openBlock(page, "Вопросы");
    expect(await page.getByLabel("Заголовок").first().inputValue()).toBe("О чём спросите вы");
    await waitUntilSaved(page);
  });

  it("sees a changed colour on the pages before and after, whose words are the same", async () => {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.goto(page.url().replace(/(\/\d+)\/.*/, "$1/design"));
    const accent = page.getByRole("textbox", { name: "Главный цвет", exact: true });
    const old = await accent.inputValue();
    await accent.fill("#8a2be2");
    await accent.blur();
    await waitUntilSaved(page);
    await page.getByRole("button", { name: "Опубликовать" }).first().click();
    await row(/^Посмотреть до и после/).click();
    const accentIn = (form: "Как было" | "Как стало") =>
      blockIn(form)
        .first()
        .evaluate((block) => getComputedStyle(block).getPropertyValue("--accent"));
    await expect.poll(() => accentIn("Как было")).toBe(old);
    await expect.poll(() => accentIn("Как стало")).toBe("#8a2be2");
    const words = (form: "Как было" | "Как стало") => blockIn(form).allInnerTexts();
    expect(await words("Как стало")).toEqual(await words("Как было"));
    await expectFine(page, `publishing-design-${where}`);
  });
});
