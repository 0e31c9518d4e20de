import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { receipts, refunds } from "../payment.table.ts";
import { sendReceiptJob } from "../receipts/send-receipt.job.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { requests } from "../request.table.ts";
import { reconcileJob } from "./reconcile.job.ts";

const prepayment = 960_000;
const signal = AbortSignal.any([]);

let shop: TestYookassa;
beforeAll(async () => {
  shop = await openTestYookassa();
});
afterAll(() => shop.close());
beforeEach(() => shop.booking.refresh());

const refundOf = async (paymentId: number) => {
  const [row] = await shop.booking.app.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row!;
};

test("a refund, whole or in part, goes through YooKassa with its receipt, and once", async () => {
  const staff = await createStaff(shop.booking.app);
  const { id, uuid } = await shop.waitForPayment();
  const payment = await shop.pay(uuid);
  await shop.client.call("cancelRequestBySeller", { body: { id, refund: 12_345 } }, staff);
  const refund = await refundOf(payment.id);
  shop.fake.fail("cut after", "cut after", "cut after");
  const again = await payRefundJob.run({ refund_id: refund.id }, shop.services, signal);
  expect(again).toBeInstanceOf(Date);
  expect(await shop.read(uuid)).toEqual([8, prepayment, 0, 12_345]);
  const troubles = await shop.client.call("listPaymentTroubles", {}, staff);
  expect(troubles.data.refunds).toMatchObject([{ id: refund.id, failures: 1 }]);
  await payRefundJob.run({ refund_id: refund.id }, shop.services, signal);
  await payRefundJob.run({ refund_id: refund.id }, shop.services, signal);
  expect(await shop.read(uuid)).toEqual([8, prepayment, 12_345, 0]);
  const made = [...shop.fake.refunds.values()].filter((one) => one.payment_id === payment.theirs);
  expect(made).toMatchObject([
    { amount: { value: "123.45" }, receipt: { items: [{ payment_mode: "partial_prepayment" }] } },
  ]);
});

test("the settlement's receipt names what was paid beforehand; a failed one is queued", async () => {
  const { id, uuid } = await shop.waitForPayment();
  const payment = await shop.pay(uuid);
  await shop.booking.app.db
    .update(requests)
    .set({ totalAmount: prepayment })
    .where(eq(requests.id, id));
  shop.booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: id }, shop.services, signal);
  const [receipt] = await shop.booking.app.db
    .select()
    .from(receipts)
    .where(eq(receipts.paymentId, payment.id));
  const run = () => sendReceiptJob.run({ receipt_id: receipt!.id }, shop.services, signal);
  shop.fake.fail("400");
  expect(await run()).toBeInstanceOf(Date);
  expect(await shop.read(uuid)).toEqual([4, prepayment, 0, 0]);
  expect(await run()).toBeUndefined();
  expect(shop.fake.receipts).toMatchObject([
    {
      type: "payment",
      payment_id: payment.theirs,
      items: [{ payment_mode: "full_payment", amount: { value: "9600.00" } }],
      settlements: [{ type: "prepayment", amount: { value: "9600.00" } }],
    },
  ]);
});

test("each night what YooKassa says otherwise is listed, and struck off when it is so no more", async () => {
  const { uuid } = await shop.waitForPayment();
  const { id, theirs } = await shop.pay(uuid);
  const run = () => reconcileJob.run({}, shop.services, signal);
  const listed = async () => {
    const { rows } = (await shop.booking.app.db.execute(sql`
      select kind, provider_id, our_amount::int, their_amount::int, payment_id
      from payment_differences where resolved_at is null order by provider_id`)) as {
      rows: unknown[];
    };
    return rows;
  };
  expect(await run()).toBeInstanceOf(Date);
  const before = await listed();
  const payment = shop.fake.payments.get(theirs)!;
  payment.amount = { value: "1.00", currency: "RUB" };
  shop.fake.payments.set("0-unknown", {
    ...payment,
    id: "0-unknown",
    amount: { value: "7.00", currency: "RUB" },
  });
  shop.fake.refunds.set("0-refund", { ...payment, id: "0-refund", payment_id: theirs });
  await run();
  const differences = (await listed()).filter((one) => !before.includes(one));
  expect(differences).toEqual(
    expect.arrayContaining([
      {
        kind: "payment",
        provider_id: theirs,
        our_amount: prepayment,
        their_amount: 100,
        payment_id: id,
      },
      {
        kind: "payment",
        provider_id: "0-unknown",
        our_amount: 0,
        their_amount: 700,
        payment_id: null,
      },
      {
        kind: "refund",
        provider_id: "0-refund",
        our_amount: 0,
        their_amount: 100,
        payment_id: null,
      },
    ]),
  );
  payment.amount = { value: "9600.00", currency: "RUB" };
  await run();
  expect(await listed()).not.toContainEqual(expect.objectContaining({ provider_id: theirs }));
});
