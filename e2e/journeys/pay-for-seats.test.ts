import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askForSeats, goToBank, openOrder, visitorOf } from "../src/booking.ts";
import { expectFine } from "../src/expect-fine.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";

let journey: Journey;
let departure: { id: number; tour_id: number };
/** One with a single seat. */
let narrow: typeof departure;

beforeAll(async () => {
  journey = await startJourney();
  const office = await openOffice(journey);
  const tour = await findTour(office, "Чуйский тракт до самого Марса");
  departure = await addDate(office, tour, { inDays: 90, roubles: 80_000 });
  narrow = await addDate(office, tour, { inDays: 120, roubles: 80_000, capacity: 1 });
});
afterAll(() => journey.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const readRequest = async (uuid: string) =>
  (await visitorOf(journey).getRequestByUuid({ query: { uuid } })).data;

/** A line of the request's money, for example "Оплачено". */
const sum = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).first();

it.each([390, 1440])(
  "a guest whose bank refuses reads that no money is gone and the seats wait, and pays anew at %i px",
  async (width) => {
    const uuid = await askForSeats(journey, { departure });
    const page = await openOrder(journey, uuid, width);
    await heading(page, "Заявка подтверждена").waitFor();
    await expectFine(page, "order-to-pay");
    await goToBank(page);
    await expectFine(page, "bank");
    await press(page, "Отказ банка");
    await page.getByText("Оплата не прошла, деньги не списаны.").waitFor();
    await page.getByText(/Места за вами до .*осталось 1\sч/).waitFor();
    await expectFine(page, "payment-failed");

    await page.getByRole("radio", { name: "СБП, по QR-коду" }).check();
    await page.getByRole("button", { name: /^Внести предоплату/ }).click();
    const bank = page.getByRole("link", { name: "Открыть приложение банка" });
    await bank.waitFor();
    await expectFine(page, "payment-by-code");
    // On a computer one points a phone's camera at the code: the page hears of it by itself.
    const phone = width === 390 ? page : await page.context().newPage();
    if (phone === page) await bank.click();
    else await phone.goto((await bank.getAttribute("href"))!);
    await press(phone, "Оплатить");
    await heading(page, "Места ваши").waitFor();
    expect(await sum(page, "Оплачено").innerText()).toMatch(/^16\s000\s₽$/);
    expect(await sum(page, "Осталось оплатить").innerText()).toMatch(/^64\s000\s₽$/);
    await expectFine(page, "paid");
    const { money } = await readRequest(uuid);
    expect(money.payments.map(({ status }) => status)).toEqual([3, 2]);
    await page.context().close();
  },
);

it.each([390, 1440])("late money still buys seats that are free at %i px", async (width) => {
  const page = await openOrder(journey, await askForSeats(journey, { departure }), width);
  await goToBank(page);
  await press(page, "Оплатить позже срока");
  await heading(page, "Места ваши").waitFor();
  expect(await sum(page, "Оплачено").innerText()).toMatch(/^16\s000\s₽$/);
  await page.context().close();
});

it("money that comes after the time for seats that are gone goes back, and the guest reads so", async () => {
  const uuid = await askForSeats(journey, { departure: narrow });
  const page = await openOrder(journey, uuid, 1440);
  const order = await openOrder(journey, uuid, 390);
  await goToBank(page);
  await press(page, "Дождаться конца брони");
  // Nobody has to reload: the page of the request learns of it.
  await heading(order, "Время заявки вышло").waitFor();
  await order.getByText(/мы вернём места, если они ещё свободны, или все деньги/).waitFor();
  await expectFine(order, "hold-ended");
  const other = await askForSeats(journey, { departure: narrow });
  await press(page, "Оплатить");
  for (const one of [page, order]) {
    await one
      .getByText(/^Предоплата не пришла целиком в срок, и мест за вами больше нет/)
      .waitFor();
    await one.getByText("Возвращено").waitFor();
    expect(await sum(one, "Возвращено").innerText()).toMatch(/^16\s000\s₽$/);
    await one.getByText("Всё, что вы заплатили, мы вернули.").waitFor();
    await expectFine(one, "late-money-back");
  }
  expect((await readRequest(other)).status).toBe(2);
  await Promise.all([page, order].map((one) => one.context().close()));
});
