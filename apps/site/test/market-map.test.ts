import { inProof } from "@tour/proof";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { marketTour, useMarketInBrowser } from "./market-in-browser.ts";
import { startTileServer } from "./tile-server.ts";
import type { TileServer } from "./tile-server.ts";

let tiles: TileServer;
beforeAll(async () => {
  tiles = await startTileServer({ attribution: "© Карты для проверки" });
});
afterAll(() => tiles?.stop());
beforeEach(() => {
  tiles.isDown = "no";
  tiles.asked.length = 0;
});

const market = useMarketInBrowser(() => ({ MAP_TILES: tiles.tiles }));

const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } }) as object;
const give = () =>
  market.give([
    marketTour(1, { title: "Бийск", ...at(52.54, 85.21) }),
    marketTour(2, { title: "Сростки", ...at(52.41, 85.7) }),
    marketTour(3, { title: "Белокуриха", ...at(51.99, 84.99) }),
    marketTour(4, { title: "Камчатка", ...at(53.02, 158.65) }),
    marketTour(5, { title: "Без места" }),
  ]);

const wide = { viewport: { width: 1440, height: 900 } };
const cards = (page: Page) =>
  page
    .locator('[data-part="found"] [data-tour]')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.title));
const boxOf = (page: Page) => new URL(page.url()).searchParams.get("box");
const drawn = (page: Page) => page.getByRole("group", { name: "Туры на карте" });
/** Groups of it are links, tours are buttons that show a preview. */
const marks = (page: Page) => drawn(page).locator("a, button");
const streets = (page: Page) => page.locator("[data-market-map] > div[data-is-shown]");

test("a map of tours works without a script: groups, parts and the way back are addresses", async () => {
  await give();
  const page = await market.open("/tours", { ...wide, javaScriptEnabled: false });
  await page.getByRole("link", { name: "На карте" }).click();
  expect(new URL(page.url()).search).toBe("?view=map");
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  expect(await page.getByText("Ещё 1 тур без места на карте").isVisible()).toBe(true);
  expect((await cards(page)).length).toBe(5);
  const names = await marks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("aria-label")?.replaceAll("\u00a0", " ")),
  );
  expect(names).toEqual(["3 тура рядом: показать ближе", "Камчатка"]);

  await drawn(page).getByRole("link", { name: /рядом/ }).click();
  expect((await cards(page)).toSorted()).toEqual(["Белокуриха", "Бийск", "Сростки"]);
  expect(await marks(page).count()).toBe(3);
  const before = boxOf(page)!;
  await page.getByRole("link", { name: "Дальше" }).click();
  expect(boxOf(page)).not.toBe(before);
  await page.getByRole("link", { name: "Убрать: Область на карте" }).click();
  expect((await cards(page)).length).toBe(5);
  await page.getByRole("link", { name: "Списком" }).click();
  expect(new URL(page.url()).search).toBe("");
  await page.context().close();
});

test("tours that begin at one place are shown as a list, where no nearer look would part them", async () => {
  await market.give([
    marketTour(1, { title: "Вулканы", ...at(53.02, 158.65) }),
    marketTour(2, { title: "Медведи", ...at(53.02, 158.65) }),
    marketTour(3, { title: "Бийск", ...at(52.54, 85.21) }),
  ]);
  for (const javaScriptEnabled of [true, false]) {
    const page = await market.open("/tours?view=map", { ...wide, javaScriptEnabled });
    const name = /^2\s+тура в одном месте: показать списком$/;
    await page.getByRole(javaScriptEnabled ? "button" : "link", { name }).click();
    await page.waitForURL((url) => !url.searchParams.has("view"));
    expect((await cards(page)).toSorted()).toEqual(["Вулканы", "Медведи"]);
    await page.context().close();
  }
});

test("streets come with the map alone, and it looks for tours where it is moved", async () => {
  await give();
  const page = await market.open("/tours", wide);
  await page.waitForLoadState("networkidle");
  expect(tiles.asked).toEqual([]);
  await page.getByRole("link", { name: "На карте" }).click();
  await streets(page).waitFor();
  const group = page.getByRole("button", { name: /3\s+тура рядом/ });
  await group.click();
  await expect
    .poll(() => cards(page).then((all) => all.toSorted()))
    .toEqual(["Белокуриха", "Бийск", "Сростки"]);
  expect(boxOf(page)).not.toBe(null);
  const near = page.url();

  const { x, y, width, height } = (await page.locator("[data-market-map]").boundingBox())!;
  await page.mouse.move(x + width * 0.9, y + height * 0.8);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + height * 0.8, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => page.url()).not.toBe(near);
  await expect.poll(() => cards(page)).not.toContain("Бийск");

  await page.goBack();
  await expect
    .poll(() => cards(page).then((all) => all.toSorted()))
    .toEqual(["Белокуриха", "Бийск", "Сростки"]);
  await expect
    .poll(() =>
      streets(page)
        .getByRole("button", { name: /^Бийск/ })
        .isVisible(),
    )
    .toBe(true);
  await page.context().close();
});

