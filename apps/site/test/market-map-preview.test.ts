import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketTour, useMarketInBrowser } from "./market-in-browser.ts";
import { startTileServer } from "./tile-server.ts";
import type { TileServer } from "./tile-server.ts";

let tiles: TileServer;
beforeAll(async () => {
  tiles = await startTileServer({ attribution: "© Карты для проверки" });
});
afterAll(() => tiles?.stop());

const market = useMarketInBrowser(() => ({ MAP_TILES: tiles.tiles }));

const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } }) as object;
const give = () =>
  market.give([
    marketTour(1, { title: "Бийск", ...at(52.54, 85.21) }),
    marketTour(2, { title: "Сростки", ...at(52.41, 85.7) }),
    marketTour(3, { title: "Белокуриха", ...at(51.99, 84.99) }),
    marketTour(4, { title: "Камчатка", ...at(53.02, 158.65) }),
  ]);

const drawn = (page: Page) => page.getByRole("group", { name: "Туры на карте" });
const streets = (page: Page) => page.locator("[data-market-map] > div[data-is-shown]");
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

test.each([
  { width: 375, height: 812, javaScriptEnabled: false },
  { width: 375, height: 812, javaScriptEnabled: true },
  { width: 1440, height: 900, javaScriptEnabled: true },
])(
  "a tour on the drawn map is shown before one leaves for it: %o",
  async ({ javaScriptEnabled, ...viewport }) => {
    await give();
    tiles.isDown = "all";
    const page = await market.open("/tours?view=map", { viewport, javaScriptEnabled });
    const address = page.url();
    const mark = drawn(page).getByRole("button", { name: "Камчатка" });
    await mark.click();
    const preview = page.locator("[popover]:popover-open");
    expect(page.url()).toBe(address);
    for (const words of ["Камчатка", "4–11 июля", "₽", "Смотреть тур"])
      expect((await preview.innerText()).replaceAll("\u00a0", " ")).toContain(words);
    expect(await preview.getByRole("link").getAttribute("href")).toContain("/tour-4");
    const { x, y, width, height } = (await preview.boundingBox())!;
    expect([x >= 0, x + width <= viewport.width, y + height <= viewport.height]).toEqual(
      Array.from({ length: 3 }, () => true),
    );
    await preview.getByRole("button", { name: "Закрыть" }).click();
    expect(await preview.count()).toBe(0);
    await mark.click();
    await page.keyboard.press("Escape");
    expect(await preview.count()).toBe(0);
    expect(await focused(page)).toBe("Камчатка");
    await page.context().close();
  },
);

test.each(["all", "no"] as const)(
  "whoever opens a group by keyboard goes on among its tours, tiles down: %s",
  async (isDown) => {
    await give();
    tiles.isDown = isDown;
    const page = await market.open("/tours?view=map", { viewport: { width: 1440, height: 900 } });
    if (isDown === "no") await streets(page).waitFor();
    else await page.locator("form[data-live]").waitFor({ state: "attached" });
    const map = isDown === "no" ? streets(page) : drawn(page);
    await map.getByRole(isDown === "no" ? "button" : "link", { name: /3\s+тура рядом/ }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toMatch(/^(Бийск|Сростки|Белокуриха)/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (isDown === "all") {
      const closer = page.getByRole("link", { name: "Ближе" });
      await closer.focus();
      expect(await closer.getAttribute("aria-disabled")).toBeNull();
      // As near as a drawing says anything; who got there by keyboard stays where they are.
      for (let presses = 0; (await closer.getAttribute("aria-disabled")) === null; presses += 1) {
        expect(presses).toBeLessThan(8);
        const before = page.url();
        await page.keyboard.press("Enter");
        await expect.poll(() => page.url()).not.toBe(before);
        await expect.poll(() => focused(page)).toBe("Ближе");
      }
      await page.getByRole("link", { name: "Дальше" }).click();
      await expect.poll(() => closer.getAttribute("aria-disabled")).toBeNull();
    }
    await page.context().close();
  },
);
