import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal, seats } from "../../../test/open-test-booking.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { payments } from "../payment.table.ts";
import { requests } from "../request.table.ts";

const price = 4_800_000;
const prepayment = 960_000;

const { booking, guest } = await useTestBooking();

const rowOf = async (id: number) => {
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
  return row!;
};
const sums = async (uuid: string) => {
  const { money, status } = await guest.read(uuid);
  const { paid, refunded, refund_due, rest } = money;
  return [status, paid.amount, refunded.amount, refund_due.amount, rest.amount];
};

test("a prepayment makes the request sold and the contract concluded; the rest is paid after it", async () => {
  const { id, uuid } = await guest.wait();
  expect(await sums(uuid)).toEqual([2, 0, 0, 0, price]);
  const payment = await guest.begin(uuid);
  expect(payment).toMatchObject({
    status: 1,
    amount: { amount: prepayment, currency: "RUB" },
    confirmation: { kind: "redirect", url: expect.stringContaining("/spa/sandbox-payment?") },
  });
  await guest.press(payment, "pay");
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0, price - prepayment]);
  expect(await rowOf(id)).toMatchObject({ contractState: 1, heldUntil: null });
  const seen = await booking.app.call("getRequest", { query: { id } }, booking.organizer.owner);
  expect(seen.data.history.at(-1)).toMatchObject({ from: 2, to: 3, actor: "payment provider" });

  const rest = await guest.pay(uuid, { kind: "payment", method: "sbp" });
  expect(rest.confirmation.kind).toBe("qr");
  expect(await sums(uuid)).toEqual([3, price, 0, 0, 0]);
  expect((await guest.read(uuid)).money.payments).toMatchObject([
    { kind: "prepayment", method: "card", status: 2, paid_at: expect.any(String) },
    { kind: "payment", method: "sbp", status: 2 },
  ]);
});

test("all can be paid at once", async () => {
  const { uuid } = await guest.wait();
  await guest.pay(uuid, { kind: "full" });
  expect(await sums(uuid)).toEqual([3, price, 0, 0, 0]);
});

test("one payment of a kind is open: asked again, it is the same; declined, there is another", async () => {
  const { uuid } = await guest.wait();
  const first = await guest.begin(uuid);
  expect(await guest.begin(uuid)).toEqual(first);
  await guest.press(first, "leave");
  expect(await guest.begin(uuid)).toEqual(first);
  await guest.press(first, "decline");
  expect((await guest.read(uuid)).money.payments).toMatchObject([{ id: first.id, status: 3 }]);
  const second = await guest.begin(uuid);
  expect(second.id).not.toBe(first.id);
  await guest.press(second, "pay");
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0, price - prepayment]);
});

test("where there is nothing to pay it is 409 with the request's status", async () => {
  const asked = await booking.ask(await booking.addDeparture());
  const paid = await guest.wait();
  await guest.pay(paid.uuid, { kind: "full" });
  const waits = await guest.wait();
  const over = await guest.wait();
  await booking.endHold(over.id);
  for (const [uuid, kind, status] of [
    [asked.uuid, "prepayment", 1],
    [waits.uuid, "payment", 2],
    [paid.uuid, "prepayment", 3],
    [paid.uuid, "payment", 3],
    [over.uuid, "prepayment", 7],
  ] as const) {
    const refused = await refusal(guest.begin(uuid, { kind }));
    expect(refused).toMatchObject({ status: 409, data: { status } });
  }
  expect(await refusal(guest.begin(randomUUID()))).toMatchObject({ status: 404 });
});

test("what is priced in another currency is not paid here", async () => {
  const { uuid } = await guest.wait({ currency: "EUR" });
  expect(await refusal(guest.begin(uuid))).toMatchObject({ status: 409 });
});

