import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { createStaff } from "../../../test/create-organizer.ts";
import { createTestClient } from "../../../test/create-test-app.ts";
import { startFakeYookassa } from "../../../test/fake-yookassa.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { payments, paymentSettings, receipts, refunds } from "../payment.table.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { sendReceiptJob } from "../receipts/send-receipt.job.ts";
import { requests } from "../request.table.ts";
import { pollPaymentJob } from "./poll-payment.job.ts";
import { reconcileJob } from "./reconcile.job.ts";

const prepayment = 960_000;
const price = 4_800_000;
const shops = { 100500: "test_secret", 200600: "test_other" };
const here = "0.0.0.0";

let booking: TestBooking;
let fake: Awaited<ReturnType<typeof startFakeYookassa>>;
let env: ServerEnv;
let client: ReturnType<typeof createTestClient>;
let services: TestBooking["app"]["services"];

beforeAll(async () => {
  booking = await openTestBooking();
  fake = await startFakeYookassa(shops);
  const { env: demo } = booking.app.services;
  const masterKey = randomBytes(32);
  const own = { url: fake.url, masterKey, noticeAddresses: [here] };
  env = { ...demo, isDemo: false, payments: { ...demo.payments, ...own } };
  services = { ...booking.app.services, env };
  client = createTestClient(services);
});
afterAll(async () => {
  await fake.close();
  await booking.app.close();
});
beforeEach(() => booking.refresh());

const settings = (who: "organizer" | "other", over: object = {}) => ({
  query: { organizer_id: booking[who].id },
  body: { shop_id: "100500", secret: "test_secret", tax_system: 2, vat_code: 11, ...over },
});

/** A request on the organiser's own site that waits for its prepayment. */
async function waitForPayment() {
  await client.call("updatePaymentSettings", settings("organizer"), booking.organizer.owner);
  const made = await payInSandbox(booking).wait();
  await booking.app.db.update(requests).set({ salesModel: 2 }).where(eq(requests.id, made.id));
  return made;
}
const begin = async (uuid: string, method: "sbp" | "card" = "card") =>
  (await client.call("createPayment", { body: { uuid, kind: "prepayment", method } })).data;
const rowOf = async (id: number) => {
  const [row] = await booking.app.db.select().from(payments).where(eq(payments.id, id));
  return row!;
};
const read = async (uuid: string) => {
  const { status, money } = await payInSandbox(booking).read(uuid);
  return [status, money.paid.amount, money.refunded.amount, money.refund_due.amount];
};
const notify = (id: string, over: object = {}) =>
  client.app.request("/spa/payment-notice/yookassa", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: "notification",
      event: "payment.succeeded",
      object: { id, ...over },
    }),
  });
/** Begins a payment, has it paid, and tells. */
async function pay(uuid: string) {
  const { id } = await begin(uuid);
  const { providerPaymentId } = await rowOf(id);
  fake.end(providerPaymentId!, "succeeded");
  await notify(providerPaymentId!);
  return { id, theirs: providerPaymentId! };
}
const signal = AbortSignal.any([]);

test("the shop's secret is kept encrypted, bound to its organiser, and never given out", async () => {
  const { organizer, other } = booking;
  const secret = "test_secret_of_ours";
  const saved = await client.call(
    "updatePaymentSettings",
    settings("organizer", { secret }),
    organizer.owner,
  );
  expect(saved.data).toEqual({ shop_id: "100500", has_secret: true, tax_system: 2, vat_code: 11 });
  const query = { organizer_id: organizer.id };
  const seen = await client.call("getPaymentSettings", { query }, organizer.owner);
  expect(JSON.stringify(seen)).not.toContain(secret);
  const [row] = await booking.app.db.select().from(paymentSettings);
  expect(row!.secret).not.toContain(secret);
  expect((await client.ask("getPaymentSettings", { query }, organizer.editor)).status).toBe(403);
  expect((await client.ask("getPaymentSettings", { query }, other.owner)).status).toBe(403);
  // The secret stays while none is given, and is asked for with another shop.
  const { secret: _, ...rest } = settings("organizer").body;
  const same = { query, body: { ...rest, vat_code: 1 } };
  expect((await client.call("updatePaymentSettings", same, organizer.owner)).data.vat_code).toBe(1);
  const moved = { query, body: { ...rest, shop_id: "200600" } };
  const refused = client.call("updatePaymentSettings", moved, organizer.owner);
  expect(await refusal(refused)).toMatchObject({ status: 400 });
});

