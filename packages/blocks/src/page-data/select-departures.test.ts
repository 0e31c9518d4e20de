import type { Departure } from "@tour/api";
import { expect, test } from "vitest";
import { isOpen, selectDepartures } from "./select-departures.ts";

const departure = (id: number, start_date: string, rest: Partial<Departure> = {}): Departure => ({
  id,
  tour_id: 1,
  start_date,
  end_date: start_date,
  capacity: 8,
  seats_left: 4,
  status: "open",
  prices: [],
  ...rest,
});

const today = "2027-03-01";
const price = (amount: number) => ({
  option_id: String(amount),
  price: { amount, currency: "RUB" as const },
});

test("past and cancelled departures are left out, today's stay, soonest first", () => {
  const views = selectDepartures(
    [
      departure(1, "2027-05-01"),
      departure(2, "2027-02-28"),
      departure(3, "2027-03-01"),
      departure(4, "2027-04-01", { status: "canceled" }),
    ],
    today,
  );
  expect(views.map(({ id }) => id)).toEqual([3, 1]);
});

test("a departure without seats is full, whatever its status", () => {
  const [view] = selectDepartures(
    [departure(1, "2027-05-01", { seats_left: 0, status: "guaranteed" })],
    today,
  );
  expect(view?.state).toBe("full");
});

test("closed departures and full ones can't be booked, guaranteed ones can", () => {
  const views = selectDepartures(
    [
      departure(1, "2027-05-01", { status: "closed" }),
      departure(2, "2027-05-02", { seats_left: 0 }),
      departure(3, "2027-05-03", { status: "guaranteed" }),
    ],
    today,
  );
  expect(views.filter(isOpen).map(({ id }) => id)).toEqual([3]);
});

test('the lowest price is shown, with "from" only when prices differ', () => {
  const [several, same] = selectDepartures(
    [
      departure(1, "2027-05-01", { prices: [price(500), price(300)] }),
      departure(2, "2027-05-02", { prices: [price(300), price(300)] }),
    ],
    today,
  );
  expect(several).toMatchObject({ price: { amount: 300 }, hasSeveralPrices: true });
  expect(same?.hasSeveralPrices).toBe(false);
});
