import { randomUUID } from "node:crypto";
import { selfEmployedTax } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { selfEmployedShop } from "../../../test/fake-yookassa.ts";
import { runDueJobs } from "../../../test/jobs.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { departures } from "../../tours/departure.table.ts";
import { refunds } from "../payment.table.ts";
import { payRefundJob } from "../refunds/pay-refund.job.ts";
import { marketplace } from "../../marketplace/marketplace.table.ts";
import { requests } from "../request.table.ts";
import { enqueueRequestEmails } from "./enqueue-request-emails.ts";
import { requestEmailJob } from "./request-email.job.ts";

const prepayment = 960_000;

let shop: TestYookassa;
beforeAll(async () => {
  shop = await openTestYookassa();
});
afterAll(() => shop.close());
beforeEach(() => shop.booking.refresh());

const deliver = () => runDueJobs(shop.services, [payRefundJob, requestEmailJob]);
/** What guests are written since somebody looked last. */
async function takeEmails(): Promise<string[]> {
  await deliver();
  const emails = shop.booking.app.emails.splice(0);
  return emails
    .filter(({ to }) => to.startsWith("guest"))
    .map(({ text }) => text.replaceAll("\u00a0", " ").replaceAll(/\s*\n\s*/g, " "));
}
/** A request on the organiser's own site whose first emails were read. */
async function waitQuietly() {
  const made = await shop.waitForPayment();
  await takeEmails();
  return made;
}
const record = (id: number) =>
  shop.client.call(
    "recordPayment",
    {
      body: { id, key: randomUUID(), amount: prepayment, paid_on: "2027-03-31", proof: "ПКО № 7" },
    },
    shop.booking.organizer.owner,
  );
const cancelBySeller = (id: number, over: object = {}) =>
  shop.client.call(
    "cancelRequestBySeller",
    { body: { id, message: "Дорогу размыло", ...over } },
    shop.booking.organizer.owner,
  );
const emailsOf = async (id: number) => {
  const query = { id };
  const { data } = await shop.client.call("getRequest", { query }, shop.booking.organizer.owner);
  return data.emails.filter(({ to }) => to === "guest").map(({ kind }) => kind);
};

test("of what a shop took the guest reads that the provider sends the receipt, and where to", async () => {
  const { id, uuid } = await waitQuietly();
  await shop.pay(uuid);
  const [row] = await shop.booking.app.db.select().from(requests).where(eq(requests.id, id));
  const [email] = await takeEmails();
  expect(email).toContain("Деньги пришли");
  expect(email).toContain(`Чек пришлёт платёжная система на ${row!.contactEmail}.`);
});

test("of what a self-employed organiser's shop took, that the organiser attaches it; past every shop, nothing", async () => {
  const own = await waitQuietly();
  const settings = { shop_id: selfEmployedShop, secret: "test_self", tax_system: selfEmployedTax };
  await shop.client.call(
    "updatePaymentSettings",
    shop.settings("organizer", settings),
    shop.booking.organizer.owner,
  );
  await shop.pay(own.uuid);
  const [email] = await takeEmails();
  expect(email).toContain("Чек сделает сам организатор и приложит его к заявке.");
  const cash = await waitQuietly();
  await record(cash.id);
  const [silent] = await takeEmails();
  expect(silent).toContain("Деньги пришли");
  expect(silent).not.toContain("Чек");
});

test("when a refund succeeded the guest reads once how much went back, and the history keeps it", async () => {
  const { id, uuid } = await waitQuietly();
  const payment = await shop.pay(uuid);
  await shop.client.call("cancelRequest", { body: { uuid } });
  await takeEmails();
  const [refund] = await shop.booking.app.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id));
  expect(refund!.status).toBe(2);
  const run = () =>
    payRefundJob.run({ refund_id: refund!.id }, shop.services, new AbortController().signal);
  await Promise.all([run(), run()]);
  expect(await takeEmails()).toEqual([]);
  expect((await emailsOf(id)).filter((kind) => kind === "refunded")).toHaveLength(1);
});

