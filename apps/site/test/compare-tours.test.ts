import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { marketTour, useMarketInBrowser } from "./market-in-browser.ts";

const market = useMarketInBrowser();
const five = [1, 2, 3, 4, 5].map((id) => marketTour(id, { days: 3 + id, difficulty: 3 }));

const pick = (page: Page, id: number) =>
  page.locator(`[data-tour="${id}"]`).getByRole("button", { name: /^Сравнить/ });

test("up to four tours are picked, a fifth is refused with words, and the bar leads to them", async () => {
  await market.give(five);
  for (const width of [390, 1280]) {
    const page = await market.open("/tours", { viewport: { width, height: 900 } });
    for (const id of [1, 2, 3, 4]) await pick(page, id).click();
    await pick(page, 5).press(" ");
    await page.getByText("не больше четырёх туров. Уберите один").waitFor();
    expect(await pick(page, 5).getAttribute("aria-pressed")).toBe("false");
    await expectFine(page, "compare-bar");
    await page.getByRole("button", { name: "Убрать «Тур номер 2» из сравнения" }).click();
    await pick(page, 5).click();
    await page.getByRole("link", { name: "Сравнить 4 тура" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?tours=1,3,4,5");
    await expectFine(page, "compare");
  }
});

test("rows that differ are marked, and the others can be put aside", async () => {
  await market.give(five);
  const page = await market.open("/compare?tours=1,2");
  const row = (name: string) => page.locator(`tr[data-row="${name}"]`);
  expect(await row("days").getAttribute("data-differs")).toBe("true");
  expect(await row("days").getByRole("rowheader").textContent()).toContain("отличается");
  expect(await row("difficulty").getAttribute("data-differs")).toBe("false");
  expect(await page.getByText("Полосой отмечены строки").isVisible()).toBe(true);
  await page.getByRole("checkbox", { name: "Только различия" }).check();
  expect(await row("difficulty").isVisible()).toBe(false);
  expect(await row("days").isVisible()).toBe(true);
});

test("on a tablet four tours stand side by side without swiping", async () => {
  await market.give(five);
  const page = await market.open("/compare?tours=1,2,3,4", {
    viewport: { width: 768, height: 1024 },
  });
  const last = (await page.getByRole("columnheader", { name: "Тур номер 4" }).boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(769);
});

test("on a phone two tours are whole side by side, with each row's name above them", async () => {
  await market.give(five);
  const page = await market.open("/compare?tours=1,2,3", {
    viewport: { width: 375, height: 800 },
  });
  const second = page.locator("thead th").nth(2);
  const { x, width } = (await second.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(375);
  expect((await page.locator("thead th").nth(3).boundingBox())!.x).toBeLessThan(375);
  const row = page.locator('tr[data-row="days"]');
  const words = row.getByText("5 дней");
  const top = await words.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().top;
  });
  const name = await row.locator("th").evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().bottom;
  });
  expect(name).toBeLessThanOrEqual(top);
});

test.each([
  [375, "1,2"],
  [1280, "1,2,3,4"],
] as const)("the tours' names stay in sight, %i px wide", async (width, tours) => {
  await market.give(five);
  const page = await market.open(`/compare?tours=${tours}`, { viewport: { width, height: 500 } });
  const name = page.locator("thead [data-tour]").getByText("Тур номер 2");
  const picture = page.locator("thead img").first();
  await page.evaluate(() => document.querySelector("tbody tr:last-child")!.scrollIntoView());
  await expect.poll(async () => (await picture.boundingBox())!.y).toBeLessThan(-50);
  expect((await name.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.each([375, 768])("swiped tours' names ride along as one reads, %i px wide", async (width) => {
  const title = "Пешком через перевал Караколь к Мультинским озёрам и обратно";
  await market.give(five.map((tour, at) => (at === 1 ? { ...tour, title } : tour)));
  const page = await market.open("/compare?tours=1,2,3,4", { viewport: { width, height: 500 } });
  const rides = page.locator("[aria-hidden] strong").getByText(title);
  const names = page.locator("thead [data-tour]").getByText(title);
  expect(await rides.isVisible()).toBe(false);
  await page.getByRole("region", { name: "Сравнение туров" }).evaluate((one) => {
    one.scrollLeft = 100;
  });
  await page.evaluate(() => document.querySelector("tbody tr:nth-child(9)")!.scrollIntoView());
  await rides.waitFor();
  const [ridden, named] = [(await rides.boundingBox())!, (await names.boundingBox())!];
  expect(ridden.x).toBeCloseTo(named.x, 0);
  expect(ridden.y).toBeGreaterThanOrEqual(0);
  expect(ridden.y).toBeLessThan(20);
  await expectFine(page, "compare-riding");
});

test("on a phone the first column stays while tours are swiped", async () => {
  await market.give(five);
  const page = await market.open("/compare?tours=1,2,3,4", {
    viewport: { width: 375, height: 800 },
  });
  const head = page.locator('tr[data-row="days"] th');
  const before = (await head.boundingBox())!;
  await page.getByRole("region", { name: "Сравнение туров" }).evaluate((one) => {
    one.scrollLeft = 100;
  });
  const after = (await head.boundingBox())!;
  expect(Math.abs(after.x - before.x)).toBeLessThan(1);
  const last = page.locator('tr[data-row="days"] td').nth(1);
  expect((await last.boundingBox())!.x).toBeGreaterThan(before.x);
});

test("without a script links pick, add and take out; too many and gone ones are said", async () => {
  await market.give(five);
  const page = await market.open("/tours", { javaScriptEnabled: false });
  await page
    .locator('[data-tour="2"]')
    .getByRole("link", { name: "Сравнить «Тур номер 2»" })
    .click();
  await page.getByRole("link", { name: /Тур номер 1.*Добавить/ }).click();
  expect(new URL(page.url()).search).toBe("?tours=2,1");
  expect(await page.locator("thead [data-tour]").count()).toBe(2);
  await page.getByRole("link", { name: "Убрать «Тур номер 2» из сравнения" }).click();
  expect(new URL(page.url()).search).toBe("?tours=1");
  await page.goto(market.address("/compare?tours=5,4,3,2,1"));
  await page.getByText("показаны первые четыре").waitFor();
  expect(await page.locator("thead [data-tour]").count()).toBe(4);
  await page.goto(market.address("/compare?tours=1,99"));
  await page.getByText("больше нет среди опубликованных").waitFor();
  await page.goto(market.address("/compare?tours=x"));
  await page.getByText("Сравнивать пока нечего").waitFor();
});
