import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { departures } from "../tours/departure.table.ts";
import { requests } from "./request.table.ts";
import {
  forFamilies,
  openTestBooking,
  refusal,
  seats,
  withExtras,
} from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

test("a request holds seats, and its price is the party's by the departure's prices", async () => {
  const id = await booking.addDeparture(8, { ...forFamilies, prepayment_percent: 15 });
  const made = await booking.ask(id, { seats: [...seats(2), { option_id: "child", count: 1 }] });
  expect(made).toMatchObject({
    status: 1,
    seats: 3,
    total: { amount: 12_000_000, currency: "RUB" },
    prepayment: { amount: 1_800_000, currency: "RUB" },
  });
  const hold = new Date(made.hold_expires_at!).getTime() - Date.now();
  expect(Math.round(hold / 3_600_000)).toBe(24);
  expect(await booking.heldOf(id)).toBe(3);

  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: made.uuid } });
  expect(data.lines).toEqual([
    {
      option_id: "base",
      title: "Взрослый",
      kind: "person",
      count: 2,
      price: { amount: 4_800_000, currency: "RUB" },
    },
    {
      option_id: "child",
      title: "Ребёнок",
      kind: "person",
      count: 1,
      price: { amount: 2_400_000, currency: "RUB" },
    },
  ]);
  expect(data).toMatchObject({ departure: { start_date: "2027-05-01" }, can_cancel: true });
});

test("an infant takes no seat, and a supplement is nobody", async () => {
  const id = await booking.addDeparture(8, withExtras);
  const one = ["child", "infant", "room"].map((option_id) => ({ option_id, count: 1 }));
  const made = await booking.ask(id, { seats: [...seats(1), ...one] });
  const amount = 4_800_000 + 2_400_000 + 50_000 + 1_200_000;
  expect(made).toMatchObject({ seats: 2, total: { amount } });
  expect(await booking.heldOf(id)).toBe(2);
});

test.each([
  ["a child alone", [{ option_id: "child", count: 1 }]],
  ["an infant alone", [{ option_id: "infant", count: 1 }]],
  ["a room without anybody", [{ option_id: "room", count: 1 }]],
  ["more rooms than people", [...seats(1), { option_id: "room", count: 2 }]],
])("%s is refused, and holds nothing", async (_, party) => {
  const id = await booking.addDeparture(8, withExtras);
  expect(await refusal(booking.ask(id, { seats: party }))).toMatchObject({ status: 422 });
  expect(await booking.heldOf(id)).toBe(0);
});

test("the offer has the dates, prices, terms and kinds of options", async () => {
  const id = await booking.addDeparture(8, { ...withExtras, rest_due_days: 10 });
  await booking.ask(id, { seats: seats(3) });
  const [departure] = await booking.app.db.select().from(departures).where(eq(departures.id, id));
  const query = { tour_id: departure!.tourId };
  const { data } = await booking.app.call("bookingOffer", { query });
  expect(data).toMatchObject({ rest_due_days: 10, hours_to_confirm: 24, is_instant: false });
  expect(data.options.map(({ id: name, kind }) => [name, kind])).toEqual([
    ["base", "person"],
    ["child", "child"],
    ["infant", "infant"],
    ["room", "supplement"],
  ]);
  expect(data.departures).toMatchObject([{ id, seats_left: 5, start_date: "2027-05-01" }]);
  const card = await booking.app.call("tour", { query: { slug: data.tour.slug } });
  // Neither a child's price nor an infant's or a supplement's is what the tour costs from.
  expect(card).toMatchObject({ data: { price_from: { amount: 4_800_000 } } });
});

test("where the rest would be due by now, the whole sum is paid at once", async () => {
  const near = { ...forFamilies, prepayment_percent: 15, rest_due_days: 30 };
  const made = await booking.ask(await booking.addDeparture(8, near));
  expect(made.prepayment).toEqual(made.total);
  const free = { ...near, prepayment_percent: 0 };
  const onTheSpot = await booking.ask(await booking.addDeparture(8, free));
  expect(onTheSpot.prepayment.amount).toBe(0);
  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: onTheSpot.uuid } });
  expect(data.rest_due_date).toBe(data.departure.start_date);
});

