import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

const title = "Алтай без спешки и без толпы";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
  // Wide enough for the preview to stand in its own size.
  page = await openBuilder(journey, { viewport: { width: 1920, height: 1000 } });
});
afterAll(() => journey.close());

/** The title as a visitor's browser gets it, before any script runs. */
async function readLiveTitle(): Promise<string> {
  const window = await journey.newWindow({ javaScriptEnabled: false });
  const visitor = await window.newPage();
  await visitor.goto(journey.addresses.organizerSite("altai"));
  const text = await visitor.getByRole("heading", { level: 1 }).innerText();
  await window.close();
  // Typography keeps short words with their neighbours.
  return text.replaceAll("\u00a0", " ");
}

describe("an organiser", () => {
  it("sees an edit in the preview as it is typed, and visitors do not", async () => {
    const preview = await openEditor(page);
    await openBlock(page, "Главный экран");
    await page.getByLabel("Заголовок").first().fill(title);
    await preview.getByRole("heading", { level: 1, name: title }).waitFor();
    await waitUntilSaved(page);
    expect(await readLiveTitle()).not.toBe(title);
  });

  it("switches the variant, and the content stays", async () => {
    const preview = previewOf(page);
    const block = preview.locator("section[data-block]").filter({ has: preview.locator("h1") });
    const before = await block.first().innerHTML();
    const variants = page.getByRole("group", { name: "Вид" }).getByRole("radio");
    const other = variants.and(page.locator(":not(:checked)")).first();
    await other.check({ force: true });
    await expect.poll(async () => (await block.first().innerHTML()) === before).toBe(false);
    await preview.getByRole("heading", { level: 1, name: title }).waitFor();
  });

  it("undoes and redoes it by keyboard", async () => {
    const preview = previewOf(page);
    await page.getByLabel("Заголовок").first().fill("Опечатка");
    await preview.getByRole("heading", { level: 1, name: "Опечатка" }).waitFor();
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await page.keyboard.press("Control+z");
    await preview.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.keyboard.press("Control+Shift+z");
    await preview.getByRole("heading", { level: 1, name: "Опечатка" }).waitFor();
    await page.keyboard.press("Control+z");
    await preview.getByRole("heading", { level: 1, name: title }).waitFor();
  });

  it("goes back from a form to the list by the browser, and forward to the form", async () => {
    const form = page.getByRole("heading", { level: 2, name: "Главный экран" });
    const row = page.getByRole("button", { name: /^Главный экран/ });
    await row.click();
    await form.waitFor();
    await page.goBack();
    await row.waitFor();
    await page.goForward();
    await form.waitFor();
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await row.waitFor();
    expect(new URL(page.url()).hash).toBe("");
  });

  it("reorders blocks by keyboard", async () => {
    const rows = page.getByRole("complementary", { name: "Блоки" });
    const handles = rows.getByRole("button", { name: /^Перетащить: / });
    const titles = () =>
      handles.evaluateAll((found) => found.map((each) => each.getAttribute("aria-label")));
    const before = await titles();
    expect(before.length).toBeGreaterThan(1);
    const handle = rows.getByRole("button", { name: /^Перетащить: Туры/ });
    await handle.focus();
    await page.keyboard.press("Space");
    const place = page.getByText(/^Место \d+ из \d+$/);
    const taken = await place.innerText();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => place.innerText()).not.toBe(taken);
    await page.keyboard.press("Space");
    await page.getByText(/^Поставлено на место \d+ из \d+$/).waitFor({ state: "attached" });
    await expect.poll(titles).not.toEqual(before);
    await page.keyboard.press("Control+z");
    await expect.poll(titles).toEqual(before);
  });

  it.each(["Плитка", "Один кадр"])(
    "replaces one picture of the gallery «%s», and the others stay",
    async (look) => {
      const preview = previewOf(page);
      await page.getByRole("button", { name: "Добавить блок" }).last().click();
      await page.getByRole("dialog").getByText("Галерея", { exact: true }).click();
      const looks = page.getByRole("dialog", { name: "Галерея" });
      await looks.getByRole("button", { name: look }).click();
      const pictures = preview.locator(
        "[data-preview-block] [data-at-image^=items]:not([data-at-image$=image]) img",
      );
      await preview.getByRole("button", { name: "Заменить фото" }).first().click();
      const count = await pictures.count();
      const shown = await pictures.first().getAttribute("src");

      const library = page.getByRole("dialog", { name: "Картинки" }).getByRole("listitem");
      const other = library.nth(3).getByRole("img");
      const key = /media\/([^/]+)/.exec((await other.getAttribute("src")) ?? "")?.[1] ?? "";
      expect(shown).not.toContain(key);
      await other.click();
      await expect.poll(() => pictures.first().getAttribute("src")).toContain(key);
      expect(await pictures.count()).toBe(count);

      const undo = page.getByRole("button", { name: "Отменить", exact: true }).first();
      await undo.click();
      await expect.poll(() => pictures.first().getAttribute("src")).toBe(shown);
      await undo.click();
      await expect.poll(() => pictures.count()).toBe(0);
    },
  );

  it("drops two files on a gallery of the page: both are uploaded, and added in one step", async () => {
    const preview = previewOf(page);
    await page.getByRole("button", { name: "Добавить блок" }).last().click();
    await page.getByRole("dialog").getByText("Галерея", { exact: true }).click();
    const looks = page.getByRole("dialog", { name: "Галерея" });
    await looks.getByRole("button", { name: "Плитка" }).click();
    const count = page.getByText(/^\d+ \/ 60$/);
    const before = Number.parseInt((await count.textContent()) ?? "", 10);

    await preview.locator('[data-at-image="items.0"]').last().evaluate(dropTwoPictures);
    await expect.poll(() => count.textContent()).toBe(`${before + 2} / 60`);

    const undo = page.getByRole("button", { name: "Отменить", exact: true }).first();
    await undo.click();
    await expect.poll(() => count.textContent()).toBe(`${before} / 60`);
    await undo.click();
    await expect.poll(() => count.count()).toBe(0);
  });

  it("is told which block is invalid before publishing, and gets a link to it", async () => {
    await openBlock(page, "Главный экран");
    const field = page.getByLabel("Заголовок").first();
    await field.fill("");
    await page.getByText("Обязательно для заполнения").waitFor();
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await page.getByRole("button", { name: "Опубликовать" }).click();
    const dialog = page.getByRole("dialog", { name: "Публикация" });
    await dialog.getByText("Эти блоки пока нельзя показать гостям").waitFor();
    await expect
      .poll(() => dialog.getByRole("button", { name: "Опубликовать всё" }).isDisabled())
      .toBe(true);
    await dialog.getByRole("button", { name: "Блок «Главный экран»" }).click();
    await dialog.waitFor({ state: "hidden" });
    await field.fill(title);
    await page.getByRole("button", { name: "К списку блоков" }).click();
  });

  it("publishes, and a visitor on the organiser's host gets the new page from the server", async () => {
    await waitUntilSaved(page);
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await page.getByRole("button", { name: "Опубликовать всё" }).click();
    await page.getByRole("link", { name: "Посмотреть на сайте" }).waitFor();
    await expect.poll(readLiveTitle).toBe(title);
  });
});

/** In the page: lets go of two pictures that nobody has uploaded before over the middle of an element. */
async function dropTwoPictures(element: Element): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const name of ["озеро.png", "лес.png"]) {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")!.fillStyle = `hsl(${Math.random()}turn 50% 50%)`;
    canvas.getContext("2d")!.fillRect(0, 0, canvas.width, canvas.height);
    // oxlint-disable-next-line no-await-in-loop -- two small ones
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    dataTransfer.items.add(new File([blob!], name, { type: "image/png" }));
  }
  element.scrollIntoView({ block: "center" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const options = { ...at, dataTransfer, bubbles: true, cancelable: true };
  element.dispatchEvent(new DragEvent("dragover", options));
  element.dispatchEvent(new DragEvent("drop", options));
}
