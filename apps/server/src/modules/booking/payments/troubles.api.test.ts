import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { paymentDifferences, payments, refunds } from "../payment.table.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { requests } from "../request.table.ts";
import { noteUnknownNotice } from "./note-unknown-notice.ts";
import { unknownNotices } from "./unknown-notice.table.ts";

const prepayment = 960_000;
const price = 4_800_000;
const signal = AbortSignal.any([]);

let shop: TestYookassa;
let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  shop = await openTestYookassa();
  staff = await createStaff(shop.booking.app);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.booking.refresh();
  await shop.booking.app.db.delete(unknownNotices);
});

const readTroubles = async () => (await shop.client.call("listPaymentTroubles", {}, staff)).data;
const returnedOf = async (requestId: number) =>
  (await readTroubles()).returned.filter((one) => one.request_id === requestId);
const listUnknown = async () => (await readTroubles()).unknown_notices;

/** Begins a payment, lets something happen, and has it paid. */
async function payAfter(uuid: string, work: () => Promise<unknown>) {
  const { id } = await shop.begin(uuid);
  const { providerPaymentId } = await shop.rowOf(id);
  await work();
  shop.fake.end(providerPaymentId!, "succeeded");
  await shop.notify(providerPaymentId!);
  return id;
}

test("staff see what was paid too late for the seats, with its sum and reason, and when it was back", async () => {
  const { id, uuid } = await shop.waitForPayment();
  const departure = async () => {
    const [row] = await shop.booking.app.db.select().from(requests).where(eq(requests.id, id));
    return row!.departureId;
  };
  const payment = await payAfter(uuid, async () => {
    await shop.booking.endHold(id);
    const body = shop.booking.bodyOf(await departure(), {
      seats: [{ option_id: "base", count: 4 }],
    });
    await shop.booking.app.call("createRequest", { body });
  });
  expect(await returnedOf(id)).toMatchObject([
    {
      payment_id: payment,
      amount: { amount: prepayment, currency: "RUB" },
      cause: "late",
      reason: expect.stringContaining("после срока"),
      refunded_at: null,
    },
  ]);
  const [one] = await returnedOf(id);
  await payRefundJob.run({ refund_id: one!.id }, shop.services, signal);
  expect((await returnedOf(id))[0]!.refunded_at).toEqual(expect.any(String));
  expect((await readTroubles()).refunds.filter((each) => each.request_id === id)).toEqual([]);
});

test("likewise what came for a closed request, and a second time", async () => {
  const closed = await shop.waitForPayment();
  await payAfter(closed.uuid, () =>
    shop.client.call("cancelRequest", { body: { uuid: closed.uuid } }),
  );
  expect(await returnedOf(closed.id)).toMatchObject([
    { amount: { amount: prepayment }, cause: "closed", reason: expect.stringContaining("закрыта") },
  ]);
  const twice = await shop.waitForPayment();
  await payAfter(twice.uuid, async () => {
    const body = { uuid: twice.uuid, kind: "full", method: "card" } as const;
    const { data } = await shop.client.call("createPayment", { body });
    const { providerPaymentId } = await shop.rowOf(data.id);
    shop.fake.end(providerPaymentId!, "succeeded");
    await shop.notify(providerPaymentId!);
  });
  expect(await returnedOf(twice.id)).toMatchObject([
    { amount: { amount: prepayment }, cause: "twice", reason: "Заявка уже была оплачена" },
  ]);
  expect(await shop.read(twice.uuid)).toEqual([3, price + prepayment, 0, prepayment]);
});

test("control: what goes back by the rules of cancellation is no trouble", async () => {
  const { id, uuid } = await shop.waitForPayment();
  await shop.pay(uuid);
  await shop.client.call("cancelRequest", { body: { uuid } });
  expect(await shop.booking.app.db.$count(refunds, eq(refunds.requestId, id))).toBe(1);
  expect(await returnedOf(id)).toEqual([]);
});

test("a notice of nobody's payment is kept once, counted, and listed for staff", async () => {
  await shop.notify("alien");
  await shop.notify("alien", { metadata: { payment_id: "999999" } });
  expect(await listUnknown()).toMatchObject([
    {
      provider: "yookassa",
      event: "payment.succeeded",
      provider_id: "alien",
      payment_number: null,
      times: 2,
    },
  ]);
});

