import { expectFine, expectFineEverywhere } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newGuest, pay, siteOf, visitorOf } from "../src/booking.ts";
import { bookingForm, chooseFirstDate, fillIn } from "../src/booking-form.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";

let journey: Journey;
let builder: Page;
let tour = "";

beforeAll(async () => {
  journey = await startJourney();
  const office = await openOffice(journey);
  const known = await findTour(office, "Чуйский тракт до самого Марса");
  const query = { organizer_id: office.organizerId };
  const body = { ...known.fields, title: "Плато Укок за доллары", currency: "USD" as const };
  const { data } = await office.createTour({ query, body });
  await addDate(office, data, { inDays: 60, roubles: 1000 });
  tour = `${siteOf(journey)}/${data.slug}`;
  builder = await openBuilder(journey);
  await builder.getByRole("link", { name: "Оплата" }).click();
});
afterAll(() => journey.close());

const rate = () => builder.getByRole("spinbutton", { name: "За 1 доллар США" });
const rates = () => builder.locator("form").filter({ has: rate() });

async function keepRate(text: string): Promise<void> {
  await rate().fill(text);
  await rates().getByRole("button", { name: "Сохранить" }).click();
}

it("an organiser pays a rouble to see that money comes, and reads that it went back and notices arrive", async () => {
  const card = builder.locator("section").filter({ hasText: "Тестовый платёж" });
  await card.getByRole("button", { name: "Заплатить 1 ₽" }).click();
  await builder.getByRole("heading", { name: "Тестовая оплата" }).waitFor();
  await builder.getByRole("button", { name: "Уйти без оплаты" }).click();
  await card.getByText(/^Ждём оплату: 1\s₽/).waitFor();
  await card.getByRole("button", { name: "Открыть страницу оплаты" }).click();
  await builder.getByRole("button", { name: "Отказ банка" }).click();
  await card.getByText(/не прошла: банк отказал/).waitFor();
  await card.getByRole("button", { name: "Заплатить 1 ₽" }).click();
  await builder.getByRole("button", { name: "Оплатить", exact: true }).click();
  await card.getByText(/1\s₽ отправлен обратно/).waitFor();
  await card.getByText("Уведомление об оплате пришло").waitFor();
});

it("the address for notices is copied with one press", async () => {
  await builder.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await builder.getByRole("button", { name: "Скопировать" }).click();
  await builder.getByText("Адрес скопирован").waitFor();
  expect(await builder.evaluate(() => navigator.clipboard.readText())).toBe(
    `${siteOf(journey)}/spa/payment-notice/yookassa`,
  );
});

it("an organiser hears what a rate can be, and sets one as people write it", async () => {
  await keepRate("0");
  await builder.getByText("Курс — от 0,0001 до 100 000 рублей").waitFor();
  await keepRate("92,5");
  await builder.getByText(/^Изменён \d/).waitFor();
  await expectFineEverywhere(builder, "exchange-rates");
  await builder.reload();
  expect(await rate().inputValue()).toBe("92,5");
});

it("a guest reads roubles and the rate, pays them, and keeps the price when the rate changes", async () => {
  const viewport = { width: 390, height: 800 };
  const page = await (await journey.newWindow({ viewport, hasTouch: true })).newPage();
  await page.goto(tour);
  await page.getByRole("link", { name: "Забронировать" }).first().click();
  await chooseFirstDate(page);
  await fillIn(page, newGuest());
  await bookingForm(page)
    .getByText(/по курсу организатора: 1\s\$ = 92,50\s₽/)
    .waitFor();
  await expectFine(page, "booking-in-dollars");
  await page.getByRole("button", { name: "Забронировать" }).click();
  await page.getByText(/когда вы бронировали: 1\s\$ = 92,50\s₽/).waitFor();
  await keepRate("100");
  await rates().getByRole("button", { name: "Сохранено" }).waitFor();
  await pay(page);
  await expectFine(page, "order-in-dollars");
  const uuid = new URL(page.url()).pathname.split("/").at(-1)!;
  const { data } = await visitorOf(journey).getRequestByUuid({ query: { uuid } });
  expect(data).toMatchObject({
    rate: { currency: "USD", roubles: 92.5 },
    money: { total: { amount: 9_250_000, currency: "RUB" } },
  });
});
