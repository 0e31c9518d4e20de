import { inProof } from "@tour/proof";
import { expectFine, expectPlainFine } from "@tour/test-browser/fine";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let home: string;

beforeAll(async () => {
  journey = await startJourney();
  home = journey.addresses.marketplace;
});
afterAll(() => journey.close());

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

async function open(window: BrowserContext, path: string): Promise<Page> {
  const page = await window.newPage();
  await page.goto(home + encodeURI(path));
  return page;
}

const cards = (page: Page) => page.locator("main [data-tour]");
const count = (page: Page) => page.locator("[data-saved-count]");
const savedIds = (page: Page) =>
  page
    .locator("[data-saved-list] li:not([data-removed]) [data-tour]")
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.tour));

/** The title of a card, as it is written there. */
const titleOf = async (page: Page, place: number) =>
  (await cards(page).nth(place).getAttribute("data-title")) ?? "";

const screens = ["desktop" as const, ...inProof("phone" as const)];

describe.each(screens)("a visitor without an account, on a %s", (size) => {
  it("saves tours, finds them after a restart of the browser, and takes one back", async () => {
    const window = await journey.newWindow(sizes[size]);
    const page = await open(window, "/tours");
    const hearts = page.locator("[data-heart]");
    for (const place of [0, 1, 2]) await hearts.nth(place).click();
    await expect.poll(() => count(page).textContent()).toBe("3");
    const expected = await Promise.all(
      [2, 1, 0].map((place) => cards(page).nth(place).getAttribute("data-tour")),
    );
    const kept = await window.storageState();
    await window.close();

    const again = await journey.newWindow({ ...sizes[size], storageState: kept });
    const saved = await open(again, "/tours");
    await saved.getByRole("link", { name: /^Сохранённое/ }).click();
    await expect.poll(() => savedIds(saved)).toEqual(expected);
    await expectFine(saved, "saved");
    await saved.locator("[data-saved-list] [data-heart]").nth(1).click();
    await expect.poll(() => count(saved).textContent()).toBe("2");
    await saved.getByRole("button", { name: "Вернуть" }).click();
    await expect.poll(() => count(saved).textContent()).toBe("3");
    await saved.reload();
    await expect.poll(() => savedIds(saved)).toEqual(expected);
  });

  it("takes them to another device by a link, where what is there already stays", async () => {
    const first = await open(await journey.newWindow(sizes[size]), "/tours");
    for (const place of [0, 1]) await first.locator("[data-heart]").nth(place).click();
    await first.goto(`${home}/saved`);
    await first.locator("[data-move] summary").click();
    await first.locator("[data-move-code] svg").waitFor();
    await expectFine(first, "saved-link");
    const link = await first.getByLabel("Ссылка", { exact: true }).inputValue();

    const second = await open(await journey.newWindow(sizes[size]), "/tours");
    for (const place of [1, 3]) await second.locator("[data-heart]").nth(place).click();
    await expect.poll(() => count(second).textContent()).toBe("2");
    await second.goto(link);
    await second.getByRole("button", { name: "Добавить к сохранённым" }).click();
    await expect.poll(() => count(second).textContent()).toBe("3");
    await expectFine(second, "saved-by-link");
    await second.getByRole("link", { name: "К сохранённому" }).click();
    await expect.poll(async () => (await savedIds(second)).length).toBe(3);
  });

  it("compares tours side by side at an address that others can open", async () => {
    const page = await open(await journey.newWindow(sizes[size]), "/tours");
    const compare = page.locator("main [data-compare]");
    const titles = await Promise.all([0, 1, 2, 3].map((place) => titleOf(page, place)));
    for (const place of [0, 1, 2, 3, 4]) await compare.nth(place).click();
    await page.getByText("не больше четырёх туров. Уберите один").waitFor();
    await expectFine(page, "compare-bar");
    await page.getByRole("link", { name: "Сравнить 4 тура" }).click();
    await page.getByRole("heading", { name: "Сравнение туров" }).waitFor();
    await expectFine(page, "compare");
    const shared = await open(await journey.newWindow(sizes.desktop), "/");
    await shared.goto(page.url());
    const heads = shared.locator("thead [data-tour]");
    expect(
      await heads.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.title)),
    ).toEqual(titles);
    // Their organisers confirm in the same way.
    await shared.goto(`${home}/compare?tours=1001,1007,1011`);
    expect(await shared.locator('tr[data-differs="false"]:visible').count()).toBeGreaterThan(0);
    await shared.getByRole("checkbox", { name: "Только различия" }).check();
    expect(await shared.locator('tr[data-differs="false"]:visible').count()).toBe(0);
  });

  it("comes from a card to its organiser, and finds again what was looked at", async () => {
    const window = await journey.newWindow(sizes[size]);
    const page = await open(window, "/tours");
    const title = await titleOf(page, 0);
    await page.locator("main [data-words]").first().click();
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(new URL(page.url()).origin).not.toBe(home);
    await page.goto(home);
    await page.locator("[data-viewed-row] strong").getByText(title, { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Ближайшие выезды" }).waitFor();
    await page.getByRole("heading", { name: "Последние места" }).waitFor();
    await expectFine(page, "front-viewed");
    await page.goto(`${home}/tours`);
    await page.locator('main a[href^="/organizers/"]').first().click();
    await page.getByRole("link", { name: "Сайт организатора" }).waitFor();
    await page.getByText("Мы проверили эти данные").waitFor();
    await expectFine(page, "organizer");
  });

  it("compares, and looks at saved tours of a link, without a script", async () => {
    const window = await journey.newWindow({ ...sizes[size], javaScriptEnabled: false });
    const page = await open(window, "/tours");
    expect(await page.locator("[data-heart]:visible").count()).toBe(0);
    const ids = await Promise.all(
      [0, 1].map((place) => cards(page).nth(place).getAttribute("data-tour")),
    );
    await page.locator("main [data-compare]").first().click();
    await page.locator('main a:has-text("Добавить")').first().click();
    expect(await page.locator("thead [data-tour]").count()).toBe(2);
    await expectPlainFine(page, "compare-plain");
    await page.goto(`${home}/saved?tours=${ids.join(",")}`);
    expect(await cards(page).count()).toBe(2);
    await expectPlainFine(page, "saved-plain");
    await page.goto(`${home}/saved`);
    await page.getByText("нужен JavaScript").waitFor();
  });
});

describe("what has gone from the marketplace", () => {
  it("says so among saved tours, and can be taken out", async () => {
    const window = await journey.newWindow(sizes.phone);
    const page = await open(window, "/tours");
    await page.locator("[data-heart]").first().click();
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem("market-saved") ?? "[]") as object[];
      const gone = { id: 2_000_000_000, title: "Тур, которого больше нет" };
      localStorage.setItem("market-saved", JSON.stringify([gone, ...saved]));
    });
    await page.goto(`${home}/saved`);
    await page.getByText("Тур, которого больше нет").waitFor();
    await expectFine(page, "saved-gone");
    await page.getByRole("button", { name: "Убрать", exact: true }).click();
    await expect.poll(() => count(page).textContent()).toBe("1");
  });
});
