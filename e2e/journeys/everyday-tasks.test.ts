import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countHands } from "../src/count-hands.ts";
import { openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openOffice } from "../src/office.ts";

// The numbers stand in docs/everyday-tasks.md, too.

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

const list = () => page.getByRole("complementary", { name: "Блоки" });
const row = (title: string) =>
  list()
    .locator("[data-opens]")
    .filter({ hasText: new RegExp(`^${title}`) })
    .first();
const handle = (title: string) =>
  list()
    .getByRole("button", { name: new RegExp(`^Перетащить: ${title}`) })
    .first();
const menuOf = (title: string) =>
  page.getByRole("button", { name: `Действия: ${title}`, exact: true }).first();
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
const names = () => list().locator("[data-opens]").allInnerTexts();
const place = async (title: string) =>
  (await names()).findIndex((text) => text.trim().startsWith(title));
const heading = () => previewOf(page).getByRole("heading", { level: 1 });
const toList = async () => {
  const back = list().getByRole("button", { name: "К списку блоков" });
  if (await back.isVisible()) await back.click();
  await row("Главный экран").waitFor();
};

describe("ten everyday tasks on a computer", () => {
  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width: 1440, height: 900 } });
    await openEditor(page);
  });
  afterAll(() => page.context().close());

  it("a heading is typed on where it stands after one double click", async () => {
    const count = await countHands(page, async (hands) => {
      await hands.doubleClick(heading());
      await hands.type("вместе");
    });
    await expect.poll(() => heading().innerText()).toContain("вместе");
    expect(count).toBe(1);
    await page.keyboard.press("Escape");
    await toList();
  });

  it("the photo of the first screen is changed by dropping a file on it", async () => {
    const photo = previewOf(page).locator("section[data-block] img").first();
    const before = await photo.getAttribute("src");
    const count = await countHands(page, (hands) => hands.drop(photo));
    await expect.poll(() => photo.getAttribute("src")).not.toBe(before);
    expect(count).toBe(1);
    await toList();
  });

  it("one more question stands there after Enter", async () => {
    await row("Вопросы").click();
    const entries = page.getByRole("textbox", { name: /^Вопрос/ });
    const folded = list()
      .locator("fieldset button[aria-expanded]")
      .filter({ hasNotText: "Всегда" });
    await folded.first().waitFor();
    const before = await folded.count();
    await folded.last().click();
    await entries.last().click();
    const count = await countHands(page, async (hands) => {
      await hands.press("Enter");
      await hands.type("А если дождь?");
    });
    await expect.poll(() => folded.count()).toBe(before + 1);
    expect(await entries.last().inputValue()).toBe("А если дождь?");
    expect(count).toBe(1);
    await page.keyboard.press("Control+KeyZ");
    await page.keyboard.press("Control+KeyZ");
    await toList();
  });

  it("a block goes to the top by one drag", async () => {
    const count = await countHands(page, (hands) =>
      hands.drag(handle("Преимущества"), handle("Главный экран")),
    );
    await expect.poll(() => place("Преимущества")).toBe(1);
    expect(count).toBe(1);
    await page.keyboard.press("Control+KeyZ");
    await expect.poll(() => place("Главный экран")).toBe(1);
  });

  it("a block is doubled by a press on it and a key", async () => {
    const before = (await names()).length;
    const count = await countHands(page, async (hands) => {
      await hands.click(row("О нас"));
      await hands.press("Control+KeyD");
    });
    await toList();
    expect((await names()).length).toBe(before + 1);
    expect(count).toBe(2);
    await page.keyboard.press("Control+KeyZ");
  });

  it("another look of a block is chosen by a press on it and one on the look", async () => {
    const looks = page.getByRole("group", { name: "Вид" }).locator("label");
    const chosen = () => page.getByRole("group", { name: "Вид" }).getByRole("radio").nth(1);
    const count = await countHands(page, async (hands) => {
      await hands.click(row("О нас"));
      await hands.click(looks.nth(1));
    });
    await expect.poll(() => chosen().isChecked()).toBe(true);
    expect(count).toBe(2);
    await toList();
  });

  it("a block is hidden by its menu in two presses", async () => {
    const count = await countHands(page, async (hands) => {
      await hands.click(menuOf("О нас"));
      await hands.click(item("Скрыть"));
    });
    await row("О нас").getByText("Скрыт").waitFor();
    expect(count).toBe(2);
    await page.keyboard.press("Control+KeyZ");
  });

  it("a block moves one place by one drag", async () => {
    const before = await place("Туры");
    const count = await countHands(page, (hands) => hands.drag(handle("Туры"), handle("О нас")));
    await expect.poll(() => place("Туры")).toBe(before + 1);
    expect(count).toBe(1);
    await waitUntilSaved(page);
  });

  it("the brand's colour is changed by four, and taken back from the page in one", async () => {
    const office = await openOffice(journey);
    const query = { organizer_id: office.organizerId };
    const kept = async () => (await office.getPreset({ query })).data.preset.accent_color;
    const before = await kept();
    const sections = page.getByRole("navigation", { name: "Разделы" });
    const color = page.getByRole("textbox", { name: "Главный цвет", exact: true });
    const count = await countHands(page, async (hands) => {
      await hands.click(sections.getByRole("link", { name: "Оформление" }));
      await hands.click(color);
      await hands.press("ControlOrMeta+KeyA");
      await hands.type("#8a2be2");
      await hands.press("Tab");
    });
    await expect.poll(kept).toBe("#8a2be2");
    expect(count).toBe(4);
    await openEditor(page);
    expect(await countHands(page, (hands) => hands.press("Control+KeyZ"))).toBe(1);
    await expect.poll(kept).toBe(before);
  });

  it("all is published in two presses", async () => {
    const count = await countHands(page, async (hands) => {
      await hands.click(page.getByRole("button", { name: "Опубликовать", exact: true }));
      await hands.click(page.getByRole("button", { name: "Опубликовать всё" }));
    });
    await page.getByRole("link", { name: "Посмотреть на сайте" }).waitFor();
    expect(count).toBe(2);
  });
});

