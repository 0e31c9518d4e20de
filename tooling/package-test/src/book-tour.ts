import type { Page } from "./consumer-page.ts";
import { expect } from "vitest";

/** Fills the consumer's form as a guest would, mistakes included, and answers what was sent. */
export async function bookTour(page: Page): Promise<unknown> {
  const form = page.getByRole("form", { name: "Бронирование" });
  const send = form.getByRole("button", { name: "Отправить заявку" });
  const says = (text: string, count = 1) =>
    expect.poll(() => form.getByText(text, { exact: true }).count()).toBe(count);
  const name = form.getByRole("textbox", { name: "Имя" });
  const email = form.getByRole("textbox", { name: "Почта" });
  const phone = form.getByRole("textbox", { name: "Телефон" });
  const promo = form.getByRole("textbox", { name: "Промокод" });

  await send.click();
  await says("Обязательно для заполнения", 5);
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  await name.fill("А");
  await says("Минимум 2 символов");
  await name.fill("Тест");
  await says("Укажите настоящее имя");
  await name.fill("Анна");
  await email.fill("anna@");
  await says("Введите корректный e-mail");
  await email.fill("anna@example.ru");
  await phone.pressSequentially("8999");
  await says("Неверный номер телефона");
  await phone.pressSequentially("1234567");
  expect(await phone.inputValue()).toBe("8 (999) 123-45-67");
  await form.getByRole("combobox", { name: "Регион" }).click();
  await page.getByRole("option", { name: "Алтай" }).click();
  await form.getByRole("textbox", { name: "Начало" }).fill("12.07.2031");
  await promo.fill("abc");
  await promo.blur();
  await says("Код из четырёх букв и двух цифр");
  await promo.fill("ALTA25");
  await dragThumb(page, "До", 0.75);
  await form.getByRole("checkbox", { name: "Согласен с условиями" }).check();
  await send.click();
  return JSON.parse((await page.locator("#sent").textContent()) ?? "");
}

/** Drags a thumb with a real pointer to a share of the track, in many moves without a pause. */
async function dragThumb(page: Page, name: string, share: number): Promise<void> {
  const thumb = page.getByRole("slider", { name }).locator("..");
  const from = (await thumb.boundingBox())!;
  const track = (await thumb.locator("..").boundingBox())!;
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width * share, y, { steps: 25 });
  await page.mouse.up();
}
