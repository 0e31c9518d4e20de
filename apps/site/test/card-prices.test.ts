import { expect, test } from "vitest";
import { block } from "./blocks.ts";
import { useSiteInBrowser } from "./browse-site.ts";

const { running, host } = useSiteInBrowser("card-prices", "Цены", (data) => {
  data.main = [block("grid", 4, 1), block("strip", 4, 2)];
  // The first tour's second date costs less: its card says so in a line of its own.
  data.tours = structuredClone(data.tours);
  const [tour] = data.tours;
  const [shown] = tour!.departures;
  const later = structuredClone(shown!);
  Object.assign(later, { id: 9001, start_date: "2030-07-01", end_date: "2030-07-08" });
  for (const price of later.prices) price.price = { amount: 100_00, currency: "RUB" };
  tour!.departures = [shown!, later];
});

test.each([1440, 768, 390])(
  "prices of cards side by side stand on one line at %i px",
  async (width) => {
    const page = await running.browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`http://${host()}/`);
    const rows = await page
      .locator('[data-block] ul:has([data-align="row"])')
      .evaluateAll((lists) =>
        lists.map((list) =>
          [...list.querySelectorAll('[data-align="row"]')].slice(0, 2).map((prices) => ({
            lines: prices.children.length,
            top: Math.round(prices.firstElementChild!.getBoundingClientRect().top),
          })),
        ),
      );
    expect(rows).toHaveLength(2);
    // On phones the grid's second card stands below its first.
    for (const [first, second] of width < 576 ? rows.slice(1) : rows) {
      expect([first!.lines, second!.lines]).toEqual([2, 1]);
      expect(second!.top).toBe(first!.top);
    }
    await page.close();
  },
);
