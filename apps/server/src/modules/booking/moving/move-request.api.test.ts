import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal, seats, withExtras } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { requestEmails } from "../emails/request-email.table.ts";
import { departures } from "../../tours/departure.table.ts";

const { booking, guest } = await useTestBooking();

const cheap = { prices: { base: 4_000_000 } };
const dear = { prices: { base: 5_000_000 } };
/** A month before the start all comes back, later half. */
const rules = { cancellation_rules: [{ days_before: 20, refund_percent: 100 }] };
const halfRules = {
  cancellation_rules: [
    { days_before: 20, refund_percent: 100 },
    { days_before: 5, refund_percent: 50 },
  ],
};

const move = async (uuid: string, departureId: number) =>
  (await booking.app.call("moveRequest", { body: { uuid, departure_id: departureId } })).data;
const moveBySeller = async (id: number, departureId: number) => {
  const body = { id, departure_id: departureId };
  return (await booking.app.call("moveRequestBySeller", { body }, booking.organizer.owner)).data;
};
const datesOf = async (uuid: string) =>
  (await booking.app.call("requestDates", { query: { uuid } })).data;
const emailsOf = async (id: number) =>
  (await booking.app.db.select().from(requestEmails).where(eq(requestEmails.requestId, id)))
    .filter(({ kind }) => kind.startsWith("moved"))
    .map(({ kind, recipient }) => `${kind}, ${recipient}`);
const whole = async (...ids: number[]) => {
  for (const id of ids) expect(await findBroken(booking.app.db, id)).toEqual([]);
};

test("a request can move to dates with room for its party, which sell all of its options", async () => {
  const first = await booking.addDeparture(4, withExtras);
  const prices = { base: 5_000_000, child: 2_000_000, room: 1_000_000 };
  const fits = await booking.addDate(first, "2027-06-01", { prices });
  await booking.addDate(first, "2027-06-10", { prices, capacity: 2 });
  await booking.addDate(first, "2027-06-20", { prices: { base: 5_000_000 } });
  await booking.addDate(first, "2027-06-25", { prices, status: "closed" });
  await booking.addDate(first, "2027-03-01", { prices });
  await booking.addDeparture();
  const party = [
    { option_id: "base", count: 2 },
    { option_id: "child", count: 1 },
  ];
  const { id, uuid } = await booking.ask(first, { seats: party });
  const seen = await datesOf(uuid);
  expect(seen).toMatchObject({ can_move: true, total: { amount: 12_000_000 } });
  expect(seen.dates).toEqual([
    {
      departure_id: fits,
      start_date: "2027-06-01",
      end_date: "2027-06-01",
      status: "open",
      seats_left: 8,
      total: { amount: 12_000_000, currency: "RUB" },
      difference: { amount: 0, currency: "RUB" },
      variants: expect.arrayContaining([
        {
          option_id: "child",
          title: "Ребёнок",
          kind: "child",
          price: { amount: 2_000_000, currency: "RUB" },
          count: 1,
        },
        {
          option_id: "room",
          title: "Номер на одного",
          kind: "supplement",
          price: { amount: 1_000_000, currency: "RUB" },
          count: 0,
        },
      ]),
    },
  ]);
  const { owner } = booking.organizer;
  const body = { request_id: id };
  const bySeller = await booking.app.call("requestTourDates", { query: {}, body }, owner);
  expect(bySeller.data).toEqual(seen);
  const query = { with_variants: 0 } as const;
  const short = await booking.app.call("requestTourDates", { query, body }, owner);
  expect(short.data.dates[0]).not.toHaveProperty("variants");
});

test("a guest moves: seats, price, due date and history follow, and the hold stays", async () => {
  const from = await booking.addDeparture(4, rules);
  const to = await booking.addDate(from, "2027-07-01", dear);
  const made = await booking.ask(from, { seats: seats(2) });
  const moved = await move(made.uuid, to);
  expect(moved).toMatchObject({
    status: 1,
    hold_expires_at: made.hold_expires_at,
    departure: { id: to, start_date: "2027-07-01" },
    total: { amount: 10_000_000 },
    prepayment: { amount: 2_000_000 },
    rest_due_date: "2027-06-17",
    lines: [{ count: 2, price: { amount: 5_000_000 } }],
  });
  expect([await booking.heldOf(from), await booking.heldOf(to)]).toEqual([0, 2]);
  const { owner } = booking.organizer;
  const { data } = await booking.app.call("getRequest", { query: { id: made.id } }, owner);
  expect(data.history.at(-1)).toMatchObject({
    from: 1,
    to: 1,
    actor: "visitor",
    moved: { from: { start_date: "2027-05-01" }, to: { start_date: "2027-07-01" } },
  });
  expect(await emailsOf(made.id)).toEqual(
    expect.arrayContaining(["moved, guest", "moved by guest, organizer"]),
  );
  await whole(from, to);
  // Back and forth is told of each time.
  await move(made.uuid, from);
  expect((await emailsOf(made.id)).filter((one) => one === "moved, guest")).toHaveLength(2);
  await whole(from, to);
});

