import { expect, test } from "vitest";
import { marketTour, useMarketInBrowser } from "./market-in-browser.ts";

const market = useMarketInBrowser();
const year = new Date().getFullYear() + 1;

/** Leaves in May and in July. */
function twice() {
  const tour = marketTour(1);
  const [july] = tour.departures;
  const may = { ...july!, id: 9, start_date: `${year}-05-03`, end_date: `${year}-05-10` };
  return { ...tour, departures: [may, july!] };
}

test("words that mean filters become choices, with a script and without one", async () => {
  await market.give([twice()]);
  for (const javaScriptEnabled of [true, false]) {
    const page = await market.open("/tours", {
      viewport: { width: 1280, height: 900 },
      javaScriptEnabled,
    });
    await page
      .getByRole(javaScriptEnabled ? "combobox" : "searchbox")
      .fill("Алтай до 60 тысяч, новичок");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Убрать: до 60 000 ₽" }).waitFor();
    for (const words of ["«Алтай»", "Очень легко", "Легко"]) {
      await page.getByRole("link", { name: `Убрать: ${words}`, exact: true }).waitFor();
    }
    const field = page.getByRole(javaScriptEnabled ? "combobox" : "searchbox");
    expect(await field.inputValue()).toBe("Алтай");
    await page.close();
  }
});

test("what lies near a city is a part of the map, which is called after it", async () => {
  const at = (latitude: number, longitude: number) =>
    ({ place: { latitude, longitude } }) as object;
  await market.give([
    marketTour(1, { title: "Бийск", ...at(52.54, 85.21) }),
    marketTour(2, { title: "Камчатка", ...at(53.02, 158.65) }),
  ]);
  for (const javaScriptEnabled of [true, false]) {
    const page = await market.open("/tours", { javaScriptEnabled });
    await page
      .getByRole(javaScriptEnabled ? "combobox" : "searchbox")
      .fill("недорого, рядом с Барнаулом");
    await page.keyboard.press("Enter");
    const part = page.getByRole("link", { name: "Убрать: Недалеко от Барнаула" });
    await part.waitFor();
    const titles = page.locator('[data-part="found"] [data-tour]');
    expect(await titles.evaluateAll((all) => all.map((one) => one.dataset.title))).toEqual([
      "Бийск",
    ]);
    await part.click();
    await expect.poll(() => titles.count()).toBe(2);
    await page.close();
  }
});

test("a card in a search by dates shows a date of that search", async () => {
  await market.give([twice()]);
  const page = await market.open("/tours");
  const card = page.locator("[data-tour]").first();
  await card.getByText(`3–10 мая ${year}`).waitFor();
  expect(await card.getByText(/июля/).count()).toBe(0);
  await page.goto(market.address(`/tours?month=${year}-07`));
  await card.getByText(`4–11 июля ${year}`).waitFor();
  // Also what is shown in place of nothing, while the month is kept.
  await page.goto(market.address(`/tours?q=нетничего&month=${year}-07`));
  await page.getByRole("heading", { name: "Таких туров пока нет" }).waitFor();
  await card.getByText(`4–11 июля ${year}`).waitFor();
});

test("on a slow line the button on the phone's sheet shows no count of before", async () => {
  await market.give([twice()]);
  const page = await market.open("/tours", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByText("Поиск и фильтры").first().tap();
  const button = page.getByRole("dialog").locator("button[type=submit]");
  await expect.poll(() => button.innerText()).toMatch(/^Показать 1\sтур$/);
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/tours?*", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.getByRole("radio", { name: "4–7 дней" }).check();
  await expect.poll(() => button.innerText()).toBe("Считаем туры…");
  await button.tap();
  release();
  await expect.poll(() => new URL(page.url()).search).toBe("?days=4-7");
  expect(asked, "what was on its way is not asked for again").toBe(1);
});

test("Back closes the phone's sheet and keeps what was chosen in it; closed by hand, it is one step", async () => {
  await market.give([twice()]);
  const page = await market.open("/organizers", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto(market.address("/tours"));
  const opener = page.getByText("Поиск и фильтры").first();
  const sheet = page.getByRole("dialog");
  const query = () => decodeURIComponent(new URL(page.url()).search);
  await page.locator('[data-search-field] [role="combobox"]').waitFor({ state: "attached" });
  await opener.tap();
  await sheet.getByRole("radio", { name: "4–7 дней" }).check();
  await expect.poll(query).toBe("?days=4-7");
  await page.goBack();
  await sheet.waitFor({ state: "hidden" });
  expect(query()).toBe("?days=4-7");
  await page.getByRole("link", { name: "Убрать: 4–7 дней" }).waitFor();
  // Opened and closed: no step of the history is left of it.
  await opener.tap();
  await sheet.getByRole("button", { name: "Закрыть" }).tap();
  await sheet.waitFor({ state: "hidden" });
  // Several choices are taken back by one step.
  await opener.tap();
  await sheet.getByRole("radio", { name: "1–3 дня" }).check();
  await expect.poll(query).toBe("?days=1-3");
  await sheet
    .getByRole("radio", { name: /^Не важно/ })
    .last()
    .check();
  await expect.poll(query).toBe("");
  await sheet.getByRole("radio", { name: "1–3 дня" }).check();
  await expect.poll(query).toBe("?days=1-3");
  await sheet.getByRole("button", { name: "Закрыть" }).tap();
  await page.goBack();
  await expect.poll(query).toBe("?days=4-7");
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/organizers");
});

test("words without suggestions can be looked for by a press", async () => {
  await market.give([twice()]);
  const page = await market.open("/tours", { viewport: { width: 1280, height: 900 } });
  await page.route("**/spa/suggestions?*", (route) => route.fulfill({ json: { data: [] } }));
  await page.getByRole("combobox").fill("Алтай недорого");
  await page.getByRole("button", { name: "Искать «Алтай недорого»" }).click();
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).search))
    .toBe("?q=Алтай&sort=price");
});

test("words that are typed in the phone's sheet take the count of before from its button", async () => {
  await market.give([twice()]);
  const page = await market.open("/tours", {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  await page.getByText("Поиск и фильтры").first().tap();
  const sheet = page.getByRole("dialog");
  const button = sheet.locator("button[type=submit]");
  await expect.poll(() => button.innerText()).toMatch(/^Показать 1\sтур$/);
  await sheet.getByRole("combobox").fill("такого нет");
  expect(await button.innerText()).toBe("Показать туры");
  await sheet.getByRole("radio", { name: "4–7 дней" }).check();
  await expect.poll(() => button.innerText()).toMatch(/^(Показать \d|Таких туров нет)/);
});