test("a tour's card lies at the end of the map on a phone, and Escape gives the focus back", async () => {
  await give();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await market.open("/tours?view=map", phone);
  await page.locator("[data-market-map]").scrollIntoViewIfNeeded();
  await streets(page).waitFor();
  const tour = streets(page).getByRole("button", { name: /^Камчатка/ });
  await tour.tap();
  const card = page.locator("[data-is-shown] a", { hasText: "Камчатка" });
  expect(await card.getAttribute("href")).toContain("/tour-4");
  const [map, box] = await Promise.all([
    page.locator("[data-market-map]").boundingBox(),
    card.boundingBox(),
  ]);
  expect(map!.height).toBeGreaterThan(600);
  expect(box!.y).toBeGreaterThan(map!.y + map!.height / 2);
  await card.focus();
  await page.keyboard.press("Escape");
  expect(await card.count()).toBe(0);
  expect(await tour.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().close();
});

test("while tiles can't be had the drawn map is moved in place", async () => {
  await give();
  tiles.isDown = "all";
  const page = await market.open("/tours?view=map", wide);
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
  await expect.poll(() => page.locator("[data-market-map] > div").count()).toBe(1);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await drawn(page).getByRole("link", { name: /рядом/ }).click();
  await expect
    .poll(() => cards(page).then((all) => all.toSorted()))
    .toEqual(["Белокуриха", "Бийск", "Сростки"]);
  await expect.poll(() => marks(page).count()).toBe(3);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  await page.context().close();
});

test("a choice of filters keeps the map, and an empty part says so", async () => {
  await give();
  const page = await market.open("/tours?view=map&box=0,0,10,10", {
    ...wide,
    javaScriptEnabled: false,
  });
  expect(await page.getByText("В этой части карты туров нет").isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: /Без «Область на карте»/ }).isVisible()).toBe(true);
  await page.getByRole("searchbox").fill("Бийск");
  await page.getByRole("button", { name: "Найти туры" }).click();
  expect(new URL(page.url()).searchParams.get("view")).toBe("map");
  await page.context().close();
});

test.each([390, ...inProof(768, 1200), 1440])(
  "list and map are fine at %i px, drawn and with streets",
  async (width) => {
    await give();
    for (const isDown of ["all", "no"] as const) {
      tiles.isDown = isDown;
      const page = await market.open("/tours?view=map", { viewport: { width, height: 900 } });
      await page.locator("[data-market-map]").scrollIntoViewIfNeeded();
      if (isDown === "no") await streets(page).waitFor();
      await page.waitForTimeout(process.env["SHOTS"] ? 1500 : 300);
      const name = `market-map-${isDown === "no" ? "streets" : "drawn"}`;
      await expectFine(page, name);
      const shots = process.env["SHOTS"];
      if (shots) await page.screenshot({ path: `${shots}/window-${name}-${width}.png` });
      await page.context().close();
    }
  },
);

test.each([900, 640])(
  "beside a list all of the map is seen in a window of %i px, and stays in it",
  async (height) => {
    await give();
    tiles.isDown = "all";
    const page = await market.open("/tours?view=map", { viewport: { width: 1440, height } });
    const readEnds = async () => {
      const box = (await page.locator("[data-market-map]").boundingBox())!;
      return { top: box.y, bottom: box.y + box.height };
    };
    const first = await readEnds();
    expect(first.top).toBeGreaterThan(0);
    expect(first.bottom).toBeLessThan(height);
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await readEnds()).top).toBeLessThan(first.top);
    const later = await readEnds();
    expect(later.top).toBeGreaterThan(0);
    expect(later.bottom - later.top).toBe(first.bottom - first.top);
    await page.context().close();
  },
);

const around: [name: string, latitude: number, longitude: number][] = [
  ["Алтай", 51.96, 85.96],
  ["Камчатка", 53.02, 158.65],
  ["Карелия", 61.7, 30.69],
  ["Эльбрус", 43.35, 42.44],
  ["Байкал", 51.85, 104.87],
  ["Непал", 27.72, 85.32],
  ["Перу", -13.5, -71.9],
];

test.each([
  ["of a country", around.slice(0, 5)],
  ["of one tour", around.slice(0, 1)],
  ["of the world", around],
])("names on the drawn map %s can be read in a frame of any shape", async (_, list) => {
  tiles.isDown = "all";
  await market.give(
    list.map(([title, latitude, longitude], index) =>
      marketTour(index + 1, { title, ...at(latitude, longitude) }),
    ),
  );
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 375, height: 812 },
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    const page = await market.open("/tours?view=map", { viewport, javaScriptEnabled: false });
    const found = await page.locator("[data-market-map]").evaluate((frame) => {
      const all = [...frame.querySelectorAll<SVGTextElement>("g[data-room] text")];
      const toBox = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      return {
        frame: toBox(frame),
        buttons: [...frame.querySelectorAll("nav a")].map(toBox),
        marks: [...frame.querySelectorAll("circle[data-is-one]")].map(toBox),
        names: all
          .filter((text) => toBox(text).width > 0)
          .map((text) => ({
            name: text.textContent,
            size: getComputedStyle(text).fontSize,
            box: toBox(text),
          })),
      };
    });
    expect(found.names.length).toBeGreaterThanOrEqual(4);
    const wrong = found.names.flatMap(({ name, size, box }, index) => {
      const { frame, buttons, marks, names } = found;
      const others = [...buttons, ...marks, ...names.slice(index + 1).map((each) => each.box)];
      const isCut =
        box.left < frame.left ||
        box.right > frame.right ||
        box.top < frame.top ||
        box.bottom > frame.bottom;
      const isOver = others.some(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      );
      return isCut || isOver || size !== "13px" ? [{ name, size, isCut, isOver, viewport }] : [];
    });
    expect(wrong).toEqual([]);
    await page.context().close();
  }
});
