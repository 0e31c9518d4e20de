import type { EditedDeparture, EditedTour } from "@tour/api";
import { addDays, fromClock, readToday } from "@tour/dates";
import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGuest, siteOf } from "../src/booking.ts";
import { chooseDate, dates, fillIn } from "../src/booking-form.ts";
import { openBlock, openEditor, waitUntilSaved } from "../src/editor.ts";
import { manager as managerAccount, openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { screensFrom } from "../src/screens.ts";

const title = "Когда цветёт маральник";
/** As a person types a day. */
const typed = (day: string) => day.split("-").toReversed().join(".");
/** Typography keeps short words with their neighbours. */
const plain = (text: string) => text.replaceAll(/\u00a0|&nbsp;/g, " ");

describe.each(screensFrom("phone"))("early booking %s", (where, width, height) => {
  let journey: Journey;
  let office: Office;
  let tour: EditedTour;
  let departure: EditedDeparture;
  let manager: Page;
  let owner: Page;
  let visitor: Page;
  /** The same without scripts. */
  let plainVisitor: Page;
  /** The day on which the sale is to begin, at ten there. */
  let day = "";
  const viewport = { width, height };
  const window = { viewport, ...(width === 390 && { hasTouch: true }) };

  beforeAll(async () => {
    journey = await startJourney();
    office = await openOffice(journey);
    tour = await findTour(office, title);
    departure = await addDate(office, tour, { inDays: 200, roubles: 48_000, capacity: 2 });
    day = addDays(readToday(tour.fields.time_zone), 30);
    manager = await openBuilder(journey, { account: managerAccount, ...window });
    owner = await openBuilder(journey, window);
    visitor = await (await journey.newWindow(window)).newPage();
    const scriptless = await journey.newWindow({ ...window, javaScriptEnabled: false });
    plainVisitor = await scriptless.newPage();
  });
  afterAll(() => journey.close());

  const tourPage = () => `${siteOf(journey)}/${tour.slug}`;
  const bookingPage = () => `${tourPage()}/booking?departure=${departure.id}`;
  /** What any visitor's browser gets, before a script runs. */
  async function read(url: string): Promise<string> {
    await plainVisitor.goto(url);
    return plain(await plainVisitor.content());
  }
  const readTour = () => read(tourPage());
  const openDate = async (): Promise<Locator> => {
    const path = `/crm/${office.organizerId}/departures/${departure.id}`;
    await manager.goto(`${journey.addresses.builder}${path}`);
    await manager.getByRole("button", { name: "Изменить", exact: true }).click();
    return manager.getByRole("dialog", { name: new RegExp(`^${title}`) });
  };

  it("a manager says when guests can book a date, by the clocks of the tour", async () => {
    const form = await openDate();
    const start = form.getByRole("textbox", { name: "Запись гостей с" });
    await start.fill(typed(addDays(departure.start_date, 1)));
    await start.press("Tab");
    await form.getByRole("button", { name: "Сохранить" }).click();
    await form.getByText("Запись должна открыться раньше, чем начнётся поездка").waitFor();
    await start.fill(typed(day));
    await start.press("Tab");
    await form.getByText(/По часам тура: МСК\+4, UTC\+7/).waitFor();
    await form.getByText(/^Запись откроется .+ в 10:00\. До этого гости видят дату/).waitFor();
    await expectFine(manager, `sale-start-${where}`);
    await form.getByRole("button", { name: "Сохранить" }).click();
    await manager.getByText("Дата сохранена").waitFor();
    const query = { organizer_id: office.organizerId, id: departure.id };
    const { data } = await office.viewDeparture({ query });
    const at = fromClock(day, "10:00", tour.fields.time_zone).toISOString();
    expect(data.sale_starts_at).toBe(at);
  });

  it("the office's list says it", async () => {
    const search = new URLSearchParams({ tour: String(tour.id) });
    const { builder } = journey.addresses;
    await manager.goto(`${builder}/crm/${office.organizerId}/departures?${search}`);
    await manager
      .getByText(/^Запись с\s\d+\s[а-я]+( \d{4})?$/)
      .first()
      .waitFor();
    await expectFine(manager, `sale-start-list-${where}`);
  });

  it("a visitor sees when it opens, and can't book it", async () => {
    await expect.poll(readTour).toMatch(/Запись откроется .+ в 10:00 \(время тура, МСК\+4\)/);
    await visitor.goto(tourPage());
    const link = visitor.locator(`a[href*="departure=${departure.id}"]`);
    expect(await link.count()).toBe(0);
    await visitor
      .getByText(/Запись\sоткроется/)
      .first()
      .scrollIntoViewIfNeeded();
    await expectFine(visitor, `sale-to-come-${where}`);
    await visitor.goto(bookingPage());
    await visitor.getByText(/Пока выберите другую дату или вернитесь позже/).waitFor();
    await expectFine(visitor, `sale-to-come-booking-${where}`);
  });

  it("an owner has a new first screen go out with it", async () => {
    await openEditor(owner);
    await openBlock(owner, "Главный экран");
    await owner.getByLabel("Заголовок").first().fill("Запись открыта");
    await owner.getByRole("button", { name: "К списку блоков" }).click();
    await waitUntilSaved(owner);
    await owner.getByRole("button", { name: "Опубликовать" }).first().click();
    const dialog = owner.getByRole("dialog");
    await dialog.getByRole("button", { name: "Опубликовать позже" }).click();
    await dialog.getByRole("radio", { name: "Вместе с открытием записи" }).check();
    // The only one that is yet to begin is chosen.
    await dialog.getByRole("combobox", { name: /^Запись на какую дату/ }).waitFor();
    await dialog.getByText(/^Выйдет: .+ в 10:00 \(МСК\+4\)/).waitFor();
    await expectFine(owner, `sale-publication-${where}`);
    await dialog.getByRole("button", { name: "Назначить" }).click();
    await dialog.getByText(/^Выйдет .+ в 10:00\./).waitFor();
    await dialog.getByRole("link", { name: "К списку" }).click();
    await owner.getByText(`Вместе с открытием записи: ${title}`, { exact: false }).waitFor();
    await expectFine(owner, `sale-publication-waits-${where}`);
  });

  it("the sale is moved, and from its minute on the visitor books; what was tied to it is on the site", async () => {
    // Nobody waits for a month here: it is moved to a few seconds from now.
    await visitor.goto(bookingPage());
    const body = { sale_starts_at: new Date(Date.now() + 4000).toISOString() };
    const query = { organizer_id: office.organizerId, id: departure.id };
    await office.updateDeparture({ query, body });
    expect(await readTour()).toMatch(/Запись откроется/);
    const readSite = () => read(siteOf(journey));
    await expect.poll(readSite).toContain("Запись открыта");
    await expect.poll(readTour).not.toContain("Запись откроется");

    await visitor.goto(bookingPage());
    const date = dates(visitor).getByRole("radio", { checked: true });
    await chooseDate(visitor, date);
    await fillIn(visitor, newGuest());
    await visitor.getByRole("button", { name: /^(Забронировать|Отправить)/ }).click();
    await visitor.waitForURL(/\/order\//);
    const { data } = await office.viewDeparture({ query });
    expect(data.held).toBe(1);
  });
});
