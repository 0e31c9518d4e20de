import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { marketTour, picture, useMarketInBrowser } from "./market-in-browser.ts";

const market = useMarketInBrowser();

const pictures = ["a", "b", "c", "d"].map(picture);

/** Names of the pictures of the first card that were asked for. */
async function open(options: Parameters<typeof market.open>[1] = {}, path = "/tours") {
  const window = await market.newWindow({ viewport: { width: 1280, height: 900 }, ...options });
  const asked: string[] = [];
  const page = await window.newPage();
  page.on("request", (request) => {
    const [, name] = /\/media\/([a-d])\//.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto(market.address(path));
  await page.waitForLoadState("networkidle");
  return { page, asked };
}

const row = (page: Page) => page.locator("[data-gallery] a");
const current = (page: Page) =>
  page
    .locator("[data-gallery] i")
    .evaluateAll((dots) =>
      dots.findIndex((dot) => (dot as HTMLElement).dataset.current === "true"),
    );

/** A finger that goes across an element, from its very edge, where a pointer would find an arrow. */
async function swipe(element: Locator): Promise<void> {
  const page = element.page();
  const box = (await element.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  const edge = Math.round(box.x + box.width) - 10;
  await touch("touchStart", edge);
  for (const x of [40, 90, 150, 220, 250]) await touch("touchMove", edge - x);
  await touch("touchEnd", edge - 250);
}

test("only the first picture of a card comes before the first touch, then the next one ahead", async () => {
  await market.give([marketTour(1, { pictures })]);
  const { page, asked } = await open();
  expect(asked).toEqual(["a"]);
  await row(page).hover();
  await expect.poll(() => asked).toEqual(["a", "b"]);
  await page.locator('[data-step="1"]').click();
  await expect.poll(() => current(page)).toBe(1);
  await expect.poll(() => asked).toEqual(["a", "b", "c"]);
  await expectFine(page, "market-card-gallery");
});

test("a finger swipes through the pictures, and a tap leads to the tour", async () => {
  await market.give([marketTour(1, { pictures })]);
  const { page, asked } = await open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await swipe(row(page));
  await expect.poll(() => current(page)).toBe(1);
  expect(asked).toContain("b");
  const link = await row(page).getAttribute("href");
  expect(link).toBe("http://tropa.example/tour-1");
});

test("on phones a list of the front page is a row that a finger on a picture moves", async () => {
  await market.give([1, 2, 3, 4, 5].map((id) => marketTour(id, { pictures })));
  const window = await market.newWindow({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await window.newPage();
  await page.goto(market.address("/"));
  const list = page.locator('[data-is-row="true"]').first();
  const cards = list.locator("[data-tour]");
  await cards.first().scrollIntoViewIfNeeded();
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  await swipe(cards.first().locator("[data-gallery] a"));
  await expect.poll(() => list.evaluate((one) => one.scrollLeft)).toBeGreaterThan(100);
  expect(
    await row(page)
      .first()
      .evaluate((one) => one.scrollLeft),
  ).toBe(0);
  await expectFine(page, "market-front-rows");
});

test("the arrow keys on a card's link move its pictures to the last one and back", async () => {
  await market.give([marketTour(1, { pictures })]);
  const { page } = await open();
  const words = page.locator("[data-words]");
  await words.focus();
  for (const place of [1, 2, 3, 3]) {
    await words.press("ArrowRight");
    await expect.poll(() => current(page)).toBe(place);
  }
  expect(await page.locator('[data-step="1"]').isDisabled()).toBe(true);
  await words.press("ArrowLeft");
  await expect.poll(() => current(page)).toBe(2);
});

test("without a script a card has its first picture and nothing to press in vain", async () => {
  await market.give([marketTour(1, { pictures })]);
  const { page, asked } = await open({ javaScriptEnabled: false });
  expect(asked).toEqual(["a"]);
  expect(await page.locator("[data-step]:visible").count()).toBe(0);
  expect(await row(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test("a card says what is known of its tour, and nothing of what is not", async () => {
  const plain = { rating: null, reviews_count: 0, departures: [], image: null, pictures: [] };
  const full = { rating: 4.9, reviews_count: 12, difficulty: 4, pictures: pictures.slice(0, 1) };
  const few = marketTour(2, full);
  few.departures[0]!.seats_left = 2;
  await market.give([marketTour(1, { ...plain, price_from: null }), few]);
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const [bare = "", said = ""] = (await page.locator("[data-tour]").allInnerTexts()).map((text) =>
    text.replaceAll("\u00a0", " "),
  );
  for (const word of ["★", "отзыв", "мест", "₽"]) expect(bare).not.toContain(word);
  expect(bare).toContain("Даты скоро появятся");
  for (const words of ["сложно", "4,9 · 12 отзывов", "осталось 2 места", "Тропа"]) {
    expect(said).toContain(words);
  }
  expect(await page.locator("[data-gallery]").count()).toBe(0);
  const organizer = page.locator('[data-tour="2"] a[href^="/organizers/"]');
  expect(await organizer.getAttribute("href")).toBe("/organizers/site-1");
});

test("lines of cards beside each other agree, whatever is said on them", async () => {
  const long = "Большое путешествие по вулканам, рекам и долинам Камчатки с ночёвками в палатках";
  await market.give([marketTour(1), marketTour(2, { title: long }), marketTour(3)]);
  for (const path of ["/tours", "/organizers"]) {
    const { page } = await open({ viewport: { width: 1440, height: 900 } }, path);
    for (const words of [/^4–11\sиюля/, /₽/, /^Сравнить/]) {
      const tops = await page
        .locator("[data-tour]")
        .getByText(words)
        .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)));
      expect(new Set(tops).size, `${path} ${words}`).toBe(1);
    }
  }
});