test("while a refund fails nothing is said to be back", async () => {
  const { id, uuid } = await waitQuietly();
  await shop.pay(uuid);
  await takeEmails();
  await shop.client.call("cancelRequest", { body: { uuid } });
  shop.fake.fail("400");
  const told = await takeEmails();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("Вы отменили заявку");
  expect(await emailsOf(id)).not.toContain("refunded");
});

test("a seller who cancels in silence does not keep the refund's email back", async () => {
  const { id, uuid } = await waitQuietly();
  await shop.pay(uuid);
  await takeEmails();
  await cancelBySeller(id);
  expect(await takeEmails()).toEqual([
    expect.stringMatching(
      /^Деньги возвращены.*Организатор отменил заявку\. Мы вернули 9 600 ₽ туда, откуда пришли деньги\./,
    ),
  ]);
  const told = await waitQuietly();
  await shop.pay(told.uuid);
  await takeEmails();
  await cancelBySeller(told.id, { notify_client: true });
  expect((await takeEmails()).join()).toMatch(/Дорогу размыло.*Деньги возвращены/);
});

test("of what is given back by hand the guest reads who says so", async () => {
  const { id } = await waitQuietly();
  await record(id);
  await cancelBySeller(id);
  await takeEmails();
  await shop.client.call(
    "recordRefund",
    { body: { id, amount: prepayment, proof: "РКО № 3" } },
    shop.booking.organizer.owner,
  );
  expect(await takeEmails()).toEqual([
    expect.stringContaining("Организатор отметил, что вернул вам 9 600 ₽."),
  ]);
});

test("emails that ask for money say where it is paid: on the page, or as the organiser will say", async () => {
  const online = await waitQuietly();
  const outside = await waitQuietly();
  const { db } = shop.booking.app;
  // In a currency that no shop takes.
  await db.update(requests).set({ currency: "EUR" }).where(eq(requests.id, outside.id));
  const facts = { rest: 100, until: "2036-01-01T00:00:00.000Z" };
  for (const kind of ["confirmed", "payment due", "rest due"] as const) {
    const read = async (requestId: number) => {
      await enqueueRequestEmails(shop.services, { requestId, kind, facts, occasion: "once more" });
      return (await takeEmails()).join();
    };
    expect(await read(online.id)).toContain("Оплатить можно на странице заявки.");
    const told = await read(outside.id);
    expect(told).toContain("Как заплатить, расскажет организатор");
    expect(told).not.toContain("Оплатить можно");
  }
});

test("of what is sold on the marketplace they say that it takes the money as an agent, or tells how to pay", async () => {
  const { id } = await waitQuietly();
  const { db } = shop.booking.app;
  await db.update(requests).set({ salesModel: 1 }).where(eq(requests.id, id));
  await db.update(marketplace).set({ name: "ООО «Площадка»", inn: "7707083893" });
  const read = async (occasion: string) => {
    const facts = { until: "2036-01-01T00:00:00.000Z" };
    const told = { requestId: id, kind: "confirmed", facts, occasion } as const;
    await enqueueRequestEmails(shop.services, told);
    return (await takeEmails()).join();
  };
  expect(await read("without a shop")).toContain("Как заплатить, расскажет площадка");
  await shop.setLegal("7707083893");
  await shop.connectMarket();
  expect(await read("with its shop")).toContain(
    "Деньги принимает ООО «Площадка» (ИНН 7707083893) как агент организатора.",
  );
});

test("the email before the trip says when it begins, and what is not known yet", async () => {
  const { id } = await waitQuietly();
  const { db } = shop.booking.app;
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  const read = async (occasion: string) => {
    const facts = { until: null };
    await enqueueRequestEmails(shop.services, { requestId: id, kind: "arrival", facts, occasion });
    return (await takeEmails()).join();
  };
  const unknown = await read("before");
  expect(unknown).not.toContain("когда вас ждут");
  expect(unknown).toContain("ремя встречи организатор пока не указал");
  await db
    .update(departures)
    .set({ startTime: "09:30" })
    .where(eq(departures.id, row!.departureId));
  const known = await read("after");
  expect(known).toContain("когда вас ждут");
  expect(known).toContain("Начало: 09:30 по местному времени");
});
