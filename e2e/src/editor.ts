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

/** Opens the form of a block by its title in the list, from the list or from another form. */
export async function openBlock(page: Page, title: string): Promise<void> {
  const blocks = page.getByRole("complementary", { name: "Блоки" });
  const row = blocks.getByRole("button", { name: new RegExp(`^${title}`) }).first();
  const back = blocks.getByRole("button", { name: "К списку блоков" });
  await row.or(back).first().waitFor();
  if (await back.isVisible()) await back.click();
  await row.click();
}

/** Waits until everything that was typed is with the server. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.getByRole("status").filter({ hasText: "Сохранено" }).waitFor();
}
