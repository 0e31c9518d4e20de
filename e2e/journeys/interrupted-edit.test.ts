import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

/** An empty database is filled on the way, in ms. */
const firstStartTimeout = 600_000;

let journey: Journey;
let page: Page;

beforeAll(async () => {
  // What is typed outlives a restart on the embedded database, too.
  journey = await startJourney({ isFirstStart: true });
  page = await openBuilder(journey);
}, firstStartTimeout);
afterAll(() => journey.close());

const titleField = () => page.getByLabel("Заголовок").first();

describe("an edit that is interrupted", () => {
  it("survives a reload before it was saved", async () => {
    await openEditor(page);
    await openBlock(page, "Главный экран");
    await page.route("**/save-page-*", (route) => route.abort());
    await titleField().fill("Набрано и не сохранено");
    await page.reload();
    await page.unroute("**/save-page-*");
    await openBlock(page, "Главный экран");
    await expect.poll(() => titleField().inputValue()).toBe("Набрано и не сохранено");
    await waitUntilSaved(page);
    await page.reload();
    await openBlock(page, "Главный экран");
    await expect.poll(() => titleField().inputValue()).toBe("Набрано и не сохранено");
  });

  it("is kept while the network is down, and saved when it is back", async () => {
    await page.route("**/save-page-*", (route) => route.abort());
    await titleField().fill("Набрано без сети");
    await page.getByRole("status").filter({ hasText: "Нет связи" }).waitFor();
    await page.unroute("**/save-page-*");
    await waitUntilSaved(page);
  });

  it("is still there when the page is left and opened again before it is saved", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/save-page-*", async (route) => {
      await held;
      await route.continue();
    });
    await titleField().fill("Набрано на бегу");
    await openEditor(page, "Страница тура");
    const sections = page.getByRole("navigation", { name: "Разделы" });
    await sections.getByRole("link", { name: "Главная страница" }).click();
    await page.waitForURL(/\/page\/main$/);
    release();
    await page.getByRole("main", { name: "Главная страница" }).waitFor();
    await openBlock(page, "Главный экран");
    await expect.poll(() => titleField().inputValue()).toBe("Набрано на бегу");
    await waitUntilSaved(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.unroute("**/save-page-*");
    await titleField().fill("Набрано без сети");
    await waitUntilSaved(page);
  });

  it("is taken back after another page, by the same keys, and made again", async () => {
    await openEditor(page, "Страница тура");
    await openEditor(page);
    await page.keyboard.press("Control+KeyZ");
    await openBlock(page, "Главный экран");
    await expect.poll(() => titleField().inputValue()).toBe("Набрано на бегу");
    await page.keyboard.press("Control+Shift+KeyZ");
    await expect.poll(() => titleField().inputValue()).toBe("Набрано без сети");
    await waitUntilSaved(page);
  });

  it("can continue in a formatted text before the preview has loaded, which opens at that block", async () => {
    let load = () => {};
    const loading = new Promise<void>((resolve) => (load = resolve));
    await page.route("**/tour-view*", async (route) => {
      await loading;
      await route.continue();
    });
    await page.reload();
    await openBlock(page, "О нас");
    load();
    const text = page
      .getByRole("complementary", { name: "Блоки" })
      .locator("[contenteditable=true]");
    await text.first().click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Начало. ");
    await previewOf(page).getByText("Начало.").first().waitFor();
    const scrolled = () =>
      previewOf(page)
        .locator("html")
        .evaluate((html) => html.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await waitUntilSaved(page);
    await page.getByRole("button", { name: "К списку блоков" }).click();
  });

  it("is there after all apps were stopped and started again", async () => {
    await journey.restart();
    await page.reload();
    await openBlock(page, "Главный экран");
    await expect.poll(() => titleField().inputValue()).toBe("Набрано без сети");
  });
});
