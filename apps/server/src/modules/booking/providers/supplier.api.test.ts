import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { marketplaceShop } from "../../../test/fake-yookassa.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { departures } from "../../tours/departure.table.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { receipts, refunds } from "../payment.table.ts";
import { sendReceiptJob } from "../receipts/send-receipt.job.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { requests } from "../request.table.ts";
import type { Supplier } from "./payment-provider.ts";
import { createYookassa } from "./yookassa.ts";

const price = 4_800_000;
const signal = AbortSignal.any([]);
const inn = "7707083893";
const sold = {
  agent_type: "agent",
  supplier: { name: "ООО «Тропа»", phone: "79161234567", inn },
};

let shop: TestYookassa;
let market: TestYookassa["client"];
let services: TestYookassa["services"];
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  shop = await openTestYookassa();
  ({ client: market, services } = shop);
  await shop.connectMarket();
  staff = await createStaff(shop.booking.app);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.booking.refresh();
  await shop.setLegal("77 07-083893");
});

/** A request of the marketplace that waits for its payment. */
const wait = () => payInSandbox(shop.booking).wait();
const begin = async (uuid: string) =>
  (await market.call("createPayment", { body: { uuid, kind: "full", method: "card" } })).data;
const pay = async (uuid: string) => {
  const { id } = await begin(uuid);
  const theirs = (await shop.rowOf(id)).providerPaymentId!;
  shop.fake.end(theirs, "succeeded");
  await shop.notify(theirs, {}, market);
  return { id, theirs };
};
const refundOf = async (paymentId: number) => {
  const isOf = eq(refunds.paymentId, paymentId);
  const [row] = await shop.booking.app.db.select().from(refunds).where(isOf);
  return row!;
};

test("receipts of the marketplace's payments, refunds and settlements name the agent and the supplier", async () => {
  const { id, uuid } = await wait();
  const payment = await pay(uuid);
  expect(await shop.read(uuid)).toEqual([3, price, 0, 0]);
  expect(shop.fake.payments.get(payment.theirs)).toMatchObject({
    shop: marketplaceShop,
    receipt: { items: [sold] },
  });
  await market.call("cancelRequestBySeller", { body: { id, refund: 100_000 } }, staff);
  const { id: refund } = await refundOf(payment.id);
  await payRefundJob.run({ refund_id: refund }, services, signal);
  expect([...shop.fake.refunds.values()].at(-1)).toMatchObject({
    shop: marketplaceShop,
    receipt: { items: [sold] },
  });

  const rendered = await wait();
  const whole = await pay(rendered.uuid);
  shop.booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: rendered.id }, services, signal);
  const isOf = eq(receipts.paymentId, whole.id);
  const [receipt] = await shop.booking.app.db.select().from(receipts).where(isOf);
  await sendReceiptJob.run({ receipt_id: receipt!.id }, services, signal);
  expect(shop.fake.receipts.at(-1)).toMatchObject({ shop: marketplaceShop, items: [sold] });
});

test("in an organiser's own shop nobody is an agent, whatever is known of them", async () => {
  const { uuid } = await shop.waitForPayment();
  const { theirs } = await shop.pay(uuid);
  const { receipt } = shop.fake.payments.get(theirs) as unknown as { receipt: { items: object[] } };
  expect(receipt.items[0]).not.toHaveProperty("agent_type");
  expect(receipt.items[0]).not.toHaveProperty("supplier");
});

test.each([
  [marketplaceShop, "test_market", null],
  ["100500", "test_secret", sold.supplier],
] as const)(
  "control: the shop %s refuses a receipt that tells of it otherwise",
  async (shopId, secret, supplier) => {
    const tryWith = (told: Supplier | null) =>
      createYookassa({
        url: shop.fake.url,
        shopId,
        secret,
        taxSystem: 1,
        vatCode: 1,
      }).createPayment({
        key: randomUUID(),
        paymentId: null,
        amount: 100,
        currency: "RUB",
        method: "card",
        description: "Тур",
        returnUrl: "https://site.example/",
        receipt: {
          customer: { email: "guest@example.com" },
          description: "Тур",
          amount: 100,
          currency: "RUB",
          mode: "full_prepayment",
          supplier: told,
        },
      });
    await expect(tryWith(supplier)).rejects.toThrow("receipt.items.supplier");
    const right = supplier ? null : sold.supplier;
    expect(await tryWith(right)).toMatchObject({ status: "pending" });
  },
);

