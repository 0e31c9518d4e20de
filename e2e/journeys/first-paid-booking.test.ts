import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pay } from "../src/booking.ts";
import { bookingForm, chooseFirstDate } from "../src/booking-form.ts";
import { countEffort } from "../src/count-effort.ts";
import { openBlock, openEditor, waitUntilSaved } from "../src/editor.ts";
import { expectFine } from "../src/expect-fine.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";
import { openSection, publishEverything } from "../src/settings.ts";

let journey: Journey;
let owner: Page;
let guest: Page;
let effort: Awaited<ReturnType<typeof countEffort>>;
let guestEffort: Awaited<ReturnType<typeof countEffort>>;
let site = "";

const email = "tikhaya@example.com";
const name = "Тихая тропа";
/** How soon an open screen has to show what the other person did, in ms. */
const soon = 5000;

beforeAll(async () => {
  journey = await startJourney();
  owner = await (await journey.newWindow({ viewport: { width: 1280, height: 900 } })).newPage();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  guest = await (await journey.newWindow(phone)).newPage();
  effort = await countEffort(owner);
  guestEffort = await countEffort(guest);
});
afterAll(async () => {
  console.table(effort.steps);
  console.table(guestEffort.steps);
  await journey.close();
});

const press = (page: Page, label: string | RegExp) =>
  page.getByRole("button", { name: label, exact: true }).click();
const firstSteps = () => owner.getByRole("heading", { name: "Первые шаги" });
const isDone = (title: string) =>
  owner.getByRole("listitem").filter({ hasText: title }).getAttribute("data-done");

/** From the list of first steps to the screen of one of them. */
async function follow(title: string): Promise<void> {
  effort.begin(title);
  await firstSteps().waitFor();
  await owner.getByRole("link", { name: title }).click();
}

it("signs up, pressing twice, and is led to the first steps", async () => {
  await owner.goto(`${journey.addresses.builder}/sign-in`);
  effort.begin("Регистрация");
  await owner.getByRole("link", { name: "Зарегистрироваться" }).click();
  await owner.getByLabel("Как называется ваше дело").fill(name);
  await owner.getByLabel("E-mail").fill(email);
  await owner.getByRole("textbox", { name: "Телефон" }).pressSequentially("8 916 123-45-67");
  await owner.getByLabel("Пароль").fill("a long enough password");
  await owner.getByRole("button", { name: "Создать кабинет" }).dblclick();
  await firstSteps().waitFor();
  const letters = () => readEmails(journey, email);
  await expect.poll(letters).toHaveLength(1);
  const link = new URL(/https?:\S+/.exec((await letters())[0]!)![0]);
  effort.begin("Почта");
  await owner.goto(journey.addresses.builder + link.pathname + link.search);
  await press(owner, "Подтвердить почту");
  await owner.getByRole("link", { name: "Открыть кабинет" }).click();
});

it("who asks for documents before there is a site is led to where it is made", async () => {
  await firstSteps().waitFor();
  await owner.getByRole("link", { name: "Напишите документы" }).click();
  await owner.getByRole("heading", { name: "У вас ещё нет сайта" }).waitFor();
  await follow("Расскажите о себе");
  await owner.getByLabel("Рассказ").fill("Ходим вдвоём и вчетвером, без спешки.");
  await press(owner, "Сохранить");
  await owner.getByRole("button", { name: "Сохранено" }).waitFor();
  await owner.getByRole("link", { name: "Обзор" }).click();
  await firstSteps().waitFor();
  await expect.poll(() => isDone("Расскажите о себе")).toBe("true");
});

