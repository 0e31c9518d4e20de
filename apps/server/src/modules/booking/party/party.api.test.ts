import type { ChangeParty, PartyQuote } from "@tour/api";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal, withExtras } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { requestEmails } from "../emails/request-email.table.ts";
import { tourists } from "../tourist.table.ts";

const { booking, guest } = await useTestBooking();

const half = { cancellation_rules: [{ days_before: 5, refund_percent: 50 }] };
const price = 4_800_000;

const partyOf = async (uuid: string) =>
  (await booking.app.call("requestParty", { query: { uuid } })).data;
const change = async (
  uuid: string,
  what: Pick<ChangeParty, "change" | "tourist_id" | "option_id">,
  quote: PartyQuote | null,
) => {
  const shown = {
    total: quote?.total.amount ?? 0,
    refund: quote?.refund.amount ?? 0,
    along: quote?.along.map(({ option_id }) => option_id) ?? [],
  };
  return (await booking.app.call("changeParty", { body: { uuid, ...what, ...shown } })).data;
};
const removeAt = async (uuid: string, index: number) => {
  const { people } = await partyOf(uuid);
  const { id, remove } = people[index]!;
  return change(uuid, { change: "remove", tourist_id: id }, remove);
};
const whole = async (...ids: number[]) => {
  for (const id of ids) expect(await findBroken(booking.app.db, id)).toEqual([]);
};

test("who is taken out of a paid request gets their share by the rules; the seat goes back", async () => {
  const departure = await booking.addDeparture(4, half);
  const { id, uuid } = await guest.confirm(departure, 3);
  await guest.pay(uuid, { kind: "full" });
  const { people } = await partyOf(uuid);
  expect(people.map(({ remove }) => remove)).toMatchObject([
    ...Array.from({ length: 3 }, () => ({
      total: { amount: 2.5 * price },
      refund: { amount: price / 2 },
      kept: { amount: price / 2 },
    })),
  ]);
  const after = await removeAt(uuid, 0);
  expect(after).toMatchObject({ seats: 2, status: 3, retained: { amount: price / 2 } });
  expect(after.travellers).toHaveLength(2);
  expect(after.money).toMatchObject({
    total: { amount: 2.5 * price },
    refund_due: { amount: price / 2 },
    rest: { amount: 0 },
  });
  expect(await booking.heldOf(departure)).toBe(2);
  await guest.work();
  expect((await guest.read(uuid)).money.refunded.amount).toBe(price / 2);
  await whole(departure);
  const emails = await booking.app.db
    .select()
    .from(requestEmails)
    .where(eq(requestEmails.requestId, id));
  expect(emails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["party changed", "party changed by guest"]),
  );
  // The second share is of their own money; what was kept of the first is settled.
  await removeAt(uuid, 0);
  expect(await guest.read(uuid)).toMatchObject({ retained: { amount: price }, seats: 1 });
  const quote = await booking.app.call("cancelQuote", { query: { uuid } });
  expect(quote.data.refund.amount).toBe(price / 2);
  await booking.app.call("cancelRequest", { body: { uuid } });
  await guest.work();
  expect((await guest.read(uuid)).money.refunded.amount).toBe(1.5 * price);
  await whole(departure);
});

test("of a prepayment the share of the one who leaves comes back, and the rest due is of the others", async () => {
  const departure = await booking.addDeparture(4, half);
  const { uuid } = await guest.confirm(departure, 2);
  await guest.pay(uuid);
  const { paid } = (await guest.read(uuid)).money;
  const share = paid.amount / 2;
  const { money } = await removeAt(uuid, 1);
  expect([money.refund_due.amount, money.rest.amount]).toEqual([share / 2, price - share]);
  await whole(departure);
});

test("a quote that changed is refused, and so is the last adult, a stranger's form and a trip begun", async () => {
  const departure = await booking.addDeparture(8, { ...withExtras, ...half });
  const made = await booking.ask(departure, {
    seats: [
      { option_id: "base", count: 1 },
      { option_id: "child", count: 1 },
      { option_id: "room", count: 2 },
    ],
  });
  const { uuid } = made;
  const stranger = await booking.ask(await booking.addDeparture());
  const foreign = (await partyOf(stranger.uuid)).people[0]!.id;
  const { people, options } = await partyOf(uuid);
  // Two rooms of one's own are for two: one goes with the child; the last adult stays.
  const [, leaving] = people;
  expect(people.map(({ remove }) => remove?.along.map(({ option_id }) => option_id))).toEqual([
    undefined,
    ["room"],
  ]);
  expect(leaving!.remove!.total.amount).toBe(price + 1_200_000);
  const room = options.find(({ kind }) => kind === "supplement")!;
  const wrong = { ...room.remove!, total: { ...room.remove!.total, amount: 1 } };
  const takeRoom = { change: "remove", option_id: "room" } as const;
  expect(await refusal(change(uuid, takeRoom, wrong))).toMatchObject({ status: 409 });
  await change(uuid, takeRoom, room.remove);
  const [adult, child] = (await partyOf(uuid)).people;
  expect([adult!.remove, child!.remove !== null]).toEqual([null, true]);
  for (const [id, status] of [
    [adult!.id, 422],
    [foreign, 404],
  ] as const) {
    const what = { change: "remove", tourist_id: id } as const;
    expect(await refusal(change(uuid, what, child!.remove))).toMatchObject({ status });
  }
  const steal = { change: "replace", tourist_id: foreign } as const;
  expect(await refusal(change(uuid, steal, null))).toMatchObject({ status: 404 });
  booking.setNow(new Date("2027-05-01T09:00:00Z"));
  expect((await partyOf(uuid)).can_change).toBe(false);
  const late = { change: "remove", tourist_id: child!.id } as const;
  expect(await refusal(change(uuid, late, child!.remove))).toMatchObject({ status: 409 });
  expect((await guest.read(uuid)).seats).toBe(2);
  await whole(departure);
});

