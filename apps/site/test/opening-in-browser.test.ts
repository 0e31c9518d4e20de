import { salesZone } from "@tour/api";
import { addDays, readToday } from "@tour/dates";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { form, link, name, useBookingInBrowser } from "./booking-in-browser.ts";

const { running } = useBookingInBrowser("opening");

const start = addDays(readToday(salesZone), 200);

/** Gives the tour two dates, of which the second is sold from a moment on; from null at once. */
function sell(at: number | null): void {
  const own = running.data;
  const [tour] = own.tours;
  const { sale_opening: _, ...sold } = tour!.departures[0]!;
  const opening = at !== null && {
    sale_opening: {
      ...{ at: new Date(at).toISOString(), date: readToday(salesZone, new Date(at)) },
      ...{ time: "10:00", time_zone: "Asia/Barnaul" },
    },
  };
  const first = {
    ...{ ...sold, id: 71, start_date: start, end_date: addDays(start, 5) },
    ...{ status: "open" as const, seats_left: 4 },
  };
  const days = { start_date: addDays(start, 20), end_date: addDays(start, 25) };
  const departures = [first, { ...first, ...opening, ...days, id: 72 }];
  own.tours = [{ ...tour!, departures }];
  own.offer = {
    departures: departures.map(({ tour_id: __, capacity: ___, prices, ...offered }) => ({
      ...offered,
      prices: prices.map(({ option_id, price }) => ({ option_id, price })),
    })),
  };
  own.revision += "-next";
}

interface Opened {
  page: Page;
  refused: string[];
}

async function open(path = ""): Promise<Opened> {
  const page = await running.browser.newPage({ viewport: { width: 390, height: 780 } });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto(`${running.address}${path}`);
  return { page, refused };
}

const book = (page: Page) => page.locator('a[href*="departure=72"]');
const words = (page: Page) => page.getByText(/Запись\sоткроется/).first();

test("an open page has the button once the server says that the sale has begun, and not before", async () => {
  const at = Date.now() + 3000;
  sell(at);
  const { page, refused } = await open();
  await words(page).waitFor();
  expect(await book(page).count()).toBe(0);
  await page.waitForTimeout(Math.max(0, at - Date.now()) + 1500);
  // The visitor's clocks are ahead of the server's: the page asks again and stays as it is.
  expect(await book(page).count()).toBe(0);
  sell(null);
  await book(page).waitFor();
  expect(await words(page).count()).toBe(0);
  expect(refused).toEqual([]);
  await page.close();
});

test("a page that shows nothing of a sale to come asks for nothing", async () => {
  sell(Date.now() + 1000);
  running.data.main = [];
  const page = await running.browser.newPage();
  await page.goto(`http://${running.host}/`);
  await page.waitForTimeout(3000);
  expect(await page.evaluate(() => document.documentElement.dataset["opens"])).toBeUndefined();
  const asked = running.api.requests.filter(({ path }) => path.startsWith("/spa/")).length;
  await page.waitForTimeout(2000);
  expect(running.api.requests.filter(({ path }) => path.startsWith("/spa/"))).toHaveLength(asked);
  await page.close();
});

test("who is booking another date is not torn away: the form gets the date, and the page is offered anew", async () => {
  const at = Date.now() + 5000;
  sell(at);
  const { page } = await open();
  await link(page).click();
  await form(page).waitFor();
  await name(page).fill("Ольга Ким");
  expect(await form(page).locator("[name=departure][type=radio]").count()).toBe(1);
  await page.waitForTimeout(Math.max(0, at - Date.now()));
  sell(null);
  const dates = form(page).locator("[name=departure][type=radio]");
  await expect.poll(() => dates.count()).toBe(2);
  await expect
    .poll(() => page.locator(".update-offer").textContent())
    .toContain("Запись открылась.");
  expect(await name(page).inputValue()).toBe("Ольга Ким");
  await page.close();
});

test("the booking page of a tour that is not sold yet becomes the form", async () => {
  const at = Date.now() + 3000;
  sell(at);
  running.data.offer.departures = running.data.offer.departures!.slice(1);
  const { page } = await open("/booking");
  await page.getByText("Запись ещё не открыта").waitFor();
  await page.waitForTimeout(Math.max(0, at - Date.now()));
  sell(null);
  const ready = page.locator("[data-booking-form] form");
  await expect.poll(() => ready.count()).toBe(1);
  await page.close();
});