test("so is one with our number on it that our shop does not have, or that has another sum", async () => {
  const { uuid } = await shop.waitForPayment();
  const { id } = await shop.begin(uuid);
  const theirs = (await shop.rowOf(id)).providerPaymentId!;
  await shop.booking.app.db
    .update(payments)
    .set({ providerPaymentId: null })
    .where(eq(payments.id, id));
  await shop.notify("of-another-shop", { metadata: { payment_id: String(id) } });
  expect(await listUnknown()).toMatchObject([
    { provider_id: "of-another-shop", payment_number: id },
  ]);
  Object.assign(shop.fake.payments.get(theirs)!, {
    status: "succeeded",
    amount: { value: "1.00", currency: "RUB" },
  });
  await shop.notify(theirs, { metadata: { payment_id: String(id) } });
  expect(await shop.read(uuid)).toEqual([2, 0, 0, 0]);
  expect((await listUnknown()).map((one) => one.provider_id)).toContain(theirs);
});

test("notices of our payments, their refunds and test payments are none of nobody's", async () => {
  const { uuid } = await shop.waitForPayment();
  const { theirs } = await shop.pay(uuid);
  const tell = (event: string, object: object) =>
    shop.client.app.request("/spa/payment-notice/yookassa", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ event, object }),
    });
  // Its own answer has not come yet.
  await tell("refund.succeeded", { id: "refund-on-its-way", payment_id: theirs });
  const { organizer } = shop.booking;
  const own = { query: { organizer_id: organizer.id } };
  await shop.client.call("startTestPayment", own, organizer.owner);
  const tried = [...shop.fake.payments.keys()].at(-1)!;
  await shop.notify(tried);
  await tell("refund.succeeded", { id: "refund-of-test", payment_id: tried });
  expect(await listUnknown()).toEqual([]);
  await tell("refund.succeeded", { id: "refund-of-nobody", payment_id: "alien" });
  await tell("refund.succeeded", { id: "refund-of-what" });
  expect((await listUnknown()).map((one) => one.provider_id)).toEqual([
    "refund-of-what",
    "refund-of-nobody",
  ]);
});

test("what turns out to be ours later is listed no more", async () => {
  const { uuid } = await shop.waitForPayment();
  const { id } = await shop.begin(uuid);
  const theirs = (await shop.rowOf(id)).providerPaymentId!;
  const name = (providerPaymentId: string | null) =>
    shop.booking.app.db.update(payments).set({ providerPaymentId }).where(eq(payments.id, id));
  await name(null);
  // Without our number nobody knows whose it is.
  await shop.notify(theirs);
  expect((await listUnknown()).map((one) => one.provider_id)).toEqual([theirs]);
  shop.fake.end(theirs, "succeeded");
  await shop.notify(theirs, { metadata: { payment_id: String(id) } });
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
  expect(await listUnknown()).toEqual([]);
});

test("a flood of notices pushes out the oldest, and grows no further", async () => {
  const { db } = shop.booking.app;
  await db.execute(sql`
    insert into unknown_notices (provider, event, provider_id)
    select 'yookassa', 'payment.succeeded', 'flood-' || n from generate_series(1, 1200) n`);
  const object = { id: "the last", metadata: undefined };
  await noteUnknownNotice(db, "yookassa", { event: "payment.succeeded", object });
  expect(await db.$count(unknownNotices)).toBe(1000);
  const [newest] = await listUnknown();
  expect(newest!.provider_id).toBe("the last");
});

const settle = (kind: string, trouble_id: number, note = "Звонили в банк") =>
  shop.client.ask("settlePaymentTrouble", { body: { kind, trouble_id, note } }, staff);

test("what staff settle leaves the list with their words, once, and comes back when it is another", async () => {
  await shop.notify("alien");
  const [notice] = await listUnknown();
  expect((await settle("notice", notice!.id, " ")).status).toBe(400);
  expect((await settle("notice", 900_000)).status).toBe(404);
  expect((await settle("refund", notice!.id)).status).toBe(404);
  const [first, second] = [await settle("notice", notice!.id), await settle("notice", notice!.id)];
  expect([first.status, second.status]).toEqual([200, 409]);
  // It says nothing new.
  await shop.notify("alien");
  expect(await listUnknown()).toEqual([]);
  expect((await readTroubles()).settled[0]).toMatchObject({
    kind: "notice",
    trouble_id: notice!.id,
    note: "Звонили в банк",
    by: "staff",
  });

  const { db } = shop.booking.app;
  const values = {
    provider: "yookassa",
    kind: "payment",
    providerId: "odd",
    ourAmount: 0,
  } as const;
  const [made] = await db
    .insert(paymentDifferences)
    .values({ ...values, theirAmount: 5, shopOrganizerId: shop.booking.organizer.id })
    .returning();
  const listed = async () => (await readTroubles()).differences.filter(({ id }) => id === made!.id);
  expect(await listed()).toMatchObject([
    { shop: "Тропа", request_id: null, their_amount: { amount: 5, currency: "RUB" } },
  ]);
  await settle("difference", made!.id);
  expect(await listed()).toEqual([]);
  await db.update(paymentDifferences).set({ theirAmount: 6 });
  expect(await listed()).toHaveLength(1);
});
