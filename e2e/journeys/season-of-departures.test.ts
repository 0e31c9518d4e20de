import type { EditedDeparture } from "@tour/api";
import { addDays, countDays, readToday } from "@tour/dates";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askForSeats, newGuest, openOrder, pay } from "../src/booking.ts";
import { manager as managerAccount, openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let office: Office;
let manager: Page;
let guest: Page;
let tourId = 0;
/** The season's first departure, before it is moved and after. */
let first: EditedDeparture;
let moved: EditedDeparture;

const tour = "Когда цветёт маральник";
const traveller = newGuest();
const season = { from: "2027-09-01", to: "2027-10-31" };
/** As a person types a day. */
const typed = (day: string) => day.split("-").toReversed().join(".");

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
  tourId = (await findTour(office, tour)).id;
  const wide = { viewport: { width: 1440, height: 900 } };
  manager = await openBuilder(journey, { account: managerAccount, ...wide });
});
afterAll(() => journey.close());

const press = (name: string | RegExp, place: Pick<Page, "getByRole"> = manager) =>
  place.getByRole("button", { name, exact: true }).click();
const dialog = (name: string | RegExp) => manager.getByRole("dialog", { name });

async function listSeason(): Promise<EditedDeparture[]> {
  const query = { organizer_id: office.organizerId, tour_id: tourId };
  const { data } = await office.listDepartures({ query });
  return data.filter(({ start_date: start }) => start >= season.from && start <= season.to);
}

async function typeDay(place: Pick<Page, "getByRole">, name: string, day: string): Promise<void> {
  const field = place.getByRole("textbox", { name, exact: true });
  await field.fill(typed(day));
  await field.press("Tab");
}

it("is made by a rule, with one date left out", async () => {
  await manager.goto(`${journey.addresses.builder}/crm/${office.organizerId}/departures`);
  await press("Добавить даты");
  const form = dialog("Добавить даты");
  await form.getByRole("combobox", { name: "Тур" }).click();
  await manager.getByRole("option", { name: tour }).click();
  await form.getByText(/^Взято из последней даты тура/).waitFor();
  await typeDay(form, "По", season.to);
  await typeDay(form, "С", season.from);
  const days = await form.getByRole("checkbox", { name: /сентября|октября/ }).all();
  expect(days.length, "Fridays of two months").toBe(9);
  await days.at(-1)!.uncheck();
  await expectFine(manager, "season-planned");
  await form.getByRole("button", { name: /^Добавить 8/ }).dblclick();
  await form.waitFor({ state: "detached" });
  await expect.poll(async () => (await listSeason()).map((one) => one.start_date)).toHaveLength(8);
  [first] = (await listSeason()) as [EditedDeparture];
});

it("gets dearer at once, and that is taken back", async () => {
  const before = (await listSeason()).map(({ prices }) => prices);
  const search = new URLSearchParams({ tour: String(tourId) });
  await manager.goto(`${journey.addresses.builder}/crm/${office.organizerId}/departures?${search}`);
  await manager.getByRole("combobox", { name: "Месяц" }).click();
  await manager.getByRole("option", { name: "Сентябрь 2027" }).click();
  const table = manager.getByRole("table", { name: "Даты туров" });
  await table.getByRole("checkbox").first().check();
  await press("Изменить");
  const form = dialog("Изменить выбранные даты");
  await form.getByLabel("Насколько").fill("10");
  await form.getByRole("button", { name: /^Изменить \d/ }).click();
  await manager.getByText(/^Изменено:/).waitFor();
  expect((await listSeason()).map(({ prices }) => prices)).not.toEqual(before);
  await press("Вернуть как было");
  await expect.poll(async () => (await listSeason()).map(({ prices }) => prices)).toEqual(before);
});

it("is sold: a guest pays on a phone, and stands in the departure by themselves", async () => {
  await manager.goto(
    `${journey.addresses.builder}/crm/${office.organizerId}/departures/${first.id}`,
  );
  await manager.getByText("Пока никто не едет").waitFor();
  const uuid = await askForSeats(journey, { departure: first, seats: 2, guest: traveller });
  guest = await openOrder(journey, uuid, 390);
  const needsConfirming = guest.getByRole("heading", { name: /^Заявка у организатора/ });
  expect(await needsConfirming.count(), "the tour takes bookings at once").toBe(0);
  await pay(guest);
  await manager.getByRole("region", { name: traveller.name }).waitFor();
  await expectFine(manager, "season-departure");
});

it("a departure is moved as a whole: the guest reads it in an email, and stays with it", async () => {
  const start = addDays(first.start_date, 14 + 1);
  await press("Перенести");
  const form = dialog(/^Перенести заезд/);
  await form.getByText(/^1\sзаявка, 2\sчеловека/).waitFor();
  await typeDay(form, "Новое начало", start);
  await expectFine(manager, "season-move");
  await press("Перенести заезд", form);
  await form.waitFor({ state: "detached" });
  await manager.waitForURL((url) => !url.pathname.endsWith(`/${first.id}`));
  moved = (await listSeason()).find(({ start_date: day }) => day === start)!;
  expect(moved).toMatchObject({ capacity: first.capacity, prices: first.prices });
  await manager.getByText(/^Даты изменились или группа мала: гость выбирает до/).waitFor();
  const told = async () =>
    (await readEmails(journey, traveller.email)).some((email) => email.includes("перенёс"));
  await expect.poll(told).toBe(true);
  await guest.getByRole("heading", { name: "Даты поездки изменились" }).waitFor();
  await expectFine(guest, "season-choose");
  await press(/^Поедем /, guest);
  await guest.getByRole("heading", { name: "Места ваши" }).waitFor();
  await manager
    .getByText(/гость выбирает до/)
    .first()
    .waitFor({ state: "detached" });
});

it("is run: guaranteed, given a guide, with lists and the guide's sheet", async () => {
  await press("Едем точно");
  await manager.getByText("Гости видят, что поездка состоится").waitFor();
  await press("Изменить");
  const form = manager.getByRole("dialog", { name: new RegExp(`^${tour}`) });
  await form.getByRole("combobox", { name: "Гид" }).click();
  await manager.getByRole("option").first().click();
  await press("Сохранить", form);
  await manager.getByText("Дата сохранена").waitFor();
  await manager.keyboard.press("Escape");
  await form.waitFor({ state: "detached" });
  await manager.getByRole("tab", { name: "Выгрузки" }).click();
  const download = manager.waitForEvent("download");
  await press("Скачать список");
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  const sheet = manager.getByRole("link", { name: "Лист гида, PDF" });
  const answer = await manager.request.get(
    new URL((await sheet.getAttribute("href"))!, manager.url()).href,
  );
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const account = { email: "guide@demo.tour", password: "demo-demo-demo" };
  const guide = await openOffice(journey, account);
  const { data } = await guide.myDepartures({ query: { organizer_id: office.organizerId } });
  expect(data.map(({ id }) => id)).toContain(moved.id);
  expect(countDays(readToday("Asia/Barnaul"), moved.start_date)).toBeGreaterThan(0);
});
