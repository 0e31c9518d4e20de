import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { selfEmployedTax } from "@tour/api";
import { marketplaceShop, selfEmployedShop } from "../../../test/fake-yookassa.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { marketplaceShops } from "../../marketplace/marketplace.table.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { payments, receipts, refunds } from "../payment.table.ts";
import { pastShops } from "../shop.table.ts";
import { sendReceiptJob } from "../receipts/send-receipt.job.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { requests } from "../request.table.ts";
import { followTestJob } from "../test-payments/follow-test.job.ts";
import { pollPaymentJob } from "./poll-payment.job.ts";
import { reconcileJob } from "./reconcile.job.ts";

const prepayment = 960_000;
const signal = AbortSignal.any([]);
const older = "100500";
const newer = { shop_id: "200600", secret: "test_other" };

let shop: TestYookassa;
beforeAll(async () => {
  shop = await openTestYookassa();
});
afterAll(() => shop.close());
beforeEach(() => shop.booking.refresh());

const connect = (over: object = newer) =>
  shop.client.call(
    "updatePaymentSettings",
    shop.settings("organizer", over),
    shop.booking.organizer.owner,
  );
const db = () => shop.booking.app.db;

test("after another shop is connected an older payment is polled in its own", async () => {
  const { uuid } = await shop.waitForPayment();
  const { id } = await shop.begin(uuid);
  const { providerPaymentId, shopId } = await shop.rowOf(id);
  expect(shopId).toBe(older);
  await connect();
  shop.fake.end(providerPaymentId!, "succeeded");
  await pollPaymentJob.run({ payment_id: id }, shop.services, signal);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
});

test("a notice of an older payment is checked in its own shop, and a new payment goes to the new one", async () => {
  const { uuid } = await shop.waitForPayment();
  const { id } = await shop.begin(uuid);
  await connect();
  const theirs = (await shop.rowOf(id)).providerPaymentId!;
  shop.fake.end(theirs, "succeeded");
  await shop.notify(theirs);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
  const { data: rest } = await shop.client.call("createPayment", {
    body: { uuid, kind: "payment", method: "card" },
  });
  const row = await shop.rowOf(rest.id);
  expect(row.shopId).toBe(newer.shop_id);
  expect(shop.fake.payments.get(row.providerPaymentId!)).toMatchObject({ shop: newer.shop_id });
});

test("an older payment is refunded in its own shop; without the memory it would not be", async () => {
  const { uuid } = await shop.waitForPayment();
  const payment = await shop.pay(uuid);
  await connect();
  await shop.client.call("cancelRequest", { body: { uuid } });
  const [refund] = await db().select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const run = () => payRefundJob.run({ refund_id: refund!.id }, shop.services, signal);
  // Control: as if nobody had kept the shop's number.
  const keep = (shopId: string | null) =>
    db().update(payments).set({ shopId }).where(eq(payments.id, payment.id));
  await keep(null);
  expect(await run()).toBeInstanceOf(Date);
  expect((await shop.read(uuid))[2]).toBe(0);
  await keep(older);
  expect(await run()).toBeUndefined();
  expect((await shop.read(uuid)).slice(2)).toEqual([refund!.amount, 0]);
  expect([...shop.fake.refunds.values()].at(-1)).toMatchObject({
    shop: older,
    payment_id: payment.theirs,
  });
});

test("an older payment is settled in its own shop, with its taxes, also after it is connected again and left", async () => {
  const { id, uuid } = await shop.waitForPayment();
  const payment = await shop.pay(uuid);
  await connect({ ...newer, tax_system: 6, vat_code: 1 });
  await connect({ tax_system: 3 });
  await connect({ ...newer, tax_system: 6, vat_code: 1 });
  // As if all of it had been paid.
  await db().update(requests).set({ totalAmount: prepayment }).where(eq(requests.id, id));
  shop.booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: id }, shop.services, signal);
  const [receipt] = await db().select().from(receipts).where(eq(receipts.paymentId, payment.id));
  await sendReceiptJob.run({ receipt_id: receipt!.id }, shop.services, signal);
  expect(shop.fake.receipts.at(-1)).toMatchObject({
    shop: older,
    payment_id: payment.theirs,
    tax_system_code: 3,
  });
});

