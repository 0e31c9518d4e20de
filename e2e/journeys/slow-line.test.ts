import type { EditedDeparture, EditedTour } from "@tour/api";
import { inProof } from "@tour/proof";
import { expectFine, expectPlainFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askForSeats, newGuest, siteOf, visitorOf } from "../src/booking.ts";
import { bookingForm, chooseDate, chooseFirstDate, dates, fillIn } from "../src/booking-form.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";

let journey: Journey;
let office: Office;
let edited: EditedTour;
let tour = "";
/** Far enough for whoever books it to choose another date. */
let far: EditedDeparture;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  edited = await findTour(office, "Чуйский тракт до самого Марса");
  await addDate(office, edited, { inDays: 40, roubles: 80_000 });
  far = await addDate(office, edited, { inDays: 100, roubles: 80_000 });
  await addDate(office, edited, { inDays: 110, roubles: 80_000 });
  tour = `${siteOf(journey)}/${edited.slug}`;
});
afterAll(() => journey.close());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const orderAddress = /\/order\/([0-9a-f-]{36})$/;

/** What has come of one guest's taps. */
async function readMade({ name }: ReturnType<typeof newGuest>) {
  const query = { organizer_id: office.organizerId, page: 1 };
  const { data } = await office.listRequests({ query });
  return data.filter(({ guest }) => guest === name);
}

describe("a line of 50 kB a second, and somebody who taps at once and twice", () => {
  const screens = [[390, true] as const, ...inProof([1440, false] as const)];

  it.each(screens)("makes one request and one payment at %i px", async (width, hasTouch) => {
    const guest = newGuest();
    const window = await journey.newWindow({ viewport: { width, height: 800 }, hasTouch });
    const page = await window.newPage();
    await slowDown(page);
    await page.goto(tour, { waitUntil: "commit" });
    const books = page.getByRole("link", { name: "Забронировать" }).first();
    await pressTwice(page, books, dates(page));
    expect(await bookingForm(page).count()).toBe(1);
    await chooseFirstDate(page);
    await fillIn(page, guest);
    await expectFine(page, "booking-filled-in");
    const order = heading(page, "Заявка подтверждена");
    await pressTwice(page, button(page, "Забронировать"), order);
    expect(await readMade(guest)).toHaveLength(1);

    const bank = page.getByRole("link", { name: "Открыть приложение банка" });
    await pressTwice(page, button(page, /^Внести предоплату/), bank);
    const paying = page.getByRole("button", { name: "Оплатить", exact: true });
    await pressTwice(page, bank, paying);
    await pressTwice(page, paying, heading(page, "Места ваши"));
    const uuid = orderAddress.exec(page.url())![1]!;
    const { data } = await visitorOf(journey).getRequestByUuid({ query: { uuid } });
    expect(data.money.payments.map(({ status }) => status)).toEqual([2]);
    expect(data.money.paid.amount).toBe(data.prepayment.amount);
    expect(await readMade(guest)).toHaveLength(1);
    await window.close();
  });
});

describe("no script at all", () => {
  it.each([1440, ...inProof(390)])(
    "books, pays, writes down who travels and asks a question at %i px",
    async (width) => {
      const guest = newGuest();
      const viewport = { width, height: 800 };
      const window = await journey.newWindow({ viewport, javaScriptEnabled: false });
      const page = await window.newPage();
      await page.goto(tour);
      await page.getByRole("link", { name: "Забронировать" }).first().click();
      await page.waitForURL(/\/booking/);
      await chooseFirstDate(page);
      await expectPlainFine(page, "plain-booking");
      await fillIn(page, guest);
      await button(page, "Забронировать").click();
      await page.waitForURL(orderAddress);
      await expectPlainFine(page, "plain-order");

      await page.getByRole("radio", { name: "Банковская карта" }).check();
      await button(page, /^Внести предоплату/).click();
      await button(page, "Отказ банка").click();
      await page.getByText("Оплата не прошла, деньги не списаны.").waitFor();
      await page.getByRole("radio", { name: "СБП, по QR-коду" }).check();
      await button(page, /^Внести предоплату/).click();
      await expectPlainFine(page, "plain-pay");
      await page.getByRole("link", { name: "Открыть приложение банка" }).click();
      await page.getByRole("button", { name: "Оплатить", exact: true }).click();
      await heading(page, "Места ваши").waitFor();

      await page.getByRole("link", { name: "Заполнить данные туристов" }).click();
      await heading(page, "Кто едет").waitFor();
      // Playwright finds no text inside a noscript element.
      const words = await page.locator("main").innerText();
      expect(words).toContain("В каждой форме нажмите «Сохранить».");
      expect(words, "only with a script").not.toContain("Всё сохраняется по ходу");
      await page.getByRole("textbox", { name: "Фамилия" }).fill("Гостева");
      await page.getByRole("textbox", { name: "Имя" }).fill("Анна");
      await button(page, "Сохранить").click();
      await page.getByText("Проверьте, пожалуйста").waitFor();
      await expectPlainFine(page, "plain-tourists-refused");
      await page.getByRole("textbox", { name: "Дата рождения" }).fill("14.03.1990");
      await page.getByRole("textbox", { name: /^Серия и номер паспорта/ }).fill("4510 123456");
      await button(page, "Сохранить").click();
      await page.getByText("Заполнено", { exact: true }).waitFor();
      await expectPlainFine(page, "plain-tourists");

      await page.getByRole("link", { name: "К заявке" }).last().click();
      await page.getByLabel("Сообщение организатору").fill("Можно с собакой?");
      await button(page, "Отправить").click();
      await page.getByRole("region", { name: "Сообщения" }).getByText("Можно с собакой?").waitFor();
      await expectPlainFine(page, "plain-order-paid");
      await window.close();
    },
  );

  const widths = [[390, 43], ...inProof([1440, 44])] as [number, number][];

  it.each(widths)(
    "takes another date when others were quicker, at %i px",
    async (width, inDays) => {
      const guest = newGuest();
      const last = await addDate(office, edited, { inDays, roubles: 80_000, capacity: 1 });
      const viewport = { width, height: 800 };
      const window = await journey.newWindow({ viewport, javaScriptEnabled: false });
      const page = await window.newPage();
      await page.goto(`${tour}/booking`);
      await chooseDate(page, page.locator(`[name=departure][value="${last.id}"]`));
      await fillIn(page, guest);
      await askForSeats(journey, { departure: last });
      await button(page, "Забронировать").click();
      await page.getByText("Эту дату уже нельзя забронировать. Выберите другую.").waitFor();
      await expectPlainFine(page, "plain-date-taken");
      await chooseFirstDate(page);
      expect(await page.getByLabel("Имя и фамилия").inputValue()).toBe(guest.name);
      await button(page, "Забронировать").click();
      await page.waitForURL(orderAddress);
      await page.getByText(guest.email).first().waitFor();
      await window.close();
    },
  );
});

