import { randomBytes } from "node:crypto";
import { readNetworks } from "@tour/http-server";
import { eq } from "drizzle-orm";
import { createTestClient } from "./create-test-app.ts";
import { marketplaceShop, selfEmployedShop, startFakeYookassa } from "./fake-yookassa.ts";
import { openTestBooking } from "./open-test-booking.ts";
import { payInSandbox } from "./pay-in-sandbox.ts";
import { keepMarketShop } from "../modules/marketplace/market-shop.ts";
import { payments } from "../modules/booking/payment.table.ts";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { requests } from "../modules/booking/request.table.ts";

const shops = {
  100500: "test_secret",
  200600: "test_other",
  [selfEmployedShop]: "test_self",
  [marketplaceShop]: "test_market",
};
/** Where requests of tests come from. */
const here = "0.0.0.0";

/** A booking whose organiser may connect a shop at a YooKassa of the test's own. */
export async function openTestYookassa() {
  const booking = await openTestBooking();
  const fake = await startFakeYookassa(shops);
  const { env: demo } = booking.app.services;
  const own = { url: fake.url, masterKey: randomBytes(32), noticeNetworks: readNetworks(here) };
  const env = { ...demo, isDemo: false, payments: { ...demo.payments, ...own } };
  const services = { ...booking.app.services, env };
  const client = createTestClient(services);

  const settings = (who: "organizer" | "other", over: object = {}) => ({
    query: { organizer_id: booking[who].id },
    body: { shop_id: "100500", secret: "test_secret", tax_system: 2, vat_code: 11, ...over },
  });
  const begin = async (uuid: string, method: "sbp" | "card" = "card") =>
    (await client.call("createPayment", { body: { uuid, kind: "prepayment", method } })).data;
  const rowOf = async (id: number) => {
    const [row] = await booking.app.db.select().from(payments).where(eq(payments.id, id));
    return row!;
  };
  const notify = (id: string, over: object = {}, to = client) =>
    to.app.request("/spa/payment-notice/yookassa", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        type: "notification",
        event: "payment.succeeded",
        object: { id, ...over },
      }),
    });
  const clientWith = (over: Partial<(typeof env)["payments"]>) =>
    createTestClient({ ...services, env: { ...env, payments: { ...env.payments, ...over } } });
  return {
    booking,
    fake,
    services,
    client,
    settings,
    begin,
    rowOf,
    notify,
    /** The app with other settings of payments. */
    clientWith,
    /** Connects the marketplace's own shop, or another of its. */
    connectMarket: (over: { shop_id?: string; secret?: string } = {}) =>
      booking.app.db.transaction((db) =>
        keepMarketShop(
          { db, env },
          { shop_id: marketplaceShop, secret: "test_market", tax_system: 1, vat_code: 1, ...over },
        ),
      ),
    /** What is known of the organiser by law and by phone. */
    setLegal: (inn: string, phones = ["+7 (916) 123-45-67"]) =>
      booking.app.db
        .update(organizers)
        .set({ legal: { name: "ООО «Тропа»", inn, ogrn: "", registry_number: "" }, phones })
        .where(eq(organizers.id, booking.organizer.id)),
    /** A request on the organiser's own site that waits for its prepayment. */
    async waitForPayment() {
      await client.call("updatePaymentSettings", settings("organizer"), booking.organizer.owner);
      const made = await payInSandbox(booking).wait();
      await booking.app.db.update(requests).set({ salesModel: 2 }).where(eq(requests.id, made.id));
      return made;
    },
    /** A request's status and sums: paid, refunded, due. */
    async read(uuid: string) {
      const { status, money } = await payInSandbox(booking).read(uuid);
      return [status, money.paid.amount, money.refunded.amount, money.refund_due.amount];
    },
    /** Begins a payment, has it paid, and tells. */
    async pay(uuid: string) {
      const { id } = await begin(uuid);
      const { providerPaymentId } = await rowOf(id);
      fake.end(providerPaymentId!, "succeeded");
      await notify(providerPaymentId!);
      return { id, theirs: providerPaymentId! };
    },
    async close(): Promise<void> {
      await fake.close();
      await booking.app.close();
    },
  };
}

export type TestYookassa = Awaited<ReturnType<typeof openTestYookassa>>;
