import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { openSection } from "../src/settings.ts";

let journey: Journey;
let office: Office;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
});
afterAll(() => journey.close());

const own = () => ({ organizer_id: office.organizerId });
/** As it reads: typography keeps short words with their neighbours. */
const readHeading = async (page: Page) =>
  (await previewOf(page).getByRole("heading", { level: 1 }).innerText()).replaceAll("\u00a0", " ");
const accent = (page: Page) => page.getByRole("textbox", { name: "Главный цвет", exact: true });
const siteTitle = (page: Page) => page.getByRole("textbox", { name: "Заголовок", exact: true });
const told = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const keptTitle = async () => (await office.getMainPageSetting({ query: own() })).data.title;
const keptColor = async () => (await office.getPreset({ query: own() })).data.preset.accent_color;
const byArrow = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();

describe.each([
  ["by keys", 1440, 900] as const,
  ...inProof(["by the arrows on a phone", 390, 844] as const),
])("one undo of a whole site, %s", (way, width, height) => {
  let page: Page;
  const was = { heading: "", title: "", color: "", blocks: 0 };
  const isPhone = width < 576;
  const undo = isPhone ? byArrow("Отменить") : (one: Page) => one.keyboard.press("Control+KeyZ");
  const redo = isPhone
    ? byArrow("Повторить")
    : (one: Page) => one.keyboard.press("Control+Shift+KeyZ");
  const shownBlocks = () => previewOf(page).locator("[data-preview-block]");

  beforeAll(async () => {
    page = await openBuilder(journey, {
      viewport: { width, height },
      ...(isPhone && { hasTouch: true }),
    });
  });
  afterAll(() => page.context().close());

  it("is given something to take back on four screens", async () => {
    await openEditor(page);
    was.heading = await readHeading(page);
    await openBlock(page, "Главный экран");
    await page.getByLabel("Заголовок").first().fill("Алтай, как он есть");
    await expect.poll(() => readHeading(page)).toBe("Алтай, как он есть");
    // On a phone a form has the screen for itself.
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await openEditor(page, "Страница тура");
    const offer = page.getByRole("dialog");
    if (await offer.isVisible()) await page.keyboard.press("Escape");
    was.blocks = await shownBlocks().count();
    const row = page.getByRole("button", { name: /^Действия: / }).nth(2);
    await row.click();
    await page.getByRole("menuitem", { name: "Дублировать", exact: true }).click();
    await expect.poll(() => shownBlocks().count()).toBe(was.blocks + 1);
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await openSection(page, "Оформление");
    was.color = await keptColor();
    await accent(page).fill("#8a2be2");
    await accent(page).press("Enter");
    await expect.poll(keptColor).toBe("#8a2be2");
    await openSection(page, "Поиск и ссылки");
    was.title = await keptTitle();
    await siteTitle(page).fill(`Сайт ${width}`);
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await expect.poll(keptTitle).toBe(`Сайт ${width}`);
  });

  it("takes back what was done last, and goes on to the screens before", async () => {
    await undo(page);
    await told(page, "Отменено: заголовок, поиск и ссылки");
    expect(await keptTitle()).toBe(was.title);
    await expect.poll(() => siteTitle(page).inputValue()).toBe(was.title);
    await expectFine(page, `undo-settings-${width}`);

    await undo(page);
    await page.waitForURL(/\/design$/);
    await told(page, "Отменено: главный цвет, оформление");
    await expect.poll(keptColor).toBe(was.color);
    await expectFine(page, `undo-design-${width}`);

    await undo(page);
    await page.waitForURL(/\/page\/tour/);
    await told(page, /^Отменено: блок «.+», добавление, страница тура/);
    await expect.poll(() => shownBlocks().count()).toBe(was.blocks);

    await undo(page);
    await page.waitForURL(/\/page\/main/);
    await told(page, /^Отменено: Главный экран › .+, главная страница/);
    await expect.poll(() => readHeading(page)).toBe(was.heading);
    await expectFine(page, `undo-main-${width}`);
  });

  it("makes all of it again, and the server has it", async () => {
    for (const address of [/\/page\/main/, /\/page\/tour/, /\/design$/, /\/settings/]) {
      await redo(page);
      await page.waitForURL(address);
      await told(page, /^Повторено: /);
    }
    await expect.poll(keptTitle).toBe(`Сайт ${width}`);
    await expect.poll(keptColor).toBe("#8a2be2");
    for (let step = 0; step < 4; step += 1) await undo(page);
    await page.waitForURL(/\/page\/main/);
    await told(page, /главная страница/);
    await waitUntilSaved(page);
    await page.reload();
    await expect.poll(() => readHeading(page)).toBe(was.heading);
    expect(await keptTitle()).toBe(was.title);
    expect(await keptColor()).toBe(was.color);
  });
});

