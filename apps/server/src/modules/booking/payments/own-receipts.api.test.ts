import { selfEmployedTax } from "@tour/api";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { selfEmployedShop } from "../../../test/fake-yookassa.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { requestEmails } from "../emails/request-email.table.ts";
import { receipts, refunds } from "../payment.table.ts";
import { requests } from "../request.table.ts";
import { sendReceiptJob } from "../receipts/send-receipt.job.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";

const signal = AbortSignal.any([]);
const url = "https://lknpd.nalog.ru/api/v1/receipt/123/print";

let shop: TestYookassa;
beforeAll(async () => {
  shop = await openTestYookassa();
});
afterAll(() => shop.close());
beforeEach(() => shop.booking.refresh());

const connect = () =>
  shop.client.call(
    "updatePaymentSettings",
    shop.settings("organizer", {
      shop_id: selfEmployedShop,
      secret: "test_self",
      tax_system: selfEmployedTax,
    }),
    shop.booking.organizer.owner,
  );
const attach = async (id: number, payment_id: number, to = url) =>
  (
    await shop.client.call(
      "attachReceipt",
      { body: { id, payment_id, url: to } },
      shop.booking.organizer.owner,
    )
  ).data;
const receiptOf = async (uuid: string) =>
  (await payInSandbox(shop.booking).read(uuid)).money.payments[0]!.receipt_url;

test("a self-employed organiser's shop is asked for no receipts: of a payment, a refund or the end of a trip", async () => {
  const { id, uuid } = await shop.waitForPayment();
  await connect();
  const payment = await shop.pay(uuid);
  expect((await shop.read(uuid))[0]).toBe(3);
  expect(shop.fake.payments.get(payment.theirs)).not.toHaveProperty("receipt");
  const { db } = shop.booking.app;
  // As if all of it had been paid.
  await db.update(requests).set({ totalAmount: 960_000 }).where(eq(requests.id, id));
  shop.booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: id }, shop.services, signal);
  const [receipt] = await db.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  await sendReceiptJob.run({ receipt_id: receipt!.id }, shop.services, signal);
  expect(shop.fake.receipts).toEqual([]);
  const [sent] = await db.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  expect([sent!.status, sent!.lastError]).toEqual([2, ""]);
});

test("money of a self-employed organiser's shop goes back without a receipt", async () => {
  const { uuid } = await shop.waitForPayment();
  await connect();
  const { id } = await shop.pay(uuid);
  await shop.client.call("cancelRequest", { body: { uuid } });
  const { db } = shop.booking.app;
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, id));
  await payRefundJob.run({ refund_id: refund!.id }, shop.services, signal);
  const [, , refunded, due] = await shop.read(uuid);
  expect([refunded, due]).toEqual([refund!.amount, 0]);
});

test("a receipt that the organiser made reaches the guest's page and mailbox once, and can be taken away", async () => {
  const { id, uuid } = await shop.waitForPayment();
  await connect();
  const payment = await shop.pay(uuid);
  const seen = await attach(id, payment.id);
  expect(seen).toMatchObject({ own_receipts: true, money: { payments: [{ receipt_url: url }] } });
  await attach(id, payment.id);
  expect(await receiptOf(uuid)).toBe(url);
  const emails = await shop.booking.app.db
    .select()
    .from(requestEmails)
    .where(and(eq(requestEmails.requestId, id), eq(requestEmails.kind, "receipt")));
  expect(emails).toMatchObject([{ recipient: "guest", facts: { receipt: url } }]);
  await attach(id, payment.id, "");
  expect(await receiptOf(uuid)).toBeNull();
});

test("a wrong address, a payment of another request and one that did not come get no receipt", async () => {
  const { id, uuid } = await shop.waitForPayment();
  await connect();
  const payment = await shop.begin(uuid);
  expect(await refusal(attach(id, payment.id, "javascript:alert(1)"))).toMatchObject({
    status: 400,
    validation: { url: ["Некорректная ссылка"] },
  });
  expect(await refusal(attach(id, payment.id))).toMatchObject({ status: 404 });
  const other = await shop.waitForPayment();
  await connect();
  const paid = await shop.pay(other.uuid);
  expect(await refusal(attach(id, paid.id))).toMatchObject({ status: 404 });
});