test("each shop is compared with its own payments at night, whatever was paid past the shops", async () => {
  await db().execute(sql`delete from payment_differences`);
  const first = await shop.waitForPayment();
  const payment = await shop.pay(first.uuid);
  const second = await shop.waitForPayment();
  await connect();
  await shop.pay(second.uuid);
  const outside = await shop.waitForPayment();
  const record = { key: crypto.randomUUID(), amount: prepayment, paid_on: "2027-03-31" };
  await shop.client.call(
    "recordPayment",
    { body: { id: outside.id, ...record, proof: "ПКО № 7" } },
    shop.booking.organizer.owner,
  );
  await connect();
  expect(await reconcileJob.run({}, shop.services, signal)).toBeInstanceOf(Date);
  const found = async () => {
    const { rows } = (await db().execute(sql`
      select provider_id, their_amount::int from payment_differences where resolved_at is null`)) as {
      rows: unknown[];
    };
    return rows;
  };
  expect(await found()).toEqual([]);
  shop.fake.payments.get(payment.theirs)!.amount = { value: "1.00", currency: "RUB" };
  await reconcileJob.run({}, shop.services, signal);
  expect(await found()).toEqual([{ provider_id: payment.theirs, their_amount: 100 }]);
});

test("a test payment's rouble goes back in the shop that took it", async () => {
  await connect({});
  const { organizer } = shop.booking;
  const own = [{ query: { organizer_id: organizer.id } }, organizer.owner] as const;
  await shop.client.call("startTestPayment", ...own);
  const theirs = [...shop.fake.payments.keys()].at(-1)!;
  await connect();
  shop.fake.end(theirs, "succeeded");
  await shop.notify(theirs);
  await runDueJobs(shop.services, [followTestJob]);
  const { data } = await shop.client.call("getTestPayment", ...own);
  expect(data.last!.status).toBe("returned");
  expect([...shop.fake.refunds.values()].at(-1)).toMatchObject({ shop: older, payment_id: theirs });
});

test("the marketplace's payments go on in the shop of its that they were begun in", async () => {
  await shop.setLegal("7707083893");
  await shop.connectMarket();
  const { uuid } = await shop.waitForPayment();
  await db().update(requests).set({ salesModel: 1 }).where(eq(requests.uuid, uuid));
  const body = { uuid, kind: "prepayment", method: "card" } as const;
  const { data } = await shop.client.call("createPayment", { body });
  const { providerPaymentId, shopId } = await shop.rowOf(data.id);
  await shop.connectMarket({ shop_id: "200600", secret: "test_other" });
  shop.fake.end(providerPaymentId!, "succeeded");
  // By the clock that the payment lives by.
  shop.booking.setNow(new Date());
  await pollPaymentJob.run({ payment_id: data.id }, shop.services, signal);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
  expect(shopId).toBe(marketplaceShop);
  const kept = await db().select().from(marketplaceShops);
  expect(kept.map((one) => one.shopId).toSorted()).toEqual(["200600", marketplaceShop]);
  expect(JSON.stringify(kept)).not.toContain("test_");
});

test("the shop before keeps its secret encrypted, and a self-employed one its receipts by hand", async () => {
  const { id, uuid } = await shop.waitForPayment();
  await connect({ shop_id: selfEmployedShop, secret: "test_self", tax_system: selfEmployedTax });
  await shop.pay(uuid);
  await connect({ secret: "test_secret" });
  const { owner } = shop.booking.organizer;
  const seen = await shop.client.call("getRequest", { query: { id } }, owner);
  expect(seen.data.own_receipts).toBe(true);
  const other = await shop.waitForPayment();
  const unpaid = await shop.client.call("getRequest", { query: { id: other.id } }, owner);
  expect(unpaid.data.own_receipts).toBe(false);
  const kept = await db().select().from(pastShops);
  expect(kept.map(({ shopId }) => shopId)).toContain(selfEmployedShop);
  expect(JSON.stringify(kept)).not.toContain("test_");
});