test("a payment that begins makes the hold outlive it by ten minutes, once", async () => {
  const { id, uuid } = await guest.wait();
  const minutes = sql`now() + interval '5 minutes'`;
  const shorten = () =>
    booking.app.db.update(requests).set({ heldUntil: minutes }).where(eq(requests.id, id));
  const minutesLeft = async () =>
    Math.round(((await rowOf(id)).heldUntil!.getTime() - Date.now()) / 60_000);
  await shorten();
  const first = await guest.begin(uuid);
  expect(await minutesLeft()).toBe(70);
  expect(Math.round((Date.parse(first.expires_at) - Date.now()) / 60_000)).toBe(60);
  await guest.press(first, "decline");
  await shorten();
  const second = await guest.begin(uuid);
  expect(await minutesLeft()).toBe(5);
  expect(Math.round((Date.parse(second.expires_at) - Date.now()) / 60_000)).toBe(5);
});

test("a payment that comes late takes the seats again if they are free", async () => {
  const departure = await booking.addDeparture(2);
  const { id, uuid } = await guest.confirm(departure, 2);
  await guest.press(await guest.begin(uuid), "late");
  expect(await sums(uuid)).toEqual([3, 2 * prepayment, 0, 0, 2 * (price - prepayment)]);
  expect(await booking.heldOf(departure)).toBe(2);
  expect(await rowOf(id)).toMatchObject({ contractState: 1 });
  const seen = await booking.app.call("getRequest", { query: { id } }, booking.organizer.owner);
  expect(seen.data.history.map(({ from, to }) => [from, to])).toEqual([
    [null, 1],
    [1, 2],
    [2, 7],
    [7, 3],
  ]);
});

test("a payment that comes late for seats that are gone goes back by itself", async () => {
  const departure = await booking.addDeparture(2);
  const { id, uuid } = await guest.confirm(departure, 2);
  const payment = await guest.begin(uuid);
  await booking.endHold(id);
  await booking.ask(departure, { seats: seats(2) });
  await guest.press(payment, "pay");
  expect(await sums(uuid)).toEqual([7, 2 * prepayment, 0, 2 * prepayment, 0]);
  await guest.work();
  expect(await sums(uuid)).toEqual([7, 2 * prepayment, 2 * prepayment, 0, 0]);
  expect(await booking.heldOf(departure)).toBe(2);
});

test("a second success goes back by itself", async () => {
  const { uuid } = await guest.wait();
  const [part, all] = [await guest.begin(uuid), await guest.begin(uuid, { kind: "full" })];
  await guest.press(part, "pay");
  await guest.press(all, "pay");
  expect(await sums(uuid)).toEqual([3, prepayment + price, 0, price, price - prepayment]);
  await guest.work();
  expect(await sums(uuid)).toEqual([3, prepayment + price, price, 0, price - prepayment]);
});

test("what comes for a request that was cancelled goes back by itself", async () => {
  const { owner } = booking.organizer;
  const cancel = {
    5: (_: number, uuid: string) => booking.app.call("cancelRequest", { body: { uuid } }),
    6: (id: number) => booking.app.call("cancelRequestBySeller", { body: { id } }, owner),
  };
  for (const status of [5, 6] as const) {
    const { id, uuid } = await guest.wait();
    const payment = await guest.begin(uuid);
    await cancel[status](id, uuid);
    await guest.press(payment, "pay");
    await guest.work();
    expect(await sums(uuid)).toEqual([status, prepayment, prepayment, 0, 0]);
    expect(await rowOf(id)).toMatchObject({ contractState: 3 });
  }
});

test("a payment that was given up here and paid there is written down all the same", async () => {
  const { uuid } = await guest.wait();
  const first = await guest.begin(uuid);
  const { db } = booking.app;
  await db
    .update(payments)
    .set({ expiresAt: sql`now()` })
    .where(eq(payments.id, first.id));
  const second = await guest.begin(uuid);
  expect(second.id).not.toBe(first.id);
  await guest.press(first, "pay");
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0, price - prepayment]);
  await guest.press(second, "pay");
  expect(await sums(uuid)).toEqual([3, 2 * prepayment, 0, prepayment, price - prepayment]);
});

test("without a notice the payment is asked about", async () => {
  const { uuid } = await guest.wait();
  const payment = await guest.begin(uuid);
  await booking.app.db.execute(
    sql`update sandbox_payments set status = 'succeeded' where order_id = ${payment.id}`,
  );
  expect(await sums(uuid)).toEqual([2, 0, 0, 0, price]);
  await guest.work({ later: true });
  expect(await sums(uuid)).toEqual([3, prepayment, 0, 0, price - prepayment]);
});
