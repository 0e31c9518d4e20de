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

const opening = (at: string, date: string) => ({
  sale_opening: { at, date, time: "10:00", time_zone: "Asia/Barnaul" },
});

test("a departure whose sale has not begun can't be booked yet, and says by the tour's clocks when it can", () => {
  const views = selectDepartures(
    [
      departure(1, "2027-05-01", opening("2027-03-15T03:00:00.000Z", "2027-03-15")),
      departure(2, "2028-05-02", opening("2028-02-01T03:00:00.000Z", "2028-02-01")),
      departure(3, "2027-05-03", {
        ...opening("2027-03-15T03:00:00.000Z", "2027-03-15"),
        seats_left: 0,
      }),
      departure(4, "2027-05-04", {
        ...opening("2027-03-15T03:00:00.000Z", "2027-03-15"),
        status: "guaranteed",
      }),
    ],
    today,
  );
  expect(views.filter(isOpen)).toEqual([]);
  expect(views.map(({ id, state }) => [id, state])).toEqual([
    [1, "later"],
    [3, "full"],
    [4, "later"],
    [2, "later"],
  ]);
  const words = views.map(({ opening: view }) => view?.full.replaceAll("\u00a0", " "));
  expect(words).toEqual([
    "Запись откроется 15 марта в 10:00 (время тура, МСК+4)",
    undefined,
    "Запись откроется 15 марта в 10:00 (время тура, МСК+4)",
    "Запись откроется 1 февраля 2028 в 10:00 (время тура, МСК+4)",
  ]);
  expect(views[0]!.opening?.short.replaceAll("\u00a0", " ")).toBe("Запись с 15 марта");
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