test("the same key and body make one request, in whatever order its parts stand", async () => {
  const id = await booking.addDeparture(8, forFamilies);
  const body = booking.bodyOf(id, { seats: [...seats(1), { option_id: "child", count: 1 }] });
  const [first, ...others] = await Promise.all(
    Array.from({ length: 30 }, () => booking.app.call("createRequest", { body })),
  );
  const turned = { ...body, seats: body.seats.toReversed() };
  others.push(await booking.app.call("createRequest", { body: turned }));
  for (const again of others) expect(again.data.uuid).toBe(first!.data.uuid);
  expect(await booking.heldOf(id)).toBe(2);
});

test("another body under the same key is 409, and holds nothing", async () => {
  const id = await booking.addDeparture();
  const body = booking.bodyOf(id);
  await booking.app.call("createRequest", { body });
  const error = await refusal(
    booking.app.call("createRequest", { body: { ...body, comment: "Ещё раз" } }),
  );
  expect(error).toMatchObject({ status: 409 });
  expect(await booking.heldOf(id)).toBe(1);
});

test("too few seats are 409 that says how many are left, and leave no request behind", async () => {
  const id = await booking.addDeparture(3);
  await booking.ask(id, { seats: seats(2) });
  const response = await booking.app.ask("createRequest", {
    body: booking.bodyOf(id, { seats: seats(2) }),
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ data: { seats_left: 1 } });
  expect(await booking.app.db.$count(requests, eq(requests.departureId, id))).toBe(1);
});

test("only coming departures of listed tours are sold, for places that they have", async () => {
  const id = await booking.addDeparture();
  const place = [{ option_id: "submarine", count: 1 }];
  expect(await refusal(booking.ask(id, { seats: place }))).toMatchObject({ status: 422 });
  expect(await refusal(booking.ask(900_001))).toMatchObject({ status: 404 });
  booking.setNow(new Date("2027-05-02T00:00:00Z"));
  expect(await refusal(booking.ask(id))).toMatchObject({ status: 404 });
});

test("two unpaid holds of a departure are all that a phone or an e-mail gets", async () => {
  const id = await booking.addDeparture();
  const { contact } = booking.bodyOf(id);
  const samePhone = { ...contact, email: "another@example.com" };
  const sameEmail = { ...contact, phone: "+79990000000", email: contact.email.toUpperCase() };
  await booking.ask(id, { contact });
  const second = await booking.ask(id, { contact: samePhone });
  expect(await refusal(booking.ask(id, { contact }))).toMatchObject({ status: 429 });
  await booking.ask(id, { contact: sameEmail });
  expect(await refusal(booking.ask(id, { contact: sameEmail }))).toMatchObject({ status: 429 });
  await booking.app.call("cancelRequest", { body: { uuid: second.uuid } });
  await booking.ask(await booking.addDeparture(), { contact });
  expect(await booking.heldOf(id)).toBe(2);
});

// ASVS 2.3.2, 2.4.1
test("an address makes twenty requests an hour", async () => {
  const id = await booking.addDeparture(100);
  for (let made = 0; made < 20; made += 1) await booking.ask(id);
  const response = await booking.app.ask("createRequest", { body: booking.bodyOf(id) });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3600"]);
  booking.setNow(new Date("2027-04-01T10:00:01Z"));
  await booking.ask(id);
});

test("another price than was seen is 409 with the new one, and holds nothing until it is agreed to", async () => {
  const id = await booking.addDeparture();
  const total = { amount: 4_800_000, currency: "RUB" as const };
  const body = booking.bodyOf(id, { expected_total: { ...total, amount: 4_700_000 } });
  const error = await refusal(booking.app.call("createRequest", { body }));
  expect(error).toMatchObject({ status: 409, data: { total } });
  expect((error as Error).message).toMatch(/48.000/);
  const euros = { ...body, expected_total: { ...total, currency: "EUR" as const } };
  expect(await refusal(booking.app.call("createRequest", { body: euros }))).toMatchObject({
    status: 409,
    data: { total },
  });
  expect(await booking.heldOf(id)).toBe(0);
  const agreed = { ...body, expected_total: total };
  const { data } = await booking.app.call("createRequest", { body: agreed });
  expect(data.total).toEqual(total);
  // Sent again with what was seen before: the request that it made, not a second one.
  expect((await booking.app.call("createRequest", { body })).data.uuid).toBe(data.uuid);
  expect(await booking.heldOf(id)).toBe(1);
});