describe("what is typed, saved and changed by others", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width: 1440, height: 900 } });
  });
  afterAll(() => page.context().close());

  it("goes back word by word in a form before it is saved, and as one step after that", async () => {
    await openSection(page, "Поиск и ссылки");
    const begun = await siteTitle(page).inputValue();
    await siteTitle(page).fill("");
    await siteTitle(page).pressSequentially("Горы и реки", { delay: 10 });
    await page.keyboard.press("Control+KeyZ");
    await expect.poll(() => siteTitle(page).inputValue()).toBe("Горы и ");
    await page.keyboard.press("Control+KeyY");
    await expect.poll(() => siteTitle(page).inputValue()).toBe("Горы и реки");
    await siteTitle(page).press("Enter");
    await expect.poll(keptTitle).toBe("Горы и реки");
    await page.keyboard.press("Control+KeyZ");
    await expect.poll(keptTitle).toBe(begun);
  });

  it("what a colleague has saved since stays, and that is said", async () => {
    await siteTitle(page).fill("Моё");
    await siteTitle(page).press("Enter");
    await expect.poll(keptTitle).toBe("Моё");
    await office.updateMainPageSetting({ query: own(), body: { settings: { title: "Их" } } });
    await page.keyboard.press("Control+KeyZ");
    await told(page, "Это уже изменил кто-то другой: его правка осталась");
    expect(await keptTitle()).toBe("Их");
    await expect.poll(() => siteTitle(page).inputValue()).toBe("Их");
  });

  it("without a network nothing changes, and the next press takes it back", async () => {
    await siteTitle(page).fill("До обрыва");
    await siteTitle(page).press("Enter");
    await expect.poll(keptTitle).toBe("До обрыва");
    await page.context().setOffline(true);
    await page.keyboard.press("Control+KeyZ");
    await told(page, /^Отменить не получилось/);
    expect(await siteTitle(page).inputValue()).toBe("До обрыва");
    await page.context().setOffline(false);
    await page.keyboard.press("Control+KeyZ");
    await expect.poll(keptTitle).toBe("Их");
  });

  it("what was said of a block goes with it, and so does the offer to bring it back", async () => {
    await openEditor(page);
    const row = page.getByRole("button", { name: /^Действия: / }).nth(2);
    for (const [deed, said] of [
      ["Дублировать", /^Копия блока «.+» стоит после него$/],
      ["Удалить", /^Блок «.+» удалён$/],
    ] as const) {
      await row.click();
      await page.getByRole("menuitem", { name: deed, exact: true }).click();
      await told(page, said);
      await page.getByRole("button", { name: "Отменить", exact: true }).first().click();
      // By itself it stays for seconds.
      await expect.poll(() => page.getByText(said).count(), { timeout: 2000 }).toBe(0);
    }
  });

  it("a document's text goes back by keys, with the document in front of the person", async () => {
    await openSection(page, "Документы");
    await page.getByRole("radio", { name: "Политика" }).check();
    const text = page.locator("[contenteditable=true]:visible");
    const before = await text.innerText();
    await text.fill("Совсем другая политика");
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await page.getByRole("button", { name: "Сохранено", exact: true }).first().waitFor();
    await openSection(page, "Оформление");
    await page.keyboard.press("Control+KeyZ");
    await page.waitForURL(/\/documents#policy$/);
    await told(page, "Отменено: текст, политика");
    await expect.poll(() => text.innerText()).toBe(before);
  });

  it("a tour's title goes back on the page where it was changed, for guests, too", async () => {
    const preview = await openEditor(page);
    const title = preview.locator('[data-tour-field="title"]:visible').first();
    await title.waitFor();
    const id = Number(await title.getAttribute("data-tour"));
    const kept = async () => (await office.viewTour({ query: { ...own(), id } })).data.fields.title;
    const before = await kept();
    await title.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const inside = await title.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: x + 12, y: y + 10, width: innerWidth };
    });
    const frame = (await page.locator('iframe[title="Предпросмотр сайта"]').boundingBox())!;
    const scale = frame.width / inside.width;
    await page.mouse.click(frame.x + inside.x * scale, frame.y + inside.y * scale);
    const field = page.getByRole("textbox", { name: "Название", exact: true });
    await field.fill("Тур под другим именем");
    await page.keyboard.press("Control+KeyZ");
    await expect.poll(() => field.inputValue()).toBe(before);
    await field.fill("Тур под другим именем");
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    await expect.poll(kept).toBe("Тур под другим именем");
    await openSection(page, "Оформление");
    await page.keyboard.press("Control+KeyZ");
    await page.waitForURL(/\/page\/main/);
    await told(page, /^Отменено: название, тур «.+», гости уже видят/);
    await expect.poll(kept).toBe(before);
    await expect.poll(() => field.inputValue()).toBe(before);
    await expectFine(page, "undo-tour");
  });
});
