import { randomUUID } from "node:crypto";
import { neededConsents } from "@tour/api";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitorOf } from "../src/booking.ts";
import { organizer, showCode, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let page: Page;
let uuid = "";

const visitor = () => visitorOf(journey);
const guest = { name: "Ольга Мирная", phone: "+79130001122", email: "olga@example.com" };

beforeAll(async () => {
  journey = await startJourney();
  page = await (await journey.newWindow({ viewport: { width: 390, height: 780 } })).newPage();
});
afterAll(() => journey.close());

/** The offer of a tour that the organiser confirms: those at once need no answer. */
async function findAskedOffer(paths: string[]) {
  const ids = paths.flatMap((path) => /-(\d+)(?:#|$)/.exec(path)?.[1] ?? []);
  for (const id of new Set(ids)) {
    const { data } = await visitor().bookingOffer({ query: { tour_id: Number(id) } });
    if (!data.is_instant) return data;
  }
  throw new Error("Every tour of the demo is confirmed at once");
}

/** Asks for two seats of the first departure that has them. */
async function ask(): Promise<string> {
  await page.goto(journey.addresses.organizerSite("altai"));
  const links = page.locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  const offer = await findAskedOffer(paths);
  const free = offer.departures.find(
    ({ status, seats_left }) => ["open", "guaranteed"].includes(status) && seats_left >= 2,
  );
  const isAdult = (id: string) =>
    offer.options.some((option) => option.id === id && option.kind === "person");
  const adult = free!.prices.find(({ option_id }) => isAdult(option_id));
  const { data } = await visitor().createRequest({
    body: {
      key: randomUUID(),
      departure_id: free!.id,
      seats: [{ option_id: adult!.option_id, count: 2 }],
      contact: guest,
      comment: "Один не ест рыбу",
      consents: neededConsents(offer),
    },
  });
  return data.uuid;
}

it("sends the organiser an email whose link leads, after signing in, to the request", async () => {
  uuid = await ask();
  const toOrganizer = async () =>
    (await readEmails(journey)).find((email) => email.includes("Новая заявка"));
  await expect.poll(toOrganizer).toContain(guest.name);
  const link = new URL(/https?:\S+\/requests\/\d+/.exec((await toOrganizer())!)?.[0] ?? "");
  await page.goto(journey.addresses.builder + link.pathname);
  await page.getByLabel("E-mail").fill(organizer.email);
  await page.getByLabel("Пароль").fill(organizer.password);
  await page.getByRole("button", { name: "Войти" }).click();
  await showCode(page);
  await page.getByRole("heading", { name: "Гость ждёт вашего ответа" }).waitFor();
  await page.getByText(guest.name).waitFor();
  await page.getByText("Один не ест рыбу").waitFor();
});

it("is confirmed with one button, and the guest is written to and sees it", async () => {
  // One of the demo's own waits, too.
  await page.getByRole("link", { name: "Заявки, 2 ждут ответа" }).waitFor();
  await page.getByRole("button", { name: "Подтвердить" }).click();
  await page.getByRole("heading", { name: "Подтверждена, ждём предоплату" }).waitFor();
  await page.getByRole("link", { name: "Заявки, 1 ждёт ответа" }).waitFor();
  const { data } = await visitor().getRequestByUuid({ query: { uuid } });
  expect(data.status).toBe(2);
  await expect
    .poll(async () => (await readEmails(journey)).filter((email) => email.includes(guest.email)))
    .toContainEqual(expect.stringContaining(`/order/${uuid}`));
});

it("shows what the guest writes, marked in the list, and the answer reaches page and mailbox", async () => {
  await visitor().sendRequestMessage({ body: { uuid, text: "Можно с собакой?" } });
  const messages = page.getByRole("log", { name: "Сообщения" });
  await messages.getByText("Можно с собакой?").waitFor();
  await page.getByRole("link", { name: /^Заявки/ }).click();
  const row = page.getByRole("row").filter({ hasText: guest.name });
  await row.getByText("Гость ждёт ответа").waitFor();
  await row.getByRole("link").click();
  await page.getByLabel("Сообщение гостю").fill("Можно, берите поводок");
  await page.getByRole("button", { name: "Отправить" }).click();
  await messages.getByText("Можно, берите поводок").waitFor();
  // The thread may have it from the server before the answer to the form is there.
  await expect.poll(() => page.getByLabel("Сообщение гостю").inputValue()).toBe("");
  const site = await (await journey.newWindow()).newPage();
  await site.goto(`${journey.addresses.organizerSite("altai")}/order/${uuid}`);
  await site.locator("#messages").getByText("Можно, берите поводок").waitFor();
  await site.getByLabel("Сообщение организатору").fill("Спасибо!");
  await site.getByRole("button", { name: "Отправить" }).click();
  await messages.getByText("Спасибо!").waitFor();
  const countEmails = async (words: string) =>
    (await readEmails(journey)).filter((email) => email.includes(words)).length;
  await expect.poll(() => countEmails("берите поводок")).toBe(1);
  await expect.poll(() => countEmails("Спасибо!")).toBe(1);
});

it("is sold by money that came past the site, once it is written down with its proof", async () => {
  await page.getByRole("button", { name: "Записать оплату" }).click();
  const dialog = page.getByRole("dialog", { name: "Оплата не через сайт" });
  await dialog.getByRole("button", { name: "Записать оплату" }).click();
  await dialog.getByText("Обязательно для заполнения").waitFor();
  await dialog.getByLabel(/^Чем подтверждается/).fill("Платёжное поручение № 218");
  await dialog.getByRole("button", { name: "Записать оплату" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText(/Платёжное поручение № 218/).waitFor();
  const { data } = await visitor().getRequestByUuid({ query: { uuid } });
  expect(data.status).toBe(3);
  expect(data.money.paid).toEqual(data.prepayment);
});

it("is cancelled with a reason that the guest reads", async () => {
  await page.getByRole("button", { name: "Отменить заявку" }).click();
  const dialog = page.getByRole("dialog", { name: "Отменить заявку?" });
  await dialog.getByRole("button", { name: "Отменить заявку" }).click();
  await dialog.getByText("Напишите причину").waitFor();
  await dialog.getByLabel("Почему отменяете").fill("Дорогу размыло");
  await dialog.getByRole("button", { name: "Отменить заявку" }).click();
  await page.getByRole("heading", { name: "Заявка отменена организатором" }).waitFor();
  expect(await page.getByRole("button", { name: "Отменить заявку" }).count()).toBe(0);
  const { data } = await visitor().getRequestByUuid({ query: { uuid } });
  expect(data).toMatchObject({ status: 6, closing_words: "Дорогу размыло" });
  await expect
    .poll(async () => (await readEmails(journey)).filter((email) => email.includes("размыло")))
    .toHaveLength(1);
});

it("tells who gives the money back by hand, and keeps that it was given", async () => {
  await page.getByText(/верните ему .* сами/).waitFor();
  await page.getByRole("button", { name: "Записать возврат" }).click();
  await page.getByLabel(/^Чем подтверждается/).fill("Расписка от 3 июня");
  await page.getByRole("button", { name: "Деньги возвращены" }).click();
  await page.getByText(/верните ему .* сами/).waitFor({ state: "hidden" });
  const { data } = await visitor().getRequestByUuid({ query: { uuid } });
  expect(data.money.refunded).toEqual(data.money.paid);
  expect(data.money.refund_due.amount).toBe(0);
});

it("is nobody's to see for who has no right to it", async () => {
  await page.goto(`${journey.addresses.builder}/requests/999999`);
  await page.getByRole("heading", { name: "Такой страницы нет" }).waitFor();
});