test("who leaves takes the rooms along that would be left without them, as quoted and told", async () => {
  const departure = await booking.addDeparture(4, { ...withExtras, ...half });
  const seats = [
    { option_id: "base", count: 2 },
    { option_id: "room", count: 2 },
  ];
  const { id, uuid } = await booking.ask(departure, { seats });
  await booking.app.call("confirmRequest", { body: { id } }, booking.organizer.owner);
  await guest.pay(uuid, { kind: "full" });
  const own = price + 1_200_000;
  const { people } = await partyOf(uuid);
  expect(people[1]!.remove).toMatchObject({
    total: { amount: 1.5 * own },
    refund: { amount: own / 2 },
    along: [{ title: "Номер на одного", price: { amount: 1_200_000 } }],
  });
  // Nobody loses what they were not shown to lose.
  const blind = { ...people[1]!.remove!, along: [] };
  const take = { change: "remove", tourist_id: people[1]!.id } as const;
  expect(await refusal(change(uuid, take, blind))).toMatchObject({ status: 409 });
  await removeAt(uuid, 1);
  const after = await guest.read(uuid);
  expect(after).toMatchObject({ seats: 1, total: { amount: 1.5 * own } });
  expect(after.lines.map(({ option_id, count }) => [option_id, count])).toEqual([
    ["base", 1],
    ["room", 1],
  ]);
  await guest.work();
  expect((await guest.read(uuid)).money.refunded.amount).toBe(own / 2);
  expect(await booking.heldOf(departure)).toBe(1);
  await whole(departure);
  const [email] = await booking.app.db
    .select()
    .from(requestEmails)
    .where(and(eq(requestEmails.requestId, id), eq(requestEmails.kind, "party changed")));
  expect(email!.facts.party!.title).toBe("Взрослый», «Номер на одного");
});

test("one more comes at the request's own price while there is a seat, and has a form", async () => {
  const departure = await booking.addDeparture(3, half);
  const { uuid } = await guest.confirm(departure, 2);
  await guest.pay(uuid, { kind: "full" });
  const add = { change: "add", option_id: "base" } as const;
  const [line] = (await partyOf(uuid)).options;
  const after = await change(uuid, add, line!.add);
  expect(after).toMatchObject({ seats: 3, money: { rest: { amount: price } } });
  expect(after.travellers).toHaveLength(3);
  await whole(departure);
  expect((await partyOf(uuid)).options[0]!.add).toBeNull();
  const next = { total: { amount: 4 * price, currency: "RUB" } as const };
  const quote = { ...line!.add!, ...next };
  expect(await refusal(change(uuid, add, quote))).toMatchObject({
    status: 409,
    data: { seats_left: 0 },
  });
  await guest.pay(uuid, { kind: "payment" });
  expect((await guest.read(uuid)).money.rest.amount).toBe(0);
  await whole(departure);
});

test("who is replaced leaves nothing written, and their link opens nothing", async () => {
  const departure = await booking.addDeparture(3);
  const { id, uuid } = await booking.ask(departure);
  const read = async () =>
    (await booking.app.db.select().from(tourists).where(eq(tourists.requestId, id)))[0]!;
  const before = await read();
  const filled = { lastName: "Орлова", passport: "sealed", passportMask: "12", isLocked: true };
  await booking.app.db.update(tourists).set(filled).where(eq(tourists.id, before.id));
  const replace = { change: "replace", tourist_id: before.id } as const;
  const { total } = await partyOf(uuid);
  const none = { ...total, amount: 0 };
  const quote = { total, refund: none, kept: none, along: [] };
  // The organiser took the form further.
  expect(await refusal(change(uuid, replace, quote))).toMatchObject({ status: 422 });
  await booking.app.db.update(tourists).set({ isLocked: false }).where(eq(tourists.id, before.id));
  await change(uuid, replace, quote);
  expect(await read()).toMatchObject({ lastName: "", passport: null, passportMask: "" });
  const old = booking.app.call("touristsInfo", { query: { uuid: before.uuid } });
  expect(await refusal(old)).toMatchObject({ status: 404 });
  await whole(departure);
});
