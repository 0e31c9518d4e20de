import { randomUUID } from "node:crypto";
import type { EditedTour } from "@tour/api";
import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askForSeats, goToBank, newGuest, openOrder, siteOf, visitorOf } from "../src/booking.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";

let journey: Journey;
let office: Office;
let departure: { id: number; tour_id: number };
/** One so near that a part of the money is kept of who cancels. */
let near: typeof departure;
/** One with a single seat. */
let narrow: typeof departure;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  const tour = await findTour(office, "Чуйский тракт до самого Марса");
  departure = await addDate(office, tour, { inDays: 90, roubles: 80_000 });
  near = await addDate(office, tour, { inDays: partlyKept(tour), roubles: 80_000 });
  narrow = await addDate(office, tour, { inDays: 120, roubles: 80_000, capacity: 1 });
});
afterAll(() => journey.close());

/** A day so near that the tour's rules give back a part, and so far that they give back something. */
function partlyKept({ fields: { cancellation_rules: rules } }: EditedTour): number {
  const rule = rules.find(({ refund_percent: percent }) => percent > 0 && percent < 100);
  if (!rule) throw new Error("The tour's rules give back all or nothing");
  return rule.days_before + 1;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const readRequest = async (uuid: string) =>
  (await visitorOf(journey).getRequestByUuid({ query: { uuid } })).data;

/** A line of the request's money, for example "Оплачено". */
const sum = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).first();

const widths = [390, ...inProof(1440)];

it.each(widths)(
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

it.each(widths)("late money still buys seats that are free at %i px", async (width) => {
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

it.each(widths)(
  "who cancels near the day reads at %i px what comes back of what was paid, and gets just that",
  async (width) => {
    const uuid = await askForSeats(journey, { departure: near });
    const page = await openOrder(journey, uuid, width);
    await sum(page, "Предоплата").waitFor();
    expect(await sum(page, "Оплачено").innerText()).toMatch(/^0\s₽$/);
    await goToBank(page);
    await press(page, "Оплатить");
    await heading(page, "Места ваши").waitFor();
    const before = (await readRequest(uuid)).money;
    const { data: quote } = await visitorOf(journey).cancelQuote({ query: { uuid } });
    expect(quote.refund.amount).toBeGreaterThan(0);
    expect(quote.refund.amount).toBeLessThan(before.paid.amount);
    await page.getByRole("link", { name: "Отменить заявку" }).click();
    const shown = await page.getByText(/^Вернём .* из .*\.$/).innerText();
    const [back, paid] = [...shown.matchAll(/(\d[\d\s]*)\s₽/g)].map(([, digits]) =>
      Number(digits!.replaceAll(/\s/g, "")),
    );
    expect([back! * 100, paid! * 100]).toEqual([quote.refund.amount, before.paid.amount]);
    await expectFine(page, "cancel-partly");
    await press(page, "Отменить заявку");
    await heading(page, "Вы отменили заявку").waitFor();
    await expect.poll(async () => (await readRequest(uuid)).money.refunded).toEqual(quote.refund);
    await sum(page, "Возвращено").waitFor();
    const { money } = await readRequest(uuid);
    expect(money.kept.amount).toBe(before.paid.amount - quote.refund.amount);
    const kept = await sum(page, "Удержано по правилам отмены").innerText();
    expect(Number(kept.replaceAll(/\D/g, "")) * 100).toBe(money.kept.amount);
    await expectFine(page, "cancelled-partly");
    await page.context().close();
  },
);

it.each(widths)(
  "a tour that was made for a guest is booked by them, once, at %i px",
  async (width) => {
    const guest = newGuest();
    const uuid = await askForSeats(journey, { departure, guest });
    const { id, lines, departure: dates } = await readRequest(uuid);
    const { start_date, end_date } = dates;
    const prices = lines.map(({ option_id }) => ({ option_id, amount: 9_900_000 }));
    const tour = { title: "Алтай для вас", text: "Медленнее и с баней.", capacity: 2, prices };
    await office.offerIndividualTour({ body: { id, ...tour, start_date, end_date } });
    const visitor = visitorOf(journey);
    const { data: own } = await visitor.individualTour({ query: { uuid } });
    const asked = { tour_id: own.id, individual_uuid: uuid };
    const { data: offer } = await visitor.bookingOffer({ query: asked });

    const page = await openOrder(journey, uuid, width);
    await page.getByRole("link", { name: "Посмотреть тур" }).click();
    await heading(page, "Алтай для вас").first().waitFor();
    await expectFine(page, "individual-tour");
    const address = `${siteOf(journey)}/order/${uuid}/individual-tour`;
    await page.goto(`${address}/booking`);
    await page.getByRole("radio").first().check();
    await page.getByLabel("Имя и фамилия").fill(guest.name);
    await page.getByRole("textbox", { name: "Телефон" }).pressSequentially(guest.phone.slice(2));
    await page.getByLabel("E-mail").fill(guest.email);
    for (const box of (await page.getByRole("checkbox").all()).slice(0, -1)) await box.check();
    await page.getByRole("button", { name: "Забронировать" }).click();
    await page.waitForURL((url) => /\/order\/[^/]+$/.test(url.pathname));
    expect(page.url()).not.toContain(uuid);
    await page.getByText("Алтай для вас").first().waitFor();
    expect(await sum(page, "Итого").innerText()).toMatch(/^99\s000\s₽$/);
    await expectFine(page, "individual-booked");

    expect((await readRequest(uuid)).individual_tour).toMatchObject({ is_booked: true });
    await page.goto(`${siteOf(journey)}/order/${uuid}`);
    await heading(page, "Заявка подтверждена").waitFor();
    expect(await page.getByRole("link", { name: "Посмотреть тур" }).count()).toBe(0);
    // Whoever kept the form open, or its address, is refused: the seats are not for another.
    const [free] = own.departures;
    const second = visitor.createRequest({
      body: {
        key: randomUUID(),
        departure_id: free!.id,
        individual_uuid: uuid,
        seats: [{ option_id: prices[0]!.option_id, count: 1 }],
        contact: newGuest(),
        consents: offer.documents.map(({ kind, version }) => ({ kind, version })),
      },
    });
    await expect(second).rejects.toMatchObject({ status: 409 });
    await page.context().close();
  },
);