describe("a guest whose plans change", () => {
  it.each([
    [390, "on that line, pressing twice"] as const,
    [390, "without a script"] as const,
    ...inProof([1440, "without a script"] as const),
  ])("adds a tourist, takes another date and calls it off at %i px %s", async (width, way) => {
    const isPlain = way === "without a script";
    const viewport = { width, height: 800 };
    const window = await journey.newWindow({
      ...{ viewport, hasTouch: width < 576 },
      javaScriptEnabled: !isPlain,
    });
    const page = await window.newPage();
    if (!isPlain) await slowDown(page);
    const press = (target: Locator, next: Locator) => {
      if (!isPlain) return pressTwice(page, target, next);
      return target.click().then(() => next.waitFor());
    };
    const follow = async (name: string, title: string) => {
      await page.getByRole("link", { name, exact: true }).click();
      await heading(page, title).waitFor();
    };
    const expectPage = isPlain ? expectPlainFine : expectFine;
    const uuid = await askForSeats(journey, { departure: far });
    await page.goto(`${siteOf(journey)}/order/${uuid}`, { waitUntil: "commit" });

    await follow("Изменить состав", "Изменить состав");
    await expectPage(page, "change-party");
    await page.locator("summary").filter({ hasText: "Добавить" }).first().click();
    const confirm = page.locator("details[open]").getByRole("button", { name: "Подтвердить" });
    await press(confirm, page.getByText(/^ × 2, /));

    await follow("Посмотреть другие даты", "Перенести на другую дату");
    const date = page.getByRole("radio", { name: /Та\sже\sцена/ }).first();
    await date.check();
    const words = await page.locator("label").filter({ has: date }).first().innerText();
    const trip = page.getByRole("region", { name: "Поездка" });
    await press(button(page, "Перенести заявку"), trip.getByText(words.split("\n")[0]!));

    await follow("Отменить заявку", "Отменить заявку?");
    await expectPage(page, "call-off");
    await press(button(page, "Отменить заявку"), heading(page, "Вы отменили заявку"));
    const { data } = await visitorOf(journey).getRequestByUuid({ query: { uuid } });
    // Each was done once, however often it was pressed.
    expect([data.seats, data.status]).toEqual([2, 5]);
    await window.close();
  });
});

/** 0.4 s to and fro and 50 kB a second, as at the edge of a mobile network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = 50 * 1024;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

/**
 * As somebody who sees nothing happen, and presses once more after a while: the browser swallows what
 * is pressed while one page turns into the next.
 */
async function pressTwice(page: Page, target: Locator, next: Locator): Promise<void> {
  const press = (x: number, y: number) =>
    page.viewportSize()!.width < 576 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  await target.waitFor();
  for (let tries = 0; tries < 5 && !(await next.isVisible()); tries += 1) {
    // Scrolled to, and at rest; gone once the next page is there.
    const box = await target.hover({ trial: true, timeout: 5000 }).then(
      () => target.boundingBox(),
      () => null,
    );
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    if (box) for (const time of [1, 2]) await press(x + (width * time) / 3, y + height / 2);
    await next.waitFor({ timeout: 5000 }).catch(() => {});
  }
  await next.waitFor();
}
