import type { BookingOffer } from "./entities/booking-offer.ts";
import { describe, expect, it } from "vitest";
import { findDeparture, firstChoice, listOptions, maxOf, priceChoice } from "./price-choice.ts";
import type { OfferedDeparture } from "./price-choice.ts";

const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" as const });

const july: OfferedDeparture = {
  id: 71,
  start_date: "2030-07-17",
  end_date: "2030-07-24",
  status: "open",
  seats_left: 4,
  prices: [
    { option_id: "room", price: roubles(12_000) },
    { option_id: "infant", price: roubles(500) },
    { option_id: "adult", price: { amount: 4_800_033, currency: "RUB" } },
    { option_id: "child", price: roubles(24_000) },
  ],
};
const august: OfferedDeparture = { ...july, id: 72, start_date: "2030-08-17", seats_left: 0 };

const offer: BookingOffer = {
  tour: { id: 8, title: "Белуха", slug: "beluha-8", time_zone: "Asia/Barnaul", min_age: 6 },
  currency: "RUB",
  individual_uuid: null,
  is_instant: false,
  hours_to_confirm: 24,
  hours_to_pay: 24,
  prepayment_percent: 30,
  rest_due_days: 14,
  cancellation_rules: [],
  options: [
    { id: "room", title: "Номер на одного", note: "", kind: "supplement" },
    { id: "infant", title: "Младенец", note: "", kind: "infant" },
    { id: "adult", title: "Взрослый", note: "", kind: "person" },
    { id: "child", title: "Ребёнок", note: "", kind: "child" },
    { id: "winter", title: "Зимой", note: "", kind: "person" },
  ],
  departures: [july, august],
  documents: [],
  words: [],
};
const family = { departureId: 71, counts: { adult: 2, child: 1, infant: 1, room: 1 } };
const early = "2030-01-01";

describe("the price of a party", () => {
  it("is added up line by line, people first", () => {
    const { lines, total } = priceChoice(offer, july, family, early);
    expect(lines.map(({ id, count, sum }) => [id, count, sum.amount])).toEqual([
      ["adult", 2, 9_600_066],
      ["child", 1, 2_400_000],
      ["infant", 1, 50_000],
      ["room", 1, 1_200_000],
    ]);
    expect(total).toEqual({ amount: 13_250_066, currency: "RUB" });
  });

  it("counts seats without infants and supplements, and people with infants", () => {
    const priced = priceChoice(offer, july, family, early);
    expect([priced.adults, priced.seats, priced.people]).toEqual([2, 3, 4]);
  });

  it("asks for a prepayment that is rounded up, and for the rest until its day", () => {
    const { total, prepayment, rest, restDueDate } = priceChoice(offer, july, family, early);
    expect(prepayment.amount).toBe(Math.ceil(total.amount * 0.3));
    expect(prepayment.amount + rest.amount).toBe(total.amount);
    expect(restDueDate).toBe("2030-07-03");
  });

  it.each([
    ["the day before the rest is due", "2030-07-02", false],
    ["the day when it is due", "2030-07-03", true],
    ["the last day before the start", "2030-07-16", true],
  ])("on %s", (_, today, isWhole) => {
    const { total, prepayment, rest } = priceChoice(offer, july, family, today);
    expect(prepayment.amount === total.amount).toBe(isWhole);
    expect(rest.amount === 0).toBe(isWhole);
  });

  it("leaves the whole sum to the last days of a tour without a prepayment", () => {
    const free = { ...offer, prepayment_percent: 0 };
    expect(priceChoice(free, july, family, early)).toMatchObject({
      prepayment: { amount: 0 },
      restDueDate: "2030-07-03",
    });
    expect(priceChoice(free, july, family, "2030-07-10")).toMatchObject({
      prepayment: { amount: 0 },
      restDueDate: "2030-07-17",
    });
  });

  it("takes nothing for what the departure does not sell", () => {
    const counts = { winter: 3, unheard: 2 };
    expect(priceChoice(offer, july, { departureId: 71, counts }, early)).toMatchObject({
      lines: [],
      total: { amount: 0 },
    });
    expect(listOptions(offer, july).map(({ id }) => id)).not.toContain("winter");
  });
});

describe("what can be chosen", () => {
  it("is a departure with seats, and none that is full or unknown", () => {
    expect(findDeparture(offer, { departureId: 71, counts: {} })).toBe(july);
    expect(findDeparture(offer, { departureId: 72, counts: {} })).toBeUndefined();
    expect(findDeparture(offer, { departureId: 9, counts: {} })).toBeUndefined();
  });

  it("is as many people as seats are left, and a supplement or an infant for each", () => {
    const priced = priceChoice(offer, july, family, early);
    const max = offer.options.map((option) => [option.id, maxOf(option, july, priced)]);
    expect(Object.fromEntries(max)).toMatchObject({ adult: 3, child: 2, room: 3, infant: 3 });
  });

  it("begins with the date that one came from, or the only one, and one person", () => {
    const counts = { adult: 1 };
    expect(firstChoice(offer, null)).toEqual({ departureId: 71, counts });
    const both = { ...offer, departures: [july, { ...august, seats_left: 2 }] };
    expect(firstChoice(both, null)).toEqual({ departureId: null, counts });
    expect(firstChoice(both, 72)).toEqual({ departureId: 72, counts });
    expect(firstChoice(both, 9)).toEqual({ departureId: null, counts });
  });
});
