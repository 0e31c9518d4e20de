import type { ExchangeRatesInput } from "@tour/api";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal, seats, withExtras } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";

const { booking, guest } = await useTestBooking();

const none: ExchangeRatesInput = { EUR: null, USD: null, BYN: null, KZT: null, CNY: null };
const inTenge = { ...withExtras, currency: "KZT" } as const;
const roubles = (whole: number) => ({ amount: whole * 100, currency: "RUB" });

const keep = async (rates: Partial<ExchangeRatesInput>) => {
  const query = { organizer_id: booking.organizer.id };
  const body = { ...none, ...rates };
  const { owner } = booking.organizer;
  return (await booking.app.call("updateExchangeRates", { query, body }, owner)).data;
};
const offerOf = async (departureId: number) => {
  const [row] = await booking.app.db
    .select()
    .from(departures)
    .where(eq(departures.id, departureId));
  return (await booking.app.call("bookingOffer", { query: { tour_id: row!.tourId } })).data;
};

test("prices of another currency become roubles by the rate, each of them whole, and are paid for on the site", async () => {
  await keep({ KZT: 0.1957 });
  const departure = await booking.addDeparture(4, inTenge);
  const offer = await offerOf(departure);
  expect(offer).toMatchObject({ currency: "RUB", rate: { currency: "KZT", roubles: 0.1957 } });
  const prices = offer.departures[0]!.prices.map(({ option_id, price }) => [option_id, price]);
  expect(Object.fromEntries(prices)).toEqual({
    base: roubles(9394),
    child: roubles(4697),
    infant: roubles(98),
    room: roubles(2348),
  });
  const { uuid } = await guest.confirm(departure, 2);
  expect(await guest.read(uuid)).toMatchObject({
    rate: { currency: "KZT", roubles: 0.1957 },
    money: { total: roubles(18_788), rest: roubles(18_788) },
  });
  await guest.pay(uuid, { kind: "full" });
  expect(await guest.read(uuid)).toMatchObject({ status: 3, money: { paid: roubles(18_788) } });
  expect(await findBroken(booking.app.db, departure)).toEqual([]);
});

test("a new rate changes what is offered, and nothing of what was agreed, on another date either", async () => {
  await keep({ KZT: 0.2 });
  const departure = await booking.addDeparture(4, inTenge);
  const prices = { base: 5_000_000, child: 2_400_000, infant: 50_000, room: 1_200_000 };
  const later = await booking.addDate(departure, "2027-06-01", { prices });
  const { uuid } = await guest.confirm(departure);
  await keep({ KZT: 0.3 });
  expect(await guest.read(uuid)).toMatchObject({ money: { total: roubles(9600) } });
  const asSeen = { seats: seats(1), expected_total: { amount: 960_000, currency: "RUB" } } as const;
  expect(await refusal(booking.ask(departure, asSeen))).toMatchObject({
    status: 409,
    data: { total: roubles(14_400) },
  });
  const { dates } = (await booking.app.call("requestDates", { query: { uuid } })).data;
  expect(dates).toMatchObject([{ total: roubles(10_000), difference: roubles(400) }]);
  const expected_total = { amount: 1_000_000, currency: "RUB" } as const;
  await booking.app.call("moveRequest", { body: { uuid, departure_id: later, expected_total } });
  expect(await guest.read(uuid)).toMatchObject({
    rate: { roubles: 0.2 },
    money: { total: roubles(10_000) },
  });
  for (const id of [departure, later]) expect(await findBroken(booking.app.db, id)).toEqual([]);
});

test("without a rate the price stays in its currency, and the site takes no payment", async () => {
  await keep({});
  const departure = await booking.addDeparture(4, inTenge);
  const offer = await offerOf(departure);
  expect([offer.currency, offer.rate, offer.is_instant]).toEqual(["KZT", undefined, false]);
  const { uuid } = await guest.confirm(departure);
  expect((await guest.read(uuid)).money.total).toEqual({ amount: 4_800_000, currency: "KZT" });
  expect(await refusal(guest.begin(uuid))).toMatchObject({ status: 409 });
});

test("a rate of roubles keeps its time until it changes; a wrong one is refused at its own field", async () => {
  const [first] = await keep({ USD: 92.5 });
  expect(await keep({ USD: 92.5, EUR: 100 })).toEqual([
    expect.objectContaining({ currency: "EUR", roubles: 100 }),
    first,
  ]);
  const [changed] = await keep({ USD: 93 });
  expect(Date.parse(changed!.updated_at)).toBeGreaterThan(Date.parse(first!.updated_at));
  for (const wrong of [0, -1, 100_001, 1.234_56]) {
    expect(await refusal(keep({ USD: wrong }))).toMatchObject({
      status: 400,
      validation: { USD: [expect.stringContaining("Курс")] },
    });
  }
  const query = { organizer_id: booking.organizer.id };
  const { owner } = booking.other;
  expect(await refusal(booking.app.call("getExchangeRates", { query }, owner))).toMatchObject({
    status: 403,
  });
});
