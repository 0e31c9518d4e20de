import { expectFineEverywhere } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signIn, staff, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import { readEmails } from "../src/read-emails.ts";
import { openSection } from "../src/settings.ts";

let journey: Journey;
let page: Page;
const newcomer = { email: "tikhaya@example.com", password: "a long enough password" };
const name = "Тихая тропа";

beforeAll(async () => {
  journey = await startJourney();
  page = await (await journey.newWindow()).newPage();
});
afterAll(() => journey.close());

const step = (title: string) => page.getByRole("listitem").filter({ hasText: title });
const isDone = (title: string) => step(title).getAttribute("data-done");

it("somebody signs up, is let in at once and sees their first steps", async () => {
  await page.goto(`${journey.addresses.builder}/sign-in`);
  await page.getByRole("link", { name: "Зарегистрироваться" }).click();
  await page.getByRole("button", { name: "Создать кабинет" }).click();
  await expect.poll(() => page.getByText("Обязательно для заполнения").count()).toBeGreaterThan(2);
  await page.getByLabel("Как называется ваше дело").fill(name);
  await page.getByLabel("E-mail").fill(newcomer.email);
  await page.getByRole("textbox", { name: "Телефон" }).pressSequentially("8 916 123-45-67");
  await page.getByLabel("Пароль").fill(newcomer.password);
  await expectFineEverywhere(page, "sign-up");
  await page.getByRole("button", { name: "Создать кабинет" }).click();
  await page.waitForURL(/\/\d+$/);
  await page.getByRole("heading", { name: "Первые шаги" }).waitFor();
  await page.getByText(`Подтвердите почту ${newcomer.email}`).waitFor();
  expect(await isDone("Расскажите о себе")).toBe("false");
  await expectFineEverywhere(page, "first-steps-without-a-site");
});

