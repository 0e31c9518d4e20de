import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { makeProgramme } from "../src/make-programme.ts";

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.close());

const heading = (page: Page, name: string, level = 1) =>
  page.getByRole("heading", { level, name, exact: true });

async function openTours(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Туры", exact: true }).first().click();
  await heading(page, "Туры").waitFor();
}

/** The screen on which a document is chosen or pasted. */
async function openDocuments(page: Page): Promise<void> {
  await openTours(page);
  await page.getByRole("link", { name: "Из документа" }).click();
  await heading(page, "Тур из документа").waitFor();
}

const part = async (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Части тура" })
    .getByRole("button", { name, exact: true })
    .click();

describe("an organiser at a computer", () => {
  let page: Page;
  let document: Buffer;
  const card = (name: string) => page.getByRole("region", { name, exact: true });

  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width: 1440, height: 900 } });
    document = await makeProgramme(await page.screenshot({ type: "jpeg" }));
  });
  afterAll(() => page.context().close());

  it("drops a programme and sees what was found beside its places in the document", async () => {
    await openDocuments(page);
    await expectFine(page, "document-choose");
    const file = { name: "Телецкое.docx", mimeType: "", buffer: document };
    await page.getByLabel("Файл с программой тура").setInputFiles(file);
    await heading(page, "Проверьте, что нашлось").waitFor();
    const title = card("Главное").getByRole("textbox", { name: "Название" });
    expect(await title.inputValue()).toBe("Зимний Телецкий берег");
    await card("Главное").getByText("Тур «Зимний Телецкий берег»").waitFor();
    const day = card("День 1");
    const night = day.getByRole("textbox", { name: "Ночёвка" });
    expect(await night.inputValue()).toBe("гостевой дом на берегу");
    await day
      .getByText("Питание: обед, ужин. Проживание: гостевой дом на берегу.")
      .first()
      .waitFor();
    const photo = card("День 2").getByRole("img");
    await photo.scrollIntoViewIfNeeded();
    const isLoaded = () => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await expect.poll(isLoaded).toBe(true);
    await card("Осталось без места").getByText("Звоните в любое время: отвечает Мария.").waitFor();
    await expectFine(page, "document-check");
  });

  it("mends a title, leaves a line out, gives a passage a place, and finds it all after a reload", async () => {
    await card("Главное").getByRole("textbox", { name: "Название" }).fill("Телецкое зимой");
    await card("Не входит в цену").getByRole("checkbox", { name: "Взять: страховка" }).click();
    const rest = card("Осталось без места");
    await rest.getByRole("combobox").last().click();
    await page.getByRole("option", { name: "День 3: что происходит" }).click();
    await page.getByText("Сохранено: можно закрыть и вернуться").waitFor();
    await page.reload();
    const title = card("Главное").getByRole("textbox", { name: "Название" });
    await title.waitFor();
    expect(await title.inputValue()).toBe("Телецкое зимой");
    const text = card("День 3").getByRole("textbox", { name: "Что происходит" });
    expect(await text.inputValue()).toContain("отвечает Мария");
    const insurance = card("Не входит в цену").getByRole("checkbox", { name: "Взять: страховка" });
    expect(await insurance.isChecked()).toBe(false);
  });

  it("leaves and comes back to the same document", async () => {
    await page.getByRole("button", { name: "Отложить" }).click();
    await openDocuments(page);
    await page.getByRole("link", { name: /Телецкое\.docx/ }).click();
    await heading(page, "Проверьте, что нашлось").waitFor();
  });

  it("makes a tour of it, with its days, its picture, its date; what was left out is kept beside", async () => {
    await page.getByRole("button", { name: "Создать тур" }).click();
    await heading(page, "Телецкое зимой").waitFor();
    await card("Осталось от документа").getByText("страховка").waitFor();
    await expectFine(page, "document-tour");
    await page.getByText(/12–14\sфевраля 2099/).waitFor();
    await part(page, "Программа");
    for (const day of ["1. Дорога в Артыбаш", "2. Третья речка", "3. Домой"]) {
      await page.getByRole("button", { name: day, exact: true }).waitFor();
    }
    await page.getByRole("button", { name: "2. Третья речка", exact: true }).click();
    await page.getByRole("textbox", { name: "Что на картинке" }).first().waitFor();
    await part(page, "Что входит");
    await page.getByRole("textbox").first().waitFor();
    const lines = await page
      .getByRole("textbox")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(lines).toEqual(expect.arrayContaining(["проживание", "снегоступы", "авиабилеты"]));
    expect(lines).not.toContain("страховка");
  });

  it("has a file that can't be read named with the reason", async () => {
    await page.getByRole("link", { name: "Все туры" }).click();
    await openDocuments(page);
    const broken = { name: "тур.docx", mimeType: "", buffer: document.subarray(0, 3000) };
    await page.getByLabel("Файл с программой тура").setInputFiles(broken);
    await page.getByText("Файл DOCX повреждён", { exact: false }).first().waitFor();
    await expectFine(page, "document-broken");
  });

  it("drops the same file again, is led to the tour that it made, and may go on", async () => {
    const file = { name: "копия.docx", mimeType: "", buffer: document };
    await page.getByLabel("Файл с программой тура").setInputFiles(file);
    await page.getByText("По такому же документу уже сделан тур").waitFor();
    await expectFine(page, "document-again");
    expect(await page.getByRole("button", { name: "Создать тур" }).isEnabled()).toBe(true);
    await page.getByRole("link", { name: "«Телецкое зимой»" }).click();
    await heading(page, "Телецкое зимой").waitFor();
  });

  it("deletes the tour, which nobody saw, and it is in the list no more", async () => {
    await page.getByRole("link", { name: "Все туры" }).click();
    await heading(page, "Туры").waitFor();
    const menu = page.getByRole("button", { name: "Что сделать с туром «Телецкое зимой»" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Удалить" }).click();
    const dialog = page.getByRole("dialog", { name: "Удалить «Телецкое зимой»?" });
    await dialog.waitFor();
    await expectFine(page, "tour-delete");
    await dialog.getByRole("button", { name: "Удалить" }).click();
    await page.getByText("Тур «Телецкое зимой» удалён").waitFor();
    await menu.waitFor({ state: "detached" });
  });
});

describe("an organiser with a phone", () => {
  let page: Page;

  beforeAll(async () => {
    page = await openBuilder(journey, { viewport: { width: 390, height: 844 }, hasTouch: true });
  });
  afterAll(() => page.context().close());

  it("pastes a programme, which a reload does not lose, and makes a tour of it", async () => {
    await openDocuments(page);
    await expectFine(page, "document-choose-phone");
    const field = page.getByRole("textbox", { name: "Или вставьте текст программы" });
    await field.fill(
      "Весна в Чемале\n1 день. Катунь\nГуляем по острову Патмос (обед, ужин)\n2-й день – Водопад\nИдём к Камышлинскому водопаду.\nНе входит: страховка; обеды в дороге",
    );
    await page.reload();
    await page.getByRole("button", { name: "Разобрать текст" }).click();
    await heading(page, "Проверьте, что нашлось").waitFor();
    await expectFine(page, "document-check-phone");
    await page.getByRole("button", { name: "Создать тур" }).click();
    await heading(page, "Весна в Чемале").waitFor();
  });
});
