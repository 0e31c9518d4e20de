import type { Departure } from "@tour/api";
import { expect, test } from "vitest";
import { lowestPrice } from "./tour-card.ts";

const departure = (seats_left: number, ...amounts: number[]): Departure => ({
  id: 1,
  tour_id: 1,
  start_date: "2027-01-01",
  end_date: "2027-01-02",
  capacity: 8,
  seats_left,
  status: "open",
  prices: amounts.map((amount) => ({ option_id: "a", price: { amount, currency: "RUB" } })),
});

test("a tour's price is the lowest one that can still be booked", () => {
  expect(lowestPrice([departure(0, 100), departure(3, 300, 200)])?.amount).toBe(200);
});

test("a tour that is sold out shows what it cost", () => {
  expect(lowestPrice([departure(0, 300), departure(0, 100)])?.amount).toBe(100);
});

test("a tour without dates has no price", () => {
  expect(lowestPrice([])).toBeNull();
});