test("a server without a key to encrypt with connects no shop", async () => {
  const bare = createTestClient({
    ...services,
    env: { ...env, payments: { ...env.payments, masterKey: undefined } },
  });
  const refused = bare.call("updatePaymentSettings", settings("other"), booking.other.owner);
  expect(await refusal(refused)).toMatchObject({ status: 503 });
});

test("what YooKassa is asked for is what it documents: SBP by a code, a card by its page", async () => {
  for (const [method, kind] of [
    ["sbp", "qr"],
    ["card", "redirect"],
  ] as const) {
    const { uuid } = await waitForPayment();
    const payment = await begin(uuid, method);
    expect(payment.confirmation).toEqual({
      kind,
      url: expect.stringContaining("https://pay.example/"),
    });
    const made = fake.payments.get((await rowOf(payment.id)).providerPaymentId!)!;
    expect(made).toMatchObject({
      shop: "100500",
      amount: { value: "9600.00", currency: "RUB" },
      capture: true,
      metadata: { payment_id: String(payment.id) },
      receipt: {
        tax_system_code: 2,
        items: [{ vat_code: 11, payment_mode: "prepayment", payment_subject: "service" }],
      },
    });
  }
});

test("a notice is checked by asking the shop that we began it in", async () => {
  const { uuid } = await waitForPayment();
  const { theirs } = await pay(uuid);
  expect(await read(uuid)).toEqual([3, prepayment, 0, 0]);
  await Promise.all([notify(theirs), notify(theirs)]);
  expect(await read(uuid)).toEqual([3, prepayment, 0, 0]);
});

test("a forged notice, one of another shop, and one from elsewhere change nothing", async () => {
  const { uuid } = await waitForPayment();
  const payment = await begin(uuid);
  const { providerPaymentId } = await rowOf(payment.id);
  expect((await notify(providerPaymentId!)).status).toBe(200);
  // A payment that succeeded in somebody else's shop, with our number on it.
  const template = fake.payments.get(providerPaymentId!)!;
  fake.payments.set("alien", { ...template, id: "alien", shop: "200600", status: "succeeded" });
  const metadata = { payment_id: String(payment.id) };
  expect((await notify("alien", { metadata })).status).toBe(200);
  expect(await read(uuid)).toEqual([2, 0, 0, 0]);

  const strangers = createTestClient({
    ...services,
    env: {
      ...env,
      payments: { ...env.payments, noticeAddresses: ["185.71.76.0/27", "2a02:5180::/32"] },
    },
  });
  fake.end(providerPaymentId!, "succeeded");
  const answer = await strangers.app.request("/spa/payment-notice/yookassa", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ event: "payment.succeeded", object: { id: providerPaymentId } }),
  });
  expect(answer.status).toBe(403);
  expect(await read(uuid)).toEqual([2, 0, 0, 0]);
});

test("a call that is not answered is made again with the same key, and pays nothing twice", async () => {
  for (const fault of ["500 before", "500 after", "cut after"] as const) {
    const { uuid } = await waitForPayment();
    const before = fake.payments.size;
    fake.calls.length = 0;
    fake.fail(fault);
    const payment = await begin(uuid);
    const keys = fake.calls.filter(({ method }) => method === "POST").map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(fake.payments.size).toBe(before + 1);
    expect(payment.confirmation.url).toContain("https://pay.example/");
  }
});

test("while YooKassa is silent it is 503, and the job finds out what became of it", async () => {
  const { uuid } = await waitForPayment();
  fake.fail("cut after", "cut after", "cut after");
  expect(await refusal(begin(uuid))).toMatchObject({ status: 503 });
  const [row] = (await payInSandbox(booking).read(uuid)).money.payments;
  expect(row).toMatchObject({ status: 1 });
  const made = [...fake.payments.values()].at(-1)!;
  fake.end(made.id, "succeeded");
  await pollPaymentJob.run({ payment_id: row!.id }, services, signal);
  expect(await read(uuid)).toEqual([3, prepayment, 0, 0]);
});

test("a payment that YooKassa refuses is closed, and another can be begun", async () => {
  const { uuid } = await waitForPayment();
  fake.fail("400");
  expect(await refusal(begin(uuid))).toMatchObject({ status: 503 });
  expect((await payInSandbox(booking).read(uuid)).money.payments).toMatchObject([{ status: 3 }]);
  await pay(uuid);
  expect(await read(uuid)).toEqual([3, prepayment, 0, 0]);
});

