import { checkStructuredData, readGraphs } from "@tour/schema-org";
import { expectFine, widths } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { marketTour, measureShift, useMarketInBrowser } from "./market-in-browser.ts";

const market = useMarketInBrowser();
const tours = Array.from({ length: 15 }, (_, index) => marketTour(index + 1));

test("an organiser's page has their tours page by page, reviews, what staff verified, and leads to their site", async () => {
  await market.give(tours);
  for (const width of [390, 1280]) {
    const page = await market.open("/organizers/site-1", { viewport: { width, height: 900 } });
    await page.getByRole("heading", { level: 1, name: "Тропа" }).waitFor();
    expect(await page.locator("article[data-tour]").count()).toBe(12);
    const site = page.getByRole("link", { name: "Сайт организатора" });
    expect(await site.getAttribute("href")).toBe("http://tropa.example");
    await page.getByRole("heading", { name: "Отзывы путешественников" }).waitFor();
    await page.getByText("Мы проверили эти данные 3").waitFor();
    await expectFine(page, "market-organizer");
    await page.getByRole("link", { name: "Показать ещё" }).click();
    await expect.poll(() => page.locator("article[data-tour]").count()).toBe(3);
  }
});

test("an organiser whom the marketplace does not show has no page; an old name leads to the new one", async () => {
  await market.give(tours);
  const page = await market.open("/organizers/site-1");
  const status = async (path: string) => {
    const answer = await page.request.get(market.address(path), { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await status("/organizers/site-99")).toEqual([404, undefined]);
  expect(await status("/organizers/site")).toEqual([404, undefined]);
  expect(await status("/organizers/site-1?page=9")).toEqual([404, undefined]);
  expect(await status("/organizers/renamed-1")).toEqual([301, "/organizers/site-1"]);
});

test("lists and organisers say what they are in schema.org's words", async () => {
  await market.give(tours);
  for (const path of ["/", "/tours", "/tours?direction=Алтай", "/organizers/site-1"]) {
    const page = await market.open(path, { javaScriptEnabled: false });
    const [graph] = readGraphs(await page.content()) as { "@graph": Record<string, unknown>[] }[];
    const list = graph!["@graph"].find((node) => node["@type"] === "ItemList");
    const [first] = list!.itemListElement as Record<string, unknown>[];
    expect(first, path).toMatchObject({ position: 1, url: "http://tropa.example/tour-1" });
    expect(await checkStructuredData(graph, market.address("")), path).toEqual([]);
  }
});

test("only useful choices are to be found: one direction, one activity, one month, what staff collected", async () => {
  await market.give(tours);
  const page = await market.open("/tours");
  const isFound = async (query: string) => {
    const text = await (await page.request.get(market.address(`/tours?${query}`))).text();
    const isIndexable = !text.includes("noindex");
    expect([query, text.includes('rel="canonical"')]).toEqual([query, isIndexable]);
    expect([query, text.includes("ItemList")]).toEqual([query, isIndexable]);
    return isIndexable;
  };
  const useful = [
    "",
    "direction=Алтай",
    "activity=Сплав",
    "month=2027-07",
    "direction=Алтай&page=1",
    "direction=Алтай&month=2027-07",
    "direction=Алтай&activity=Сплав",
  ];
  for (const query of useful) expect([query, await isFound(query)]).toEqual([query, true]);
  for (const query of [
    ...["direction=Алтай&direction=Ладога", "activity=Сплав&month=2027-07", "difficulty=2"],
    "direction=Алтай&activity=Сплав&month=2027-07",
    ...[
      "days=4-7",
      "age=6",
      "seats=last",
      "from=2027-05-01",
      "price=5000",
      "sort=price",
      "q=номер",
    ],
    "q=нетничего",
  ]) {
    expect([query, await isFound(query)]).toEqual([query, false]);
  }
});

test("the row of what was looked at comes to the front page and to an empty result, and moves nothing in sight", async () => {
  await market.give(tours);
  const window = await market.newWindow({ viewport: { width: 390, height: 844 } });
  const page = await market.open("/", {}, window);
  expect(await page.locator("[data-viewed-row]").isVisible()).toBe(false);
  await page.evaluate(() => {
    const viewed = [3, 99, 1].map((id) => ({ id, title: `Тур номер ${id}` }));
    localStorage.setItem("market-viewed", JSON.stringify(viewed));
  });
  for (const path of ["/tours?q=нетничего", "/"]) {
    await page.goto(market.address(path));
    const row = page.locator("[data-viewed-row]");
    await row.waitFor();
    const ids = await row
      .locator("[data-tour]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.tour));
    expect([path, ids]).toEqual([path, ["3", "1"]]);
    expect([path, await measureShift(page)]).toEqual([path, 0]);
    await expectFine(page, "market-viewed");
  }
});

const reviews = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  author: `Гость ${index + 1}`,
  city: "",
  date: "2027-05-01",
  rating: index === 40 ? 2 : 5,
  text: `Отзыв номер ${index + 1}`,
  photos: [],
  is_verified: false,
  reply: null,
}));

const names = (page: Page) => page.locator("[data-reviews] > li strong:first-child");

test("all reviews of an organiser are read page by page, at addresses that robots follow", async () => {
  await market.give(tours);
  market.market().reviews = reviews as never;
  const page = await market.open("/organizers/site-1", { javaScriptEnabled: false });
  expect(await names(page).count()).toBe(6);
  await page.getByRole("link", { name: "Все отзывы: 45" }).click();
  expect(await names(page).count()).toBe(20);
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
    /\/organizers\/site-1\/reviews$/,
  );
  await page.getByRole("link", { name: "Показать ещё" }).click();
  expect(new URL(page.url()).search).toBe("?page=2");
  expect(await names(page).first().textContent()).toBe("Гость 21");
  await page.getByRole("link", { name: "Сначала критические" }).click();
  expect(new URL(page.url()).pathname).toBe("/organizers/site-1/reviews/critical");
  expect(await names(page).first().textContent()).toBe("Гость 41");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  const status = async (path: string) =>
    (await page.request.get(market.address(path), { maxRedirects: 0 })).status();
  expect(await status("/organizers/site-1/reviews?page=9")).toBe(404);
  expect(await status("/organizers/site-1/reviews/loudest")).toBe(404);
  expect(await status("/organizers/renamed-1/reviews")).toBe(301);
  await page.context().close();
});

test("with a script the next reviews come below, and a tour of one counts as looked at", async () => {
  await market.give(tours);
  market.market().reviews = reviews as never;
  for (const width of widths) {
    const page = await market.open("/organizers/site-1/reviews", {
      viewport: { width, height: 900 },
    });
    await expectFine(page, "market-reviews");
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Показать ещё" }).click();
    await expect.poll(() => names(page).count()).toBe(40);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Гость 21");
    expect(new URL(page.url()).search).toBe("?page=2");
    await page.getByRole("link", { name: "Показать ещё" }).click();
    await expect.poll(() => names(page).count()).toBe(45);
    expect(await page.getByRole("link", { name: "Показать ещё" }).count()).toBe(0);
    await page.context().route("http://tropa.example/**", (route) => route.fulfill({ body: "" }));
    const title = await page.locator("[data-reviews] a").first().textContent();
    await page
      .locator("[data-reviews] a")
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    const viewed = await page.evaluate(() => localStorage.getItem("market-viewed"));
    expect(viewed).toContain(title);
    await page.context().close();
  }
});
