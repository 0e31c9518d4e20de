import type { Locator, Page } from "playwright";
import type { newGuest } from "./booking.ts";

export const dates = (page: Page) => page.getByRole("radiogroup", { name: "Когда едем" });

/** On a page of its own, or in a window over the tour's page, which has forms of its own. */
export const bookingForm = (page: Page) => page.locator("form").filter({ has: dates(page) });

export const chooseFirstDate = (page: Page) =>
  chooseDate(page, dates(page).getByRole("radio").first());

/** Goes on where dates and contacts are two steps, as they are without a script. */
export async function chooseDate(page: Page, date: Locator): Promise<void> {
  await date.check();
  const next = page.getByRole("button", { name: "Дальше" });
  if ((await next.count()) > 0) await next.click();
}

/** After the date: how many grown-ups, who they are and what they agree to. */
export async function fillIn(
  page: Page,
  { name, phone, email }: ReturnType<typeof newGuest>,
  people = 1,
): Promise<void> {
  await page.getByRole("spinbutton").first().fill(String(people));
  await page.getByLabel("Имя и фамилия").fill(name);
  await page.getByRole("textbox", { name: "Телефон" }).fill(phone);
  await page.getByLabel("E-mail").fill(email);
  const boxes = await bookingForm(page).getByRole("checkbox").all();
  for (const box of boxes.slice(0, -1)) await box.check();
}