it("makes the first tour with dates and shows it", async () => {
  await follow("Добавьте тур с датами");
  await press(owner, "Сделать первый тур");
  await owner.getByRole("textbox", { name: "Название" }).fill("Тихий тракт");
  await press(owner, "Создать и писать дальше");
  await owner.getByRole("heading", { level: 1, name: "Тихий тракт" }).waitFor();
  await owner.getByRole("spinbutton", { name: "Дней" }).fill("3");
  await owner.getByRole("spinbutton", { name: "Ночей" }).fill("2");
  const parts = owner.getByRole("navigation", { name: "Части тура" });
  await parts.getByRole("button", { name: "Обзор" }).click();
  await owner.getByRole("link", { name: "Добавить даты" }).click();
  await owner.getByText("Дат пока нет").waitFor();
  await owner.getByRole("main").getByRole("button", { name: "Добавить даты" }).last().click();
  const dialog = owner.getByRole("dialog", { name: "Добавить даты" });
  await dialog.getByRole("spinbutton", { name: /^Взрослый/ }).fill("15000");
  await dialog.getByRole("button", { name: /^Добавить \d/ }).dblclick();
  await dialog.waitFor({ state: "detached" });
  await owner.getByRole("table", { name: "Даты туров" }).waitFor();
  // Back to the tour: guests see it when one says so.
  await owner.goBack();
  await press(owner, "Показать гостям");
  await owner.getByText("Гости видят тур").waitFor();
  await owner.getByRole("navigation", { name: "Что открыто" }).getByText("Сайт").click();
  await firstSteps().waitFor();
  await expect.poll(() => isDone("Добавьте тур с датами")).toBe("true");
});

it("makes the site and replaces what the sample says", async () => {
  effort.begin("Сайт");
  await owner.getByRole("radio", { name: "Чистый лист" }).check();
  await press(owner, "Создать сайт");
  await owner.getByRole("heading", { level: 1, name }).waitFor();
  await follow("Замените тексты из примера");
  await openEditor(owner, "Страница тура").catch(() => {});
  await press(owner, "Начать с простой страницы");
  await openBlock(owner, "Даты");
  await owner.getByLabel("Примечание под датами").fill("Нет вашей даты? Позвоните нам.");
  await waitUntilSaved(owner);
  await owner.getByRole("link", { name: "Обзор" }).click();
  await expect.poll(() => isDone("Замените тексты из примера")).toBe("true");
});

it("writes the documents from the samples", async () => {
  await follow("Напишите документы для гостей");
  for (const title of ["Соглашение", "Политика"]) {
    await owner.getByRole("radio", { name: title }).check();
    await owner.getByRole("button", { name: "Начать с образца" }).locator("visible=true").click();
    const shown = owner.getByRole("switch", { name: /^Показывать на сайте/ });
    await shown.locator("visible=true").click();
    await owner.getByRole("button", { name: "Сохранить" }).locator("visible=true").click();
    await owner.getByRole("button", { name: "Сохранено" }).locator("visible=true").waitFor();
  }
  await owner.getByRole("link", { name: "Обзор" }).click();
  await expect.poll(() => isDone("Напишите документы для гостей")).toBe("true");
});

it("pays a rouble in the sandbox to see that money comes", async () => {
  await follow("Подключите оплату");
  await press(owner, /^Заплатить 1/);
  await press(owner, "Оплатить");
  await owner.getByText(/1\s₽ отправлен обратно/).waitFor();
});

it("publishes the site, and the list of first steps goes", async () => {
  await openSection(owner, "Обзор").catch(() => {});
  effort.begin("Публикация");
  await firstSteps().waitFor();
  await publishEverything(owner);
  await expect.poll(() => firstSteps().count()).toBe(0);
  site = (await owner.getByRole("link", { name: /localhost/ }).getAttribute("href"))!;
});

it("a guest on a phone books with a number typed as people do, and pays", async () => {
  guestEffort.begin("Бронь");
  await guest.goto(site);
  await expectFine(guest, "first-site");
  await guest.getByRole("link", { name: /Тихий тракт/ }).first().click();
  await guest.locator("a[data-books]:visible").first().click();
  await chooseFirstDate(guest);
  await guest.getByRole("spinbutton").first().fill("2");
  await guest.getByLabel("Имя и фамилия").fill("Вера Гостева");
  await guest.getByRole("textbox", { name: "Телефон" }).pressSequentially("8 916 765-43-21");
  await guest.getByLabel("E-mail").fill("vera@example.com");
  // Back and forth: nothing of it is lost.
  await guest.goBack();
  await guest.locator("a[data-books]:visible").first().click();
  expect(await guest.getByLabel("Имя и фамилия").inputValue()).toBe("Вера Гостева");
  const boxes = await bookingForm(guest).getByRole("checkbox").all();
  for (const box of boxes.slice(0, -1)) await box.check();
  await guest.getByRole("button", { name: "Забронировать", exact: true }).click();
  await guest.waitForURL(/\/order\/[0-9a-f-]{36}$/);
  await expectFine(guest, "first-order");
});
