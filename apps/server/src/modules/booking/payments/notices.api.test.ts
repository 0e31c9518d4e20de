import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { payments } from "../payment.table.ts";
import { sandboxPayments } from "../providers/sandbox.table.ts";

const price = 4_800_000;
const prepayment = 960_000;

const { booking, guest } = await useTestBooking();

const seen = async (uuid: string) => {
  const { status, money } = await guest.read(uuid);
  return [status, money.paid.amount, money.refund_due.amount];
};
/** As a payer ends it, without a word of the provider's. */
const end = (id: string, over: Partial<typeof sandboxPayments.$inferInsert>) =>
  booking.app.db.update(sandboxPayments).set(over).where(eq(sandboxPayments.id, id));

test("notices in any order and doubled lead to the same state", async () => {
  const orders = [
    [0, 1],
    [1, 0],
    [0, 0, 1, 1],
    [1, 0, 1, 0],
  ];
  for (const order of orders) {
    const { uuid } = await guest.wait();
    const both = [await guest.begin(uuid), await guest.begin(uuid, { kind: "full" })];
    const ids = both.map(guest.idOf);
    await end(ids[0]!, { status: "canceled" });
    await end(ids[1]!, { status: "succeeded" });
    const events = ["payment.canceled", "payment.succeeded"];
    for (const which of order) {
      expect((await guest.notify({ id: ids[which]! }, events[which])).status).toBe(200);
    }
    expect(await seen(uuid)).toEqual([3, price, 0]);
    expect((await guest.read(uuid)).money.payments.map(({ status }) => status)).toEqual([3, 2]);
  }
});

// ASVS 16.5.3
test("a notice is not believed: the provider is asked", async () => {
  const { uuid } = await guest.wait();
  const id = guest.idOf(await guest.begin(uuid));
  expect((await guest.notify({ id })).status).toBe(200);
  expect(await seen(uuid)).toEqual([2, 0, 0]);
  // It says canceled, and the provider says otherwise.
  await end(id, { status: "succeeded" });
  await guest.notify({ id }, "payment.canceled");
  expect(await seen(uuid)).toEqual([3, prepayment, 0]);
});

test("another sum, currency or order than we asked for changes nothing", async () => {
  const others = [{ amount: 100 }, { currency: "KZT" }, { orderId: 999_999 }] as const;
  for (const other of others) {
    const { uuid } = await guest.wait();
    const id = guest.idOf(await guest.begin(uuid));
    await end(id, { status: "succeeded", ...other });
    await guest.notify({ id });
    expect([other, await seen(uuid)]).toEqual([other, [2, 0, 0]]);
  }
});

test("a payment of somebody else's does not pay for a request", async () => {
  const [cheap, mine] = [await guest.wait({ prepayment_percent: 1 }), await guest.wait()];
  const paid = guest.idOf(await guest.begin(cheap.uuid));
  const open = await guest.begin(mine.uuid);
  await end(paid, { status: "succeeded" });
  // The name of a payment that succeeded, with our number of another; its answer is not there yet.
  await booking.app.db
    .update(payments)
    .set({ providerPaymentId: null })
    .where(eq(payments.id, open.id));
  await guest.notify({ id: paid, number: open.id });
  expect(await seen(mine.uuid)).toEqual([2, 0, 0]);
});

test("a notice may come before the answer to our own call: it is found by our number", async () => {
  const { uuid } = await guest.wait();
  const payment = await guest.begin(uuid);
  const id = guest.idOf(payment);
  await booking.app.db
    .update(payments)
    .set({ providerPaymentId: null, confirmationUrl: "" })
    .where(eq(payments.id, payment.id));
  await end(id, { status: "succeeded" });
  await guest.notify({ id, number: payment.id });
  expect(await seen(uuid)).toEqual([3, prepayment, 0]);
});

test("a notice of nothing of ours is taken and changes nothing, and what is none is refused", async () => {
  expect((await guest.notify({ id: randomUUID() })).status).toBe(200);
  expect((await guest.notify({ id: "x'; drop table payments", number: 1 })).status).toBe(200);
  const wrong = [
    "",
    "[]",
    '{"event":"payment.succeeded"}',
    '{"event":1,"object":{"id":2}}',
    // A text that no database keeps.
    String.raw`{"event":"payment.succeeded","object":{"id":"\u0000"}}`,
  ];
  for (const body of wrong) {
    const response = await booking.app.app.request("/spa/payment-notice/sandbox", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect([body, response.status]).toEqual([body, 400]);
  }
});

test("an answer that was lost is asked for again under the same key, and is the same payment", async () => {
  const { uuid } = await guest.wait();
  const payment = await guest.begin(uuid);
  await booking.app.db
    .update(payments)
    .set({ providerPaymentId: null, confirmationUrl: "", confirmationKind: null })
    .where(eq(payments.id, payment.id));
  expect(await guest.begin(uuid)).toEqual(payment);
  const isOurs = sql`order_id = ${payment.id}`;
  expect(await booking.app.db.$count(sandboxPayments, isOurs)).toBe(1);
});