it("a site is made, and is not published before the e-mail is confirmed", async () => {
  await page.getByRole("button", { name: "Создать сайт" }).click();
  await page.getByRole("button", { name: "Опубликовать" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Сначала подтвердите почту").first().waitFor();
  expect(await dialog.getByRole("button", { name: "Весь сайт" }).isDisabled()).toBe(true);
  await expectFineEverywhere(page, "publish-before-confirmed");
  await page.keyboard.press("Escape");
  await expectFineEverywhere(page, "first-steps");
});

it("the email's link confirms the e-mail, once", async () => {
  await expect.poll(() => readEmails(journey, newcomer.email)).toHaveLength(1);
  const [email = ""] = await readEmails(journey, newcomer.email);
  const link = new URL(/https?:\S+/.exec(email)?.[0] ?? "");
  const address = journey.addresses.builder + link.pathname + link.search;
  await page.goto(address);
  await expectFineEverywhere(page, "confirm-email");
  await page.getByRole("button", { name: "Подтвердить почту" }).click();
  await page.getByText(`Почта ${newcomer.email} подтверждена`).waitFor();
  await page.getByRole("link", { name: "Открыть кабинет" }).click();
  await page.getByRole("heading", { name: "Первые шаги" }).waitFor();
  expect(await page.getByText("Подтвердите почту").count()).toBe(0);
  const other = await (await journey.newWindow()).newPage();
  await other.goto(address);
  await other.getByRole("button", { name: "Подтвердить почту" }).click();
  await other.getByText("Ссылка уже использована").waitFor();
});

it("the organiser fills in who they are and sends it to be verified", async () => {
  await openSection(page, "Организатор");
  await page.getByLabel("Рассказ").fill("Ходим вдвоём и вчетвером, без спешки.");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByRole("button", { name: "Сохранено" }).waitFor();
  await page.getByRole("button", { name: "Отправить на проверку" }).click();
  await page.getByText("Документы: приложите хотя бы один документ").waitFor();
  await expectFineEverywhere(page, "verification-incomplete");
  await page.getByRole("combobox", { name: "Кто вы по документам" }).click();
  await page.getByRole("option", { name: "Организация" }).click();
  await page.getByLabel("Полное название").fill("ООО «Тихая тропа»");
  await page.getByLabel("ИНН").fill("7707083893");
  await page.getByLabel("ОГРН или ОГРНИП").fill("1027700132195");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByRole("button", { name: "Сохранено" }).waitFor();
  const buffer = Buffer.from("%PDF-1.7 Выписка");
  const file = { name: "Выписка из ЕГРЮЛ.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Добавить документ").setInputFiles(file);
  await page.getByRole("link", { name: "Выписка из ЕГРЮЛ.pdf" }).waitFor();
  await page.getByRole("button", { name: "Отправить на проверку" }).click();
  await page.getByText("Проверяем", { exact: true }).waitFor();
  await expectFineEverywhere(page, "verification-sent");
});

it("with a tour, words of their own and documents all steps are done, and the list goes", async () => {
  const [own, demo] = [await openOffice(journey, newcomer), await openOffice(journey)];
  const query = { organizer_id: own.organizerId };
  for (const [type, types] of [
    ["main", [4]],
    ["tour", [12, 13]],
  ] as const) {
    const { data } = await demo.getPage({ query: { organizer_id: demo.organizerId, type } });
    const blocks = data.blocks.filter((block) => (types as readonly number[]).includes(block.type));
    await own.savePageBlocks({ query: { ...query, type }, body: { blocks } });
  }
  for (const type of ["agreement", "policy"] as const) {
    const fields = { html: "<p>Условия</p>", is_displayed: true };
    await own.updateDocument({ query: { ...query, type }, body: { fields } });
  }
  const known = await findTour(demo, "Чуйский тракт до самого Марса");
  const body = { ...known.fields, title: "Тихий тракт" };
  const { data: tour } = await own.createTour({ query, body });
  await addDate(own, tour, { inDays: 60, roubles: 1000 });
  await page.getByRole("link", { name: "Обзор" }).click();
  await expect.poll(() => isDone("Добавьте тур с датами")).toBe("true");
  expect(await isDone("Опубликуйте сайт")).toBe("false");
  await page.reload();
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await page.getByRole("button", { name: "Весь сайт" }).click();
  await page.getByRole("dialog").getByText("Версия 1 уже на сайте").waitFor();
  await page.getByRole("button", { name: "Готово" }).click();
  await expect.poll(() => page.getByRole("heading", { name: "Первые шаги" }).count()).toBe(0);
});

it("staff read the data, approve them and show the organiser on the marketplace", async () => {
  const office = await (await journey.newWindow()).newPage();
  await signIn(office, journey.addresses.builder, staff);
  await office.getByRole("button", { name: "Новый организатор" }).click();
  await expectFineEverywhere(office, "staff-create");
  await office.keyboard.press("Escape");
  await office.getByRole("searchbox").fill("тихая");
  await expectFineEverywhere(office, "staff-organisers");
  await office.getByRole("link", { name }).click();
  await office.getByText("Ждут проверки").waitFor();
  const file = office.getByRole("link", { name: "Выписка из ЕГРЮЛ.pdf" });
  const answer = await office.request.get(
    new URL((await file.getAttribute("href"))!, office.url()).href,
  );
  expect([answer.status(), await answer.text()]).toEqual([200, "%PDF-1.7 Выписка"]);
  await office.getByRole("button", { name: "Показать на маркетплейсе" }).click();
  await office.getByText("данные организатора не проверены").waitFor();
  await expectFineEverywhere(office, "staff-organiser");
  await office.getByRole("button", { name: "Отказать" }).click();
  await expectFineEverywhere(office, "staff-refuse");
  await office.getByRole("button", { name: "Отменить" }).click();
  await office.getByRole("button", { name: "Одобрить" }).click();
  await office.getByText("Проверены", { exact: true }).waitFor();
  await office.getByRole("button", { name: "Показать на маркетплейсе" }).click();
  await office.getByText("Показан", { exact: true }).waitFor();
  const { addresses } = journey;
  const headers = { "user-role": "visitor" };
  const market = await fetch(`${addresses.api}/spa/published-sites?limit=50`, { headers });
  expect(await market.text()).toContain(name);
});
