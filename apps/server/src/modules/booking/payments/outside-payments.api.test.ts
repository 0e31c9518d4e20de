import { randomUUID } from "node:crypto";
import { neededConsents } from "@tour/api";
import type { RecordPayment } from "@tour/api";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { departures } from "../../tours/departure.table.ts";
import { receipts } from "../payment.table.ts";

const price = 4_800_000;
const prepayment = 960_000;

const { booking, guest } = await useTestBooking();
const staff = await createStaff(booking.app);

/** A request of the organiser's own site that waits for its prepayment. */
async function waitOnSite(capacity = 4) {
  const { app, organizer } = booking;
  const departureId = await booking.addDeparture(capacity, {
    cancellation_rules: [{ days_before: 0, refund_percent: 100 }],
  });
  const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  const { data: sites } = await app.call("publishedSites", {});
  const site = { headers: { "site-host": sites[0]!.site.domain } };
  const offer = await app.call("bookingOffer", { query: { tour_id: row!.tourId } }, site);
  const consents = neededConsents(offer.data);
  const body = booking.bodyOf(departureId, { consents });
  const { data: made } = await app.call("createRequest", { body }, site);
  await app.call("confirmRequest", { body: { id: made.id } }, organizer.owner);
  return { ...made, departureId };
}

const record = async (
  id: number,
  over: Partial<RecordPayment> = {},
  who = booking.organizer.owner,
) => {
  const typed = { key: randomUUID(), amount: prepayment, paid_on: "2027-03-31", proof: "ПКО № 7" };
  return (await booking.app.call("recordPayment", { body: { id, ...typed, ...over } }, who)).data;
};
const seen = async (uuid: string) => {
  const { status, money } = await guest.read(uuid);
  return [status, money.paid.amount, money.refunded.amount, money.refund_due.amount];
};

test("what a guest paid in cash sells the seats, and the rest follows", async () => {
  const { id, uuid, departureId } = await waitOnSite();
  const { data: before } = await booking.app.call(
    "getRequest",
    { query: { id } },
    booking.organizer.owner,
  );
  expect(before.outside).toMatchObject({
    payments: [],
    recordable: { min: { amount: prepayment }, max: { amount: price } },
  });
  const sold = await record(id);
  expect(sold.outside).toMatchObject({
    payments: [
      {
        amount: { amount: prepayment },
        paid_on: "2027-03-31",
        proof: "ПКО № 7",
        by: expect.stringContaining("@"),
      },
    ],
    recordable: { min: { amount: 1 }, max: { amount: price - prepayment } },
  });
  expect(sold.history.at(-1)).toMatchObject({ from: 2, to: 3, actor: "organizer" });
  await record(id, { amount: 40_000 });
  await record(id, { amount: price - prepayment - 40_000 });
  expect(await seen(uuid)).toEqual([3, price, 0, 0]);
  expect((await guest.read(uuid)).money.payments.map(({ method }) => method)).toEqual([
    "outside",
    "outside",
    "outside",
  ]);
  expect(await refusal(record(id, { amount: 1 }))).toMatchObject({ status: 409 });
  // Who takes money past the shop makes their own receipts.
  booking.setNow(new Date("2027-05-02T09:00:00Z"));
  await guest.work({ later: true });
  expect(await seen(uuid)).toEqual([4, price, 0, 0]);
  expect(await booking.app.db.$count(receipts)).toBe(0);
  expect(await findBroken(booking.app.db, departureId)).toEqual([]);
});

test("sent again under its key it is the same payment, and another body is none", async () => {
  const { id, uuid } = await waitOnSite();
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => record(id, { key })));
  expect(await seen(uuid)).toEqual([3, prepayment, 0, 0]);
  expect(await refusal(record(id, { key, amount: 7 }))).toMatchObject({ status: 409 });
  expect(await seen(uuid)).toEqual([3, prepayment, 0, 0]);
});

test("a sum that sells nothing, more than is due, and a day to come are refused by field", async () => {
  const { id, uuid } = await waitOnSite();
  const wrong = [
    [{ amount: prepayment - 1 }, "amount"],
    [{ amount: price + 1 }, "amount"],
    [{ paid_on: "2027-04-03" }, "paid_on"],
  ] as const;
  for (const [over, field] of wrong) {
    const refused = await refusal(record(id, over));
    expect([field, refused]).toMatchObject([
      field,
      { status: 422, validation: { [field]: [expect.any(String)] } },
    ]);
  }
  for (const over of [{ proof: " " }, { amount: 0 }, { paid_on: "2027-02-30" }]) {
    expect(await refusal(record(id, over))).toMatchObject({ status: 400 });
  }
  expect(await seen(uuid)).toEqual([2, 0, 0, 0]);
});

test("on the marketplace staff write it down, elsewhere the organiser alone", async () => {
  const market = await guest.wait();
  expect(await refusal(record(market.id))).toMatchObject({ status: 403 });
  await record(market.id, {}, staff);
  expect(await seen(market.uuid)).toEqual([3, prepayment, 0, 0]);
  const own = await waitOnSite();
  expect(await refusal(record(own.id, {}, staff))).toMatchObject({ status: 403 });
  expect(await refusal(record(own.id, {}, booking.other.owner))).toMatchObject({ status: 404 });
  const waiting = await booking.ask(await booking.addDeparture());
  expect(await refusal(record(waiting.id, {}, staff))).toMatchObject({
    status: 409,
    data: { status: 1 },
  });
});

test("late money takes the seats again while they are free; else nothing is written down", async () => {
  const saved = await waitOnSite(1);
  await booking.endHold(saved.id);
  await record(saved.id);
  expect(await seen(saved.uuid)).toEqual([3, prepayment, 0, 0]);
  const lost = await waitOnSite(1);
  await booking.endHold(lost.id);
  await booking.ask(lost.departureId);
  expect(await refusal(record(lost.id))).toMatchObject({ status: 409 });
  expect(await seen(lost.uuid)).toEqual([7, 0, 0, 0]);
});

test("what is due past the shop waits for its organiser, and is given back once", async () => {
  const { id, uuid, departureId } = await waitOnSite();
  await record(id);
  await booking.app.call("cancelRequest", { body: { uuid } });
  await guest.work({ later: true });
  expect(await seen(uuid)).toEqual([5, prepayment, 0, prepayment]);
  const { owner } = booking.organizer;
  const giveBack = (amount: number) =>
    booking.app.call("recordRefund", { body: { id, amount, proof: "РКО № 3" } }, owner);
  expect(await refusal(giveBack(prepayment - 1))).toMatchObject({ status: 409 });
  const { data } = await giveBack(prepayment);
  expect(data.outside).toMatchObject({ refund_due: { amount: 0 }, recordable: null });
  expect(await refusal(giveBack(prepayment))).toMatchObject({ status: 409 });
  expect(await seen(uuid)).toEqual([5, prepayment, prepayment, 0]);
  expect(await findBroken(booking.app.db, departureId)).toEqual([]);
});

test("a guest who paid twice, past the shop and in it, gets the shop's money back by itself", async () => {
  const { id, uuid } = await waitOnSite();
  const open = await guest.begin(uuid);
  await record(id);
  await guest.press(open, "pay");
  await guest.work();
  expect(await seen(uuid)).toEqual([3, 2 * prepayment, prepayment, 0]);
});
