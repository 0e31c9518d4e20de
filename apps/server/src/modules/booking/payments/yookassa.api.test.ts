import { readNetworks } from "@tour/http-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paymentSettings } from "../shop.table.ts";
import { marketplaceShop } from "../../../test/fake-yookassa.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { pollPaymentJob } from "./poll-payment.job.ts";

const prepayment = 960_000;
const price = 4_800_000;
const signal = AbortSignal.any([]);

let shop: TestYookassa;
beforeAll(async () => {
  shop = await openTestYookassa();
});
afterAll(() => shop.close());
beforeEach(() => shop.booking.refresh());

// ASVS 15.3.1
test("the shop's secret is kept encrypted, bound to its organiser, and never given out", async () => {
  const { organizer, other } = shop.booking;
  const secret = "test_secret_of_ours";
  const saved = await shop.client.call(
    "updatePaymentSettings",
    shop.settings("organizer", { secret }),
    organizer.owner,
  );
  expect(saved.data).toEqual({ shop_id: "100500", has_secret: true, tax_system: 2, vat_code: 11 });
  const query = { organizer_id: organizer.id };
  const seen = await shop.client.call("getPaymentSettings", { query }, organizer.owner);
  expect(JSON.stringify(seen)).not.toContain(secret);
  const [row] = await shop.booking.app.db.select().from(paymentSettings);
  expect(row!.secret).not.toContain(secret);
  expect((await shop.client.ask("getPaymentSettings", { query }, organizer.editor)).status).toBe(
    403,
  );
  expect((await shop.client.ask("getPaymentSettings", { query }, other.owner)).status).toBe(403);
  // The secret stays while none is given, and is asked for with another shop.
  const { secret: _, ...rest } = shop.settings("organizer").body;
  const same = { query, body: { ...rest, vat_code: 1 } };
  expect(
    (await shop.client.call("updatePaymentSettings", same, organizer.owner)).data.vat_code,
  ).toBe(1);
  const moved = { query, body: { ...rest, shop_id: "200600" } };
  const refused = shop.client.call("updatePaymentSettings", moved, organizer.owner);
  expect(await refusal(refused)).toMatchObject({ status: 400 });
});

test("a server without a key to encrypt with connects no shop", async () => {
  const bare = shop.clientWith({ masterKey: undefined });
  const refused = bare.call(
    "updatePaymentSettings",
    shop.settings("other"),
    shop.booking.other.owner,
  );
  expect(await refusal(refused)).toMatchObject({ status: 422 });
});

test("what YooKassa is asked for is what it documents: SBP by a code, a card by its page", async () => {
  for (const [method, kind] of [
    ["sbp", "qr"],
    ["card", "redirect"],
  ] as const) {
    const { uuid } = await shop.waitForPayment();
    const payment = await shop.begin(uuid, method);
    expect(payment.confirmation).toEqual({
      kind,
      url: expect.stringContaining("https://pay.example/"),
    });
    const made = shop.fake.payments.get((await shop.rowOf(payment.id)).providerPaymentId!)!;
    expect(made).toMatchObject({
      shop: "100500",
      amount: { value: "9600.00", currency: "RUB" },
      capture: true,
      metadata: { payment_id: String(payment.id) },
      receipt: {
        tax_system_code: 2,
        items: [{ vat_code: 11, payment_mode: "partial_prepayment", payment_subject: "service" }],
      },
    });
  }
});

test("a notice is checked by asking the shop that we began it in", async () => {
  const { uuid } = await shop.waitForPayment();
  const { theirs } = await shop.pay(uuid);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
  await Promise.all([shop.notify(theirs), shop.notify(theirs)]);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
});

// ASVS 16.5.3
test("a forged notice, one of another shop, and one from elsewhere change nothing", async () => {
  const { uuid } = await shop.waitForPayment();
  const payment = await shop.begin(uuid);
  const { providerPaymentId } = await shop.rowOf(payment.id);
  expect((await shop.notify(providerPaymentId!)).status).toBe(200);
  // A payment that succeeded in somebody else's shop, with our number on it.
  const template = shop.fake.payments.get(providerPaymentId!)!;
  shop.fake.payments.set("alien", {
    ...template,
    id: "alien",
    shop: "200600",
    status: "succeeded",
  });
  const metadata = { payment_id: String(payment.id) };
  expect((await shop.notify("alien", { metadata })).status).toBe(200);
  expect(await shop.read(uuid)).toEqual([2, 0, 0, 0]);

  const strangers = shop.clientWith({
    noticeNetworks: readNetworks("185.71.76.0/27, 2a02:5180::/32"),
  });
  shop.fake.end(providerPaymentId!, "succeeded");
  const answer = await strangers.app.request("/spa/payment-notice/yookassa", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ event: "payment.succeeded", object: { id: providerPaymentId } }),
  });
  expect(answer.status).toBe(403);
  expect(await shop.read(uuid)).toEqual([2, 0, 0, 0]);
});

// ASVS 16.5.2
test("a call that is not answered is made again with the same key, and pays nothing twice", async () => {
  for (const fault of ["500 before", "500 after", "cut after"] as const) {
    const { uuid } = await shop.waitForPayment();
    const before = shop.fake.payments.size;
    shop.fake.calls.length = 0;
    shop.fake.fail(fault);
    const payment = await shop.begin(uuid);
    const keys = shop.fake.calls.filter(({ method }) => method === "POST").map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(shop.fake.payments.size).toBe(before + 1);
    expect(payment.confirmation.url).toContain("https://pay.example/");
  }
});

test("while YooKassa is silent it is 503, and the job finds out what became of it", async () => {
  const { uuid } = await shop.waitForPayment();
  shop.fake.fail("cut after", "cut after", "cut after");
  expect(await refusal(shop.begin(uuid))).toMatchObject({ status: 503 });
  const [row] = (await payInSandbox(shop.booking).read(uuid)).money.payments;
  expect(row).toMatchObject({ status: 1 });
  const made = [...shop.fake.payments.values()].at(-1)!;
  shop.fake.end(made.id, "succeeded");
  await pollPaymentJob.run({ payment_id: row!.id }, shop.services, signal);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
});

test("a payment that YooKassa refuses is closed, and another can be begun", async () => {
  const { uuid } = await shop.waitForPayment();
  shop.fake.fail("400");
  expect(await refusal(shop.begin(uuid))).toMatchObject({ status: 503 });
  expect((await payInSandbox(shop.booking).read(uuid)).money.payments).toMatchObject([
    { status: 3 },
  ]);
  await shop.pay(uuid);
  expect(await shop.read(uuid)).toEqual([3, prepayment, 0, 0]);
});

test("on the marketplace the platform's shop takes the money, and without one it is paid outside", async () => {
  const { uuid } = await payInSandbox(shop.booking).wait();
  expect(await refusal(shop.begin(uuid))).toMatchObject({ status: 409 });
  await shop.setLegal("7707083893");
  expect(await refusal(shop.begin(uuid))).toMatchObject({ status: 409 });
  await shop.connectMarket();
  const body = { uuid, kind: "full", method: "sbp" } as const;
  const { data } = await shop.client.call("createPayment", { body });
  const { providerPaymentId, shopOrganizerId } = await shop.rowOf(data.id);
  expect(shopOrganizerId).toBeNull();
  expect(shop.fake.payments.get(providerPaymentId!)).toMatchObject({
    shop: marketplaceShop,
    amount: { value: `${price / 100}.00` },
    receipt: { items: [{ payment_mode: "full_prepayment" }] },
  });
});
