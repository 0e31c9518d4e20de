import type { EditedDeparture, EditedTour } from "@tour/api";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askForSeats, openOrder, pay, siteOf, visitorOf } from "../src/booking.ts";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";

let journey: Journey;
let tour: EditedTour;
let departure: EditedDeparture;
const people: { page: Page; uuid: string }[] = [];

beforeAll(async () => {
  journey = await startJourney();
  const office = await openOffice(journey);
  tour = await findTour(office, "Чуйский тракт до самого Марса");
  departure = await addDate(office, tour, { inDays: 95, roubles: 80_000 });
});
afterAll(() => journey.close());

const box = (page: Page) => page.getByRole("checkbox", { name: /в сводке «Кто едет»/ });

/** Whoever books a seat and pays for it, on the page where they say who travels. */
async function travel(width: number): Promise<Page> {
  const uuid = await askForSeats(journey, { departure });
  const page = await openOrder(journey, uuid, width);
  await pay(page);
  await page.goto(`${siteOf(journey)}/add-tourists/${uuid}`);
  people.push({ page, uuid });
  return page;
}

/** What a visitor who comes now reads beside the date. */
async function readPage(width: number): Promise<string> {
  const page = await (await journey.newWindow({ viewport: { width, height: 800 } })).newPage();
  await page.goto(`${siteOf(journey)}/${tour.slug}`);
  const said = await page.getByText("Кто уже едет").locator("..").allTextContents();
  if (said.length > 0) await expectFine(page, `who-goes-${width}`);
  await page.context().close();
  return said.join().replaceAll("\u00a0", " ");
}

describe("guests who let the tour's page say who goes", () => {
  it("four agree in their forms, and the page says nothing of them", async () => {
    for (const [at, width] of [390, 768, 1440, 390].entries()) {
      const page = await travel(width);
      await page.getByRole("textbox", { name: "Дата рождения" }).fill(`14.03.199${at}`);
      expect(await box(page).isChecked()).toBe(false);
      await box(page).check();
      await page.getByText(/^Сохранено/).waitFor();
    }
    expect(await readPage(1440)).toBe("");
  });

  it("the fifth agrees, and whoever comes next reads it beside the date", async () => {
    const page = await travel(390);
    const birthday = page.getByRole("textbox", { name: "Дата рождения" });
    await birthday.fill("14.03.1994");
    await birthday.press("Tab");
    await page.getByText(/^Сохранено/).waitFor();
    expect(await readPage(390)).toBe("");
    await box(page).check();
    const { uuid } = people.at(-1)!;
    const agrees = async () =>
      (await visitorOf(journey).touristsInfo({ query: { uuid } })).data.tourists[0]!
        .joins_guest_summary;
    await expect.poll(agrees).toBe(true);
    for (const width of [390, 1440]) {
      expect(await readPage(width)).toMatch(
        /^Кто уже едет: в основном .+, большинство едут одни \(по ответам 5 гостей или больше\)$/,
      );
    }
  });

  it("one of them takes it back at the same place, and the page says nothing again", async () => {
    const { page, uuid } = people[0]!;
    await page.reload();
    expect(await box(page).isChecked()).toBe(true);
    await box(page).uncheck();
    const agrees = async () =>
      (await visitorOf(journey).touristsInfo({ query: { uuid } })).data.tourists[0]!
        .joins_guest_summary;
    await expect.poll(agrees).toBe(false);
    expect(await readPage(1440)).toBe("");
  });
});