test("what was paid stays: a dearer date makes the rest larger, a cheaper one gives back", async () => {
  const from = await booking.addDeparture(4, rules);
  const [dearer, cheaper] = [
    await booking.addDate(from, "2027-07-01", dear),
    await booking.addDate(from, "2027-07-10", cheap),
  ];
  const { uuid } = await guest.confirm(from);
  await guest.pay(uuid, { kind: "full" });
  const { money } = await move(uuid, dearer);
  expect([money.paid.amount, money.rest.amount, money.refund_due.amount]).toEqual([
    4_800_000, 200_000, 0,
  ]);
  await whole(from, dearer);
  const back = await move(uuid, cheaper);
  expect([back.money.rest.amount, back.money.refund_due.amount]).toEqual([0, 800_000]);
  await guest.work();
  const { money: last } = await guest.read(uuid);
  expect([last.paid.amount, last.refunded.amount, last.refund_due.amount]).toEqual([
    4_800_000, 800_000, 0,
  ]);
  await whole(from, dearer, cheaper);
  const [row] = await booking.app.db.select().from(departures).where(eq(departures.id, cheaper));
  expect([row!.held, row!.sold]).toEqual([1, 1]);
});

test("money on its way during a move: what is beyond the new price goes back", async () => {
  const from = await booking.addDeparture(4, rules);
  const to = await booking.addDate(from, "2027-07-01", cheap);
  const { uuid } = await guest.confirm(from);
  const payment = await guest.begin(uuid, { kind: "full" });
  await move(uuid, to);
  await guest.press(payment, "pay");
  await guest.work();
  const { status, money } = await guest.read(uuid);
  expect([status, money.paid.amount, money.refunded.amount, money.rest.amount]).toEqual([
    3, 4_800_000, 800_000, 0,
  ]);
  await whole(from, to);
});

test("nearer to the start the guest asks the organiser, and no later date gives more back", async () => {
  const from = await booking.addDeparture(4, halfRules);
  const to = await booking.addDate(from, "2027-07-01");
  const { id, uuid } = await guest.confirm(from);
  await guest.pay(uuid);
  booking.setNow(new Date("2027-04-20T09:00:00Z"));
  expect((await guest.read(uuid)).can_move).toBe(false);
  expect((await datesOf(uuid)).can_move).toBe(false);
  const refused = await refusal(move(uuid, to));
  expect(refused).toMatchObject({ status: 422 });
  expect((refused as { data: unknown }).data).toMatchObject({
    organizer: { name: expect.any(String), phones: expect.any(Array) },
  });
  expect(await moveBySeller(id, to)).toMatchObject({ refund_cap_percent: 50, can_move: false });
  expect(await emailsOf(id)).toEqual(["moved, guest"]);
  const { data } = await booking.app.call("cancelQuote", { query: { uuid } });
  expect([data.refund_percent, data.refund.amount]).toEqual([50, 480_000]);
  await booking.app.call("cancelRequest", { body: { uuid } });
  await guest.work();
  expect((await guest.read(uuid)).money.refunded.amount).toBe(480_000);
  await whole(from, to);
});

test("what can't move is refused, and nothing changes", async () => {
  const from = await booking.addDeparture(4, { ...rules, ...withExtras });
  const full = await booking.addDate(from, "2027-07-01", { capacity: 1 });
  const without = await booking.addDate(from, "2027-07-02", { prices: { child: 100 } });
  const elsewhere = await booking.addDeparture();
  const { id, uuid } = await booking.ask(from, { seats: seats(2) });
  const tries: [number, object][] = [
    [from, { status: 422 }],
    [full, { status: 409, data: { seats_left: 1 } }],
    [without, { status: 422 }],
    [elsewhere, { status: 404 }],
    [2_000_000_000, { status: 404 }],
  ];
  for (const [to, expected] of tries) {
    expect(await refusal(move(uuid, to))).toMatchObject(expected);
    expect(await refusal(moveBySeller(id, to))).toMatchObject(expected);
  }
  await whole(from, full, without, elsewhere);
  await booking.endHold(id);
  expect(await refusal(move(uuid, full))).toMatchObject({ status: 409 });
  expect((await datesOf(uuid)).dates).toEqual([]);
});

test("a date that costs another sum than was seen is 409 with the new total, for guests and sellers", async () => {
  const first = await booking.addDeparture(8, rules);
  const other = await booking.addDate(first, "2027-06-01", dear);
  const { id, uuid } = await booking.ask(first);
  const total = { amount: 5_000_000, currency: "RUB" as const };
  const seen = { departure_id: other, expected_total: { ...total, amount: 4_800_000 } };
  const { app, organizer } = booking;
  const refused = { status: 409, data: { total } };
  expect(await refusal(app.call("moveRequest", { body: { uuid, ...seen } }))).toMatchObject(
    refused,
  );
  const bySeller = app.call("moveRequestBySeller", { body: { id, ...seen } }, organizer.owner);
  expect(await refusal(bySeller)).toMatchObject(refused);
  expect([await booking.heldOf(first), await booking.heldOf(other)]).toEqual([1, 0]);
  const agreed = { uuid, departure_id: other, expected_total: total };
  expect((await app.call("moveRequest", { body: agreed })).data.total).toEqual(total);
  await whole(id);
});
