import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pay } from "../src/booking.ts";
import { bookingForm, chooseFirstDate } from "../src/booking-form.ts";
import { countEffort } from "../src/count-effort.ts";
import { openBlock, waitUntilSaved } from "../src/editor.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";
import { publishEverything } from "../src/settings.ts";

let journey: Journey;
let owner: Page;
let guest: Page;
let effort: Awaited<ReturnType<typeof countEffort>>;
let guestEffort: Awaited<ReturnType<typeof countEffort>>;
let site = "";

const email = "tikhaya@example.com";
const name = "Тихая тропа";
const tour = "Тихий тракт";

beforeAll(async () => {
  journey = await startJourney();
  owner = await (await journey.newWindow({ viewport: { width: 1280, height: 900 } })).newPage();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  guest = await (await journey.newWindow(phone)).newPage();
  effort = await countEffort(owner);
  guestEffort = await countEffort(guest);
});
afterAll(async () => {
  for (const { steps } of [effort, guestEffort]) console.table(steps);
  await journey.close();
});

const press = (page: Page, label: string | RegExp) =>
  page.getByRole("button", { name: label, exact: true }).click();
const firstSteps = () => owner.getByRole("heading", { name: "Первые шаги" });
const isDone = (title: string) =>
  owner.getByRole("listitem").filter({ hasText: title }).getAttribute("data-done");

/** Back to the list of first steps by the sections. */
async function goToSteps(): Promise<void> {
  const sections = owner.getByRole("navigation", { name: "Разделы" });
  await sections.getByRole("link", { name: "Обзор" }).click();
  await firstSteps().waitFor();
}

/** From the list of first steps to the screen of one of them. */
async function follow(title: string): Promise<void> {
  effort.begin(title);
  await firstSteps().waitFor();
  await owner.getByRole("link", { name: new RegExp(title) }).click();
}

it("signs up, pressing twice, confirms the e-mail and is led to the first steps", async () => {
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
  await firstSteps().waitFor();
});

it("is led to where the site is made instead of to its documents, and tells of themselves", async () => {
  await owner.getByRole("link", { name: /Напишите документы/ }).click();
  await owner.getByRole("heading", { name: "У вас ещё нет сайта" }).waitFor();
  await follow("Расскажите о себе");
  await owner.getByLabel("Рассказ").fill("Ходим вдвоём и вчетвером, без спешки.");
  await press(owner, "Сохранить");
  await owner.getByRole("button", { name: "Сохранено" }).waitFor();
  await goToSteps();
  await expect.poll(() => isDone("Расскажите о себе")).toBe("true");
});

it("makes the first tour with dates, and shows it", async () => {
  await follow("Добавьте тур с датами");
  await press(owner, "Сделать первый тур");
  await owner.getByRole("textbox", { name: "Название" }).fill(tour);
  await press(owner, "Создать и писать дальше");
  await owner.getByRole("heading", { level: 1, name: tour }).waitFor();
  await owner.getByRole("spinbutton", { name: "Дней" }).fill("3");
  await owner.getByRole("spinbutton", { name: "Ночей" }).fill("2");
  await waitUntilSaved(owner);
  const parts = owner.getByRole("navigation", { name: "Части тура" });
  await parts.getByRole("button", { name: "Обзор" }).click();
  await owner.getByRole("link", { name: "Добавить даты" }).first().click();
  await owner.getByText("Дат пока нет").waitFor();
  await owner.getByRole("button", { name: "Добавить даты" }).last().click();
  const dialog = owner.getByRole("dialog", { name: "Добавить даты" });
  await dialog.getByRole("spinbutton", { name: /^Взрослый/ }).fill("15000");
  await dialog.getByRole("button", { name: /^Добавить \d/ }).dblclick();
  await dialog.waitFor({ state: "detached" });
  await owner.getByRole("table", { name: "Даты туров" }).waitFor();
  await owner.getByRole("navigation", { name: "Разделы" }).getByText("Туры").click();
  await owner.getByRole("link", { name: tour }).click();
  await owner.getByRole("button", { name: "Показать гостям" }).first().click();
  await owner.getByText(/^Гости видят тур/).waitFor();
  await owner.getByRole("navigation", { name: "Что открыто" }).getByText("Сайт").click();
  await firstSteps().waitFor();
  await expect.poll(() => isDone("Добавьте тур с датами")).toBe("true");
});

it("makes the site, and replaces what the sample says", async () => {
  effort.begin("Сайт");
  await owner.getByRole("radio", { name: "Чистый лист" }).check();
  await press(owner, "Создать сайт");
  await owner.getByRole("heading", { level: 1, name }).waitFor();
  await owner.getByRole("link", { name: /Замените тексты из примера/ }).click();
  await owner.getByRole("main", { name: "Главная страница" }).waitFor();
  const sections = owner.getByRole("navigation", { name: "Разделы" });
  await sections.getByRole("link", { name: "Страница тура" }).click();
  await press(owner, "Начать с простой страницы");
  await openBlock(owner, "Даты");
  await owner.getByLabel("Примечание под датами").fill("Нет вашей даты? Позвоните нам.");
  await waitUntilSaved(owner);
  await goToSteps();
  await expect.poll(() => isDone("Замените тексты из примера")).toBe("true");
});