test.each([
  ["no INN", "", undefined],
  ["a wrong INN", "7707083894", undefined],
  ["no phone", inn, []],
] as const)(
  "of an organiser with %s nothing is paid in the platform's shop: the page says so, and they confirm first",
  async (_, typed, phones) => {
    const { uuid, departureId } = await waitOn();
    expect((await market.call("getRequestByUuid", { query: { uuid } })).data.can_pay_online).toBe(
      true,
    );
    await shop.setLegal(typed, phones && [...phones]);
    const seen = await market.call("getRequestByUuid", { query: { uuid } });
    expect(seen.data.can_pay_online).toBe(false);
    const before = shop.fake.payments.size;
    expect(await refusal(begin(uuid))).toMatchObject({
      status: 409,
      message: expect.stringContaining("нельзя оплатить на сайте"),
    });
    expect(shop.fake.payments.size).toBe(before);
    expect(seen.data.money.payments).toEqual([]);
    const [row] = await shop.booking.app.db
      .select()
      .from(departures)
      .where(eq(departures.id, departureId));
    const query = { tour_id: row!.tourId };
    expect((await market.call("bookingOffer", { query })).data.is_instant).toBe(false);
    await shop.setLegal(inn);
    expect((await market.call("bookingOffer", { query })).data.is_instant).toBe(true);
  },
);

/** The same on a tour that needs no confirmation. */
async function waitOn() {
  const departureId = await shop.booking.addDeparture(4, { is_instant_confirmation: true });
  return { ...(await shop.booking.ask(departureId)), departureId };
}

test("where the INN is gone after a payment, its refund and receipt wait, staff see why, and the organiser's data mend it", async () => {
  const { id, uuid } = await wait();
  const payment = await pay(uuid);
  await market.call("cancelRequestBySeller", { body: { id } }, staff);
  await shop.setLegal("");
  const refund = await refundOf(payment.id);
  const run = () => payRefundJob.run({ refund_id: refund.id }, services, signal);
  expect(await run()).toBeInstanceOf(Date);
  expect(await shop.read(uuid)).toEqual([8, price, 0, price]);
  const troubles = await market.call("listPaymentTroubles", {}, staff);
  expect(troubles.data.refunds.find((one) => one.id === refund.id)).toMatchObject({
    failures: 1,
    last_error: expect.stringContaining("INN"),
  });
  await shop.setLegal(inn);
  expect(await run()).toBeUndefined();
  expect(await shop.read(uuid)).toEqual([8, price, price, 0]);
});

test("a settlement's receipt waits likewise", async () => {
  const { id, uuid } = await wait();
  const payment = await pay(uuid);
  const { db } = shop.booking.app;
  shop.booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: id }, services, signal);
  await shop.setLegal("");
  const [receipt] = await db.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  const run = () => sendReceiptJob.run({ receipt_id: receipt!.id }, services, signal);
  expect(await run()).toBeInstanceOf(Date);
  const troubles = await market.call("listPaymentTroubles", {}, staff);
  expect(troubles.data.receipts).toContainEqual(
    expect.objectContaining({ id: receipt!.id, last_error: expect.stringContaining("INN") }),
  );
  await shop.setLegal(inn);
  expect(await run()).toBeUndefined();
  const isSent = and(eq(receipts.id, receipt!.id), eq(receipts.status, 2));
  expect(await db.$count(receipts, isSent)).toBe(1);
  expect((await db.select().from(requests).where(eq(requests.id, id)))[0]!.status).toBe(4);
});