const refundOf = async (paymentId: number) => {
  const [row] = await booking.app.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return row!;
};

test("a refund, whole or in part, goes through YooKassa with its receipt, and once", async () => {
  const staff = await createStaff(booking.app);
  const { id, uuid } = await waitForPayment();
  const payment = await pay(uuid);
  await client.call("cancelRequestBySeller", { body: { id, refund: 12_345 } }, staff);
  const refund = await refundOf(payment.id);
  fake.fail("cut after", "cut after", "cut after");
  const again = await payRefundJob.run({ refund_id: refund.id }, services, signal);
  expect(again).toBeInstanceOf(Date);
  expect(await read(uuid)).toEqual([8, prepayment, 0, 12_345]);
  const troubles = await client.call("listPaymentTroubles", {}, staff);
  expect(troubles.data.refunds).toMatchObject([{ id: refund.id, failures: 1 }]);
  await payRefundJob.run({ refund_id: refund.id }, services, signal);
  await payRefundJob.run({ refund_id: refund.id }, services, signal);
  expect(await read(uuid)).toEqual([8, prepayment, 12_345, 0]);
  const made = [...fake.refunds.values()].filter((one) => one.payment_id === payment.theirs);
  expect(made).toMatchObject([
    { amount: { value: "123.45" }, receipt: { items: [{ payment_mode: "prepayment" }] } },
  ]);
});

test("the settlement's receipt names what was paid beforehand; a failed one is queued", async () => {
  const { id, uuid } = await waitForPayment();
  const payment = await pay(uuid);
  await booking.app.db.update(requests).set({ totalAmount: prepayment }).where(eq(requests.id, id));
  booking.setNow(new Date("2027-05-03T00:00:00Z"));
  await completeRequestJob.run({ request_id: id }, services, signal);
  const [receipt] = await booking.app.db
    .select()
    .from(receipts)
    .where(eq(receipts.paymentId, payment.id));
  const run = () => sendReceiptJob.run({ receipt_id: receipt!.id }, services, signal);
  fake.fail("400");
  expect(await run()).toBeInstanceOf(Date);
  expect(await read(uuid)).toEqual([4, prepayment, 0, 0]);
  expect(await run()).toBeUndefined();
  expect(fake.receipts).toMatchObject([
    {
      type: "payment",
      payment_id: payment.theirs,
      items: [{ payment_mode: "full_payment", amount: { value: "9600.00" } }],
      settlements: [{ type: "prepayment", amount: { value: "9600.00" } }],
    },
  ]);
});

test("each night what YooKassa says otherwise is listed, and struck off when it is so no more", async () => {
  const { uuid } = await waitForPayment();
  const { id, theirs } = await pay(uuid);
  const run = () => reconcileJob.run({}, services, signal);
  const listed = async () => {
    const { rows } = (await booking.app.db.execute(sql`
      select kind, provider_id, our_amount::int, their_amount::int, payment_id
      from payment_differences where resolved_at is null order by provider_id`)) as {
      rows: unknown[];
    };
    return rows;
  };
  expect(await run()).toBeInstanceOf(Date);
  const before = await listed();
  const payment = fake.payments.get(theirs)!;
  payment.amount = { value: "1.00", currency: "RUB" };
  fake.payments.set("0-unknown", {
    ...payment,
    id: "0-unknown",
    amount: { value: "7.00", currency: "RUB" },
  });
  fake.refunds.set("0-refund", { ...payment, id: "0-refund", payment_id: theirs });
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

test("on the marketplace the platform's shop takes the money, and without one it is paid outside", async () => {
  const { uuid } = await payInSandbox(booking).wait();
  expect(await refusal(begin(uuid))).toMatchObject({ status: 409 });
  const platform = { shopId: "200600", secret: "test_other", taxSystem: 1, vatCode: 1 };
  const market = createTestClient({
    ...services,
    env: { ...env, payments: { ...env.payments, platform } },
  });
  const body = { uuid, kind: "full", method: "sbp" } as const;
  const { data } = await market.call("createPayment", { body });
  const { providerPaymentId, shopOrganizerId } = await rowOf(data.id);
  expect(shopOrganizerId).toBeNull();
  expect(fake.payments.get(providerPaymentId!)).toMatchObject({
    shop: "200600",
    amount: { value: `${price / 100}.00` },
    receipt: { items: [{ payment_mode: "full_prepayment" }] },
  });
});