it("writes the agreement from the sample, and finds whether a policy is left to write", async () => {
  await follow("Напишите документы для гостей");
  const policy = owner.getByRole("heading", { name: "Кто обрабатывает данные" });
  for (const title of ["Соглашение", "Политика"]) {
    await owner.getByRole("radio", { name: title }).check();
    const sample = owner.getByRole("button", { name: "Начать с образца" }).locator("visible=true");
    await sample.or(policy).first().waitFor();
    if ((await sample.count()) === 0) continue;
    await sample.click();
    const shown = owner.getByRole("switch", { name: /^Показывать на сайте/ });
    if (!(await shown.locator("visible=true").isChecked())) {
      await shown.locator("visible=true").click({ force: true });
      await expect.poll(() => shown.locator("visible=true").isChecked()).toBe(true);
    }
    await owner.getByRole("button", { name: "Сохранить" }).locator("visible=true").click();
    await owner.getByRole("button", { name: "Сохранено" }).locator("visible=true").waitFor();
  }
  await goToSteps();
  await expect.poll(() => isDone("Напишите документы для гостей")).toBe("true");
});

it("pays a rouble in the sandbox to see that money comes, and publishes", async () => {
  await follow("Подключите оплату");
  await owner.getByRole("button", { name: /^Заплатить 1/ }).click();
  await press(owner, "Оплатить");
  await owner.getByText(/1\s₽ отправлен обратно/).waitFor();
  await goToSteps();
  effort.begin("Публикация");
  await publishEverything(owner);
  await expect.poll(() => firstSteps().count()).toBe(0);
  const link = owner.getByRole("main").getByRole("link", { name: /localhost/ });
  site = (await link.getAttribute("href")) ?? "";
  // From here on the organiser sits before their requests, and loads nothing anew.
  effort.begin("Заявка");
  await owner.getByRole("link", { name: "Продажи" }).click();
  await owner.getByRole("link", { name: /^Заявки/ }).click();
  await owner.getByRole("heading", { level: 1, name: "Заявки" }).waitFor();
});

it("a guest on a phone goes there and back, and books with a number as people type it", async () => {
  guestEffort.begin("Бронь");
  await guest.goto(site);
  await expectFine(guest, "first-site");
  await guest
    .getByRole("link", { name: new RegExp(tour) })
    .first()
    .click();
  await guest.locator("#dates a[data-books]").first().click();
  await chooseFirstDate(guest);
  await guest.getByLabel("Имя и фамилия").fill("Вера Гостева");
  await guest.getByRole("textbox", { name: "Телефон" }).pressSequentially("8 916 765-43-21");
  await guest.getByLabel("E-mail").fill("vera@example.com");
  await guest.goBack();
  await guest.locator("#dates a[data-books]").first().click();
  // It is kept on the device, so that the page's script brings it.
  await expect.poll(() => guest.getByLabel("Имя и фамилия").inputValue()).toBe("Вера Гостева");
  const boxes = await bookingForm(guest).getByRole("checkbox").all();
  for (const box of boxes.slice(0, -1)) await box.check();
  await guest.getByRole("button", { name: "Забронировать", exact: true }).dblclick();
  await guest.waitForURL(/\/order\/[0-9a-f-]{36}$/);
  await expectFine(guest, "first-order");
});

it("the organiser sees it by itself and confirms, the guest pays, and that is seen by itself, too", async () => {
  const { pages } = effort.steps.at(-1)!;
  const row = owner.getByRole("row").filter({ hasText: "Вера Гостева" });
  await row.waitFor();
  await row.getByRole("link").first().click();
  await owner
    .getByText(/765.43.21/)
    .first()
    .waitFor();
  await press(owner, "Подтвердить");
  await owner.getByRole("heading", { name: "Подтверждена, ждём предоплату" }).waitFor();
  guestEffort.begin("Оплата");
  await guest.getByRole("radio", { name: "Банковская карта" }).waitFor();
  // The first date is near: the whole sum is due at once.
  await pay(guest, /^Оплатить/);
  await owner.getByRole("heading", { name: "Места проданы" }).waitFor();
  expect(effort.steps.at(-1)!.pages, "nothing was loaded anew").toBe(pages);
});

it("the organiser answers, and the guest reads it", async () => {
  guestEffort.begin("Вопрос");
  await guest.getByLabel("Сообщение организатору").fill("Можно с собакой?");
  await guest.getByRole("button", { name: "Отправить" }).click();
  const messages = owner.getByRole("log", { name: "Сообщения" });
  await messages.getByText("Можно с собакой?").waitFor();
  effort.begin("Ответ");
  await owner.getByLabel("Сообщение гостю").fill("Можно, берите поводок");
  await press(owner, "Отправить");
  await guest.locator("#messages").getByText("берите поводок").waitFor();
});
