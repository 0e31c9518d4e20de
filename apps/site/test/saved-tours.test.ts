import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { marketTour, measureShift, useMarketInBrowser } from "./market-in-browser.ts";

const market = useMarketInBrowser();
const three = [1, 2, 3].map((id) => marketTour(id));

const heart = (page: Page, id: number) =>
  page.getByRole("button", { name: `Сохранить «Тур номер ${id}»` });
const count = (page: Page) => page.locator("[data-saved-count]");
const shown = (page: Page) =>
  page
    .locator("[data-saved-list] [data-tour]")
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.tour)));

async function save(page: Page, ...ids: number[]) {
  for (const id of ids) await heart(page, id).click();
  await expect.poll(() => count(page).textContent()).not.toBe("");
}

test("hearts keep tours in the browser, the bar counts them, and other tabs hear of it", async () => {
  await market.give(three);
  const window = await market.newWindow({ viewport: { width: 1280, height: 900 } });
  const [page, other] = [
    await market.open("/tours", {}, window),
    await market.open("/tours", {}, window),
  ];
  await save(page, 1, 3);
  expect(await heart(page, 3).getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => count(other).textContent()).toBe("2");
  expect(await heart(other, 1).getAttribute("aria-pressed")).toBe("true");
  await page.reload();
  await expect.poll(() => count(page).textContent()).toBe("2");
  await heart(other, 1).focus();
  await other.keyboard.press("Space");
  await expect.poll(() => heart(page, 1).getAttribute("aria-pressed")).toBe("false");
});

test("saved tours are shown as they are now, the last one first, and one that has gone says so", async () => {
  await market.give(three);
  const window = await market.newWindow({ viewport: { width: 390, height: 844 } });
  const page = await market.open("/tours", {}, window);
  await save(page, 1, 2, 3);
  const dearer = marketTour(3, { title: "Тур номер 3, по-новому" });
  await market.give([marketTour(1), dearer]);
  await page.goto(market.address("/saved"));
  await expect.poll(() => shown(page)).toEqual([3, 1]);
  await page.getByText("Тур номер 3, по-новому").waitFor();
  const gone = page.locator("[data-saved-list] li").nth(1);
  expect(await gone.textContent()).toContain("Тур номер 2");
  expect(await gone.textContent()).toContain("больше нет среди опубликованных");
  await expectFine(page, "saved-with-gone");
  await gone.getByRole("button", { name: "Убрать" }).click();
  await expect.poll(() => count(page).textContent()).toBe("2");
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([3, 1]);
  expect(await page.locator("[data-saved-list] li").count()).toBe(2);
});

test("what is taken out can be put back to its place, by the keyboard", async () => {
  await market.give(three);
  const window = await market.newWindow({ viewport: { width: 1280, height: 900 } });
  const page = await market.open("/tours", {}, window);
  await save(page, 1, 2, 3);
  await page.goto(market.address("/saved"));
  await expect.poll(() => shown(page)).toEqual([3, 2, 1]);
  await heart(page, 2).press("Enter");
  await expect.poll(() => count(page).textContent()).toBe("2");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Вернуть");
  await page.keyboard.press("Enter");
  await expect.poll(() => count(page).textContent()).toBe("3");
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([3, 2, 1]);
});

test("a list that can't be read says so, loses nothing, and comes by a press", async () => {
  await market.give(three);
  const window = await market.newWindow({ viewport: { width: 390, height: 844 } });
  const page = await market.open("/tours", {}, window);
  await save(page, 1);
  await page.route("**/saved?tours=*", (route) => route.abort());
  await page.goto(market.address("/saved"));
  await page.getByText("Не получилось показать туры").waitFor();
  await page.unroute("**/saved?tours=*");
  await page.getByRole("button", { name: "Повторить" }).click();
  await expect.poll(() => shown(page)).toEqual([1]);
  expect(await page.getByText("Не получилось показать туры").isVisible()).toBe(false);
});

test("without anything saved the page leads on, and without a script it says what it needs", async () => {
  await market.give(three);
  for (const javaScriptEnabled of [true, false]) {
    const page = await market.open("/saved", { javaScriptEnabled });
    const words = javaScriptEnabled ? "Пока ничего не сохранено" : "нужен JavaScript";
    await page.getByText(words).waitFor();
    expect(await page.locator("main a[href='/tours']:visible").count()).toBe(1);
    if (javaScriptEnabled) await expectFine(page, "saved-empty");
  }
});

test("a link carries both lists to another browser, which keeps its own and can take it back", async () => {
  await market.give(three);
  const first = await market.open("/tours", { viewport: { width: 1280, height: 900 } });
  await save(first, 1, 2);
  await first.locator('[data-tour="3"] [data-words]').evaluate((link) => {
    link.addEventListener("click", (event) => event.preventDefault());
  });
  await first.locator('[data-tour="3"] [data-words]').click();
  await first.goto(market.address("/saved"));
  await first.locator("[data-move] summary").click();
  await first.locator("[data-move-code] svg").waitFor();
  const link = await first.getByLabel("Ссылка", { exact: true }).inputValue();
  expect(new URL(link).search).toBe("?tours=2,1&viewed=3");
  await expectFine(first, "saved-move");

  const window = await market.newWindow({ viewport: { width: 390, height: 844 } });
  const second = await market.open("/tours", {}, window);
  await save(second, 3, 1);
  await second.goto(link);
  await expectFine(second, "saved-by-link");
  const kept = () =>
    second.evaluate(() =>
      ["saved", "viewed"].map((name) =>
        (JSON.parse(localStorage.getItem(`market-${name}`) ?? "[]") as { id: number }[]).map(
          ({ id }) => id,
        ),
      ),
    );
  expect(await kept(), "nothing without a press").toEqual([[1, 3], []]);
  await second.getByRole("button", { name: "Добавить к сохранённым" }).click();
  await second.getByText("Добавлено: 1").waitFor();
  expect(await kept()).toEqual([[1, 3, 2], [3]]);
  await second.getByRole("button", { name: "Отменить" }).click();
  expect(await kept()).toEqual([[1, 3], []]);
});

test("the tours of a link are there without a script as well, and never kept for others", async () => {
  await market.give(three);
  const page = await market.open("/saved?tours=2,1,77", { javaScriptEnabled: false });
  expect(await page.locator("[data-linked] [data-tour]").count()).toBe(2);
  const other = await market.open("/saved?tours=3", { javaScriptEnabled: false });
  expect(await other.locator("[data-linked] [data-tour]").count()).toBe(1);
});

test("saved tours move nothing on the page when they come", async () => {
  await market.give(three);
  const window = await market.newWindow({ viewport: { width: 1280, height: 900 } });
  await save(await market.open("/tours", {}, window), 1, 2);
  for (const path of ["/", "/tours"]) {
    const page = await market.open(path, {}, window);
    await expect.poll(() => count(page).textContent()).toBe("2");
    const shift = await measureShift(page);
    expect([path, shift]).toEqual([path, 0]);
  }
});
