import { expect, test } from "vitest";
import { planSales } from "./plan-sales.ts";
import { planVisits } from "./plan-visits.ts";

const today = "2026-11-25";

test("visits of thirteen months end today, and are the same each time", () => {
  const visits = planVisits(1, [1001, 1002], today);
  expect(visits).toEqual(planVisits(1, [1001, 1002], today));
  const days = visits.map(({ day }) => day).toSorted();
  expect([days[0], days.at(-1)]).toEqual(["2025-10-27", today]);
  expect(visits.every((one) => one.visits <= one.views && one.views > 0)).toBe(true);
  expect(visits.every(({ page, tour_id: id }) => (page === "main") === (id === 0))).toBe(true);
  // A demo's first start writes them all.
  expect(visits.length).toBeLessThan(6000);
});

test("the seats of a date are sold to the last one, to parties that had paid by the day", () => {
  const sales = planSales("Белуха", 11, today);
  expect(sales.reduce((sum, { seats }) => sum + seats, 0)).toBe(11);
  expect(sales.every(({ askedOn, paidOn }) => askedOn < paidOn && paidOn <= today)).toBe(true);
  expect(planSales("Белуха", 0, today)).toEqual([]);
});
