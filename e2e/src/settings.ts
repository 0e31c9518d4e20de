import type { Page } from "playwright";

/** Opens a section of the builder by its name in the bar. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Разделы" }).getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Publishes all that differs from any screen that offers it, and closes the window that says so. */
export async function publishEverything(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Опубликовать" }).click();
  // The first publication is of the whole site, and offers nothing else.
  const whole = page.getByRole("button", { name: /^Весь сайт/ });
  await page.getByRole("button", { name: "Опубликовать всё" }).or(whole).click();
  await page.getByRole("link", { name: "Посмотреть на сайте" }).waitFor();
  await page.getByRole("button", { name: "Готово" }).click();
}
