import { launchBrowser } from "@tour/test-browser";
import { expectFine } from "@tour/test-browser/fine";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi, FakeSite } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let own: FakeSite;
let host = "";
let path = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  host = `compare.localhost:${site.port}`;
  own = fakeSite("Тропа", [], [block("dates", 20, 1)]);
  // The sample's tours are those of every other test as well.
  own.tours = structuredClone(own.tours);
  const [tour] = own.tours;
  const [july] = tour!.departures;
  tour!.departures = [4, 5, 6, 7, 8].map((month, index) => ({
    ...july!,
    id: 70 + month,
    start_date: `2030-0${month}-10`,
    end_date: `2030-0${month}-12`,
    seats_left: month === 8 ? 0 : month,
    status: "open",
    prices: [
      { option_id: "base", price: { amount: 5_000_000 + index * 100_000, currency: "RUB" } },
    ],
  }));
  path = `/${tour!.slug}`;
  api.sites.set(host, own);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

async function open(address: string, options: Parameters<Browser["newPage"]>[0] = {}) {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, ...options });
  await page.goto(`http://${host}${address}`);
  return page;
}
const heads = async (page: Page) =>
  (await page.getByRole("columnheader").allInnerTexts()).map((one) =>
    one.replaceAll("\u00a0", " "),
  );
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const asked = (...ids: number[]) => `${path}/dates?${ids.map((id) => `compare=${id}`).join("&")}`;

test.each([true, false])(
  "dates are marked, seen side by side and booked, with a script: %s",
  async (javaScriptEnabled) => {
    const page = await open(path, { javaScriptEnabled });
    await page.getByRole("checkbox", { name: /^Сравнить: 10–12 мая/ }).check();
    await page.getByRole("checkbox", { name: /^Сравнить: 10–12 июля/ }).check();
    // What is full can't be booked, and is not offered to be compared.
    expect(await page.getByRole("checkbox", { name: /августа/ }).count()).toBe(0);
    const show = page.getByRole("button", { name: "Сравнить даты" });
    // It has come to where one marks, on whatever part of the list that is.
    await page.evaluate(() => document.querySelector("[data-compared]")!.scrollIntoView());
    expect((await show.boundingBox())!.y).toBeLessThan(800);
    await show.click();
    await page.waitForURL(`http://${host}${asked(75, 77)}`);
    expect((await heads(page)).map((one) => one.split("\n")[0])).toEqual([
      "10–12 мая 2030",
      "10–12 июля 2030",
    ]);
    expect(await row(page, "Цена с человека").innerText()).toMatch(/51\s000.*53\s000/su);
    expect(await row(page, "Места").innerText()).toMatch(/5\sмест\s+7\sмест/u);
    const book = page.getByRole("link", { name: "Забронировать: 10–12 июля 2030" });
    expect(await book.getAttribute("href")).toBe(`${path}/booking?departure=77`);
    await page.close();
  },
);

test("each choice is a page of its own, at an address that can be sent to somebody", async () => {
  for (const ids of [
    [74, 75],
    [76, 77],
  ]) {
    const page = await open(asked(...ids));
    const checked = page.locator("input[name=compare]:checked");
    const values = await checked.evaluateAll((all) =>
      all.map((one) => Number((one as HTMLInputElement).value)),
    );
    expect(values).toEqual(ids);
    expect(await page.getByRole("columnheader").count()).toBe(2);
    await page.close();
  }
});

test("one date, none, strange ones or more than four are no error, and all dates are there to choose", async () => {
  const said = async (address: string) => {
    const page = await open(address);
    const text = await page.getByRole("main").innerText();
    const columns = await page.getByRole("columnheader").count();
    expect(await page.locator("input[name=compare]").count()).toBe(5);
    await page.close();
    return { text, columns };
  };
  expect(await said(asked(75))).toMatchObject({
    columns: 0,
    text: expect.stringContaining("Отметьте ещё одну дату"),
  });
  const nothing = { columns: 0, text: expect.stringContaining("Отметьте от двух до четырёх дат") };
  expect(await said(`${path}/dates`)).toMatchObject(nothing);
  expect(await said(`${path}/dates?compare=%3Cb%3E&compare=-1&compare=`)).toMatchObject(nothing);
  expect(await said(asked(74, 75, 76, 77, 78))).toMatchObject({
    columns: 4,
    text: expect.stringContaining("показаны первые"),
  });
});

test("a tour without dates says so", async () => {
  const [tour] = own.tours;
  const { departures } = tour!;
  tour!.departures = [];
  const page = await open(`${path}/dates`);
  expect(await page.getByRole("heading", { level: 2 }).innerText()).toBe(
    "Ближайших дат сейчас нет",
  );
  tour!.departures = departures;
  await page.close();
});

test.each([320, 375, 768, 1440])("at %i px four dates side by side are fine", async (width) => {
  const page = await open(asked(74, 75, 76, 77), { viewport: { width, height: 800 } });
  await expectFine(page, "compare");
  await page.close();
});