describe("the same by touch", () => {
  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await openEditor(page);
  });
  afterAll(() => page.context().close());

  const touch = (task: Parameters<typeof countHands>[1]) => countHands(page, task, true);

  it("a block goes to the top, is doubled and hidden by its menu in two presses each", async () => {
    const top = await touch(async (hands) => {
      await hands.click(menuOf("Преимущества"));
      await hands.click(item("В начало"));
    });
    await expect.poll(() => place("Преимущества")).toBe(1);
    const before = (await names()).length;
    const doubled = await touch(async (hands) => {
      await hands.click(menuOf("О нас"));
      await hands.click(item("Дублировать"));
    });
    await toList();
    expect((await names()).length).toBe(before + 1);
    const hidden = await touch(async (hands) => {
      await hands.click(menuOf("О нас"));
      await hands.click(item("Скрыть"));
    });
    await row("О нас").getByText("Скрыт").waitFor();
    expect([top, doubled, hidden]).toEqual([2, 2, 2]);
  });

  it("each of them is taken back by one press of the arrow", async () => {
    const arrow = page.getByRole("button", { name: "Отменить", exact: true }).first();
    const count = await touch(async (hands) => {
      await hands.click(arrow);
      await hands.click(arrow);
      await hands.click(arrow);
    });
    await expect.poll(() => place("Главный экран")).toBe(1);
    expect(count).toBe(3);
    // The looks of a form would stand below it.
    await page.getByText(/^Отменено: /).waitFor({ state: "hidden" });
    await waitUntilSaved(page);
  });

  it("another look is chosen in two presses", async () => {
    const looks = page.getByRole("group", { name: "Вид" });
    const radios = looks.getByRole("radio");
    const isChecked = () =>
      radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
    let before: boolean[] = [];
    const count = await touch(async (hands) => {
      await hands.click(row("О нас"));
      await list().getByRole("heading", { name: "О нас" }).waitFor();
      before = await isChecked();
      await hands.click(looks.locator("label").nth(before[0] ? 1 : 0));
    });
    await expect.poll(isChecked).not.toEqual(before);
    expect(count).toBe(2);
    await toList();
  });

  it("all is published in two presses", async () => {
    const count = await touch(async (hands) => {
      await hands.click(page.getByRole("button", { name: "Опубликовать", exact: true }));
      await hands.click(page.getByRole("button", { name: "Опубликовать всё" }));
    });
    await page.getByRole("link", { name: "Посмотреть на сайте" }).waitFor();
    expect(count).toBe(2);
  });
});
