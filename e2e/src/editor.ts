import type { FrameLocator, Page } from "playwright";

/** Opens the editor of a page from anywhere in the builder, and waits for its preview. */
export async function openEditor(page: Page, section = "Главная страница"): Promise<FrameLocator> {
  await page
    .getByRole("navigation", { name: "Разделы" })
    .getByRole("link", { name: section })
    .click();
  // Until the next page has come, the preview is that of the page before.
  await page.getByRole("main", { name: section }).waitFor();
  const preview = previewOf(page);
  await preview.locator("[data-block]").first().waitFor();
  return preview;
}

export const previewOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Предпросмотр сайта"]');

/** Opens the form of a block by its title in the list. */
export async function openBlock(page: Page, title: string): Promise<void> {
  const blocks = page.getByRole("complementary", { name: "Блоки" });
  await blocks
    .getByRole("button", { name: new RegExp(`^${title}`) })
    .first()
    .click();
}

/** Waits until everything that was typed is with the server. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.getByRole("status").filter({ hasText: "Сохранено" }).waitFor();
}
