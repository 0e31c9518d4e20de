import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askForSeats, newGuest, openOrder, pay } from "../src/booking.ts";
import { openBuilder, organizer, secondStaff, staff, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let first: Page;
let second: Page;
let guest: Page;
let request = "";

const traveller = newGuest();
/** More than what one of staff may give back alone. */
const seats = 3;

beforeAll(async () => {
  journey = await startJourney();
  first = await openBuilder(journey, { account: staff, viewport: { width: 1440, height: 900 } });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  second = await openBuilder(journey, { account: secondStaff, ...phone });
  const office = await openOffice(journey);
  const tour = await findTour(office, "Чуйский тракт до самого Марса");
  const departure = await addDate(office, tour, { inDays: 60, roubles: 80_000 });
  const uuid = await askForSeats(journey, { departure, seats, guest: traveller });
  guest = await openOrder(journey, uuid, 390);
  await pay(guest, /^Оплатить всё сразу/);
});
afterAll(() => journey.close());

const press = (page: Pick<Page, "getByRole">, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

it("one takes an organiser off the marketplace, who reads why and is shown again later", async () => {
  const market = `${journey.addresses.marketplace}/tours`;
  const isShown = async () => (await (await fetch(market)).text()).includes("Чуйский");
  expect(await isShown()).toBe(true);
  await first.getByRole("link", { name: "Кедровая тропа" }).click();
  await press(first, "Снять с маркетплейса");
  const dialog = first.getByRole("dialog", { name: "Снять с маркетплейса" });
  await press(dialog, "Снять с маркетплейса");
  await dialog.getByText("Обязательно для заполнения").waitFor();
  await dialog.getByLabel("Причина").fill("Нет договора с перевозчиком");
  await expectFine(first, "staff-suspend");
  await press(dialog, "Снять с маркетплейса");
  await first.getByText("Нет договора с перевозчиком").waitFor();
  await expect.poll(isShown).toBe(false);
  const told = async () =>
    (await readEmails(journey, organizer.email)).some((one) => one.includes("перевозчиком"));
  await expect.poll(told).toBe(true);
  const owner = await openBuilder(journey);
  await owner.goto(`${owner.url()}/profile`);
  await owner.getByText("Нет договора с перевозчиком").waitFor();
  await owner.context().close();
  await press(first, "Вернуть на маркетплейс");
  await expect.poll(isShown).toBe(true);
});

it("one calls a request off with more money back than one may: nothing happens yet", async () => {
  await first.getByRole("navigation").getByRole("link", { name: "Заявки" }).click();
  await first.getByRole("searchbox").fill(traveller.name);
  const row = first.getByRole("row").filter({ hasText: traveller.name }).first();
  await row.getByRole("link").first().click();
  await first.getByRole("button", { name: "Отменить как площадка" }).waitFor();
  request = first.url();
  await press(first, "Отменить как площадка");
  const dialog = first.getByRole("dialog", { name: /^Отменить заявку/ });
  await dialog.getByLabel("Почему отменяете").fill("Организатор не отвечает две недели");
  await expectFine(first, "staff-cancel");
  await dialog.getByRole("button", { name: "Отменить заявку", exact: true }).dblclick();
  await first.getByText(/^Такой возврат должен подтвердить второй/).waitFor();
  await guest.reload();
  await guest.getByRole("heading", { name: "Места ваши" }).waitFor();
});

it("the same person can't confirm it, the second does, and the guest has the money back", async () => {
  const waiting = `${journey.addresses.builder}/crm/money/refunds`;
  await first.goto(waiting);
  await first.getByText(/^Этот возврат назначили вы/).waitFor();
  expect(await first.getByRole("button", { name: "Подтвердить возврат" }).count()).toBe(0);
  await second.goto(waiting);
  await second.getByText("Организатор не отвечает две недели").waitFor();
  await expectFine(second, "staff-refund");
  await second.getByRole("button", { name: "Подтвердить возврат" }).dblclick();
  await second.getByText("Никто не ждёт").waitFor();
  await first.getByText("Никто не ждёт").waitFor();
  await first.goto(request);
  await first.getByRole("heading", { name: "Заявку отменила площадка" }).waitFor();
  await guest.reload();
  await guest.getByText("Организатор не отвечает две недели").waitFor();
  await expect
    .poll(async () => {
      await guest.reload();
      return guest.locator('dt:text-is("Возвращено") + dd').first().innerText();
    })
    .toMatch(/^240\s000\s₽$/);
});
