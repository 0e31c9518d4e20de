import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { refusal } from "../../../test/open-test-booking.ts";
import { openTestYookassa } from "../../../test/open-test-yookassa.ts";
import type { TestYookassa } from "../../../test/open-test-yookassa.ts";
import { reconcileJob } from "../payments/reconcile.job.ts";
import { followTestJob } from "./follow-test.job.ts";

let shop: TestYookassa;
beforeAll(async () => {
  shop = await openTestYookassa();
});
afterAll(() => shop.close());
beforeEach(() => shop.booking.refresh());

type Who = "organizer" | "other";
const ownerOf = (who: Who) =>
  [{ query: { organizer_id: shop.booking[who].id } }, shop.booking[who].owner] as const;
const start = async (who: Who = "organizer", client: typeof shop.client = shop.client) =>
  (await client.call("startTestPayment", ...ownerOf(who))).data;
const read = async (who: Who = "organizer") =>
  (await shop.client.call("getTestPayment", ...ownerOf(who))).data;
const connect = (who: Who, over?: object) =>
  shop.client.call("updatePaymentSettings", shop.settings(who, over), shop.booking[who].owner);
const follow = async (isDemo = false) => {
  const { app } = shop.booking;
  await passJobTime(app.db, 60_000);
  if (isDemo) await runDueJobs(app.services, [followTestJob]);
  else await runDueJobs(shop.services, [followTestJob]);
};
/** The shop's name of the payment that was begun last. */
const theirs = () => [...shop.fake.payments.keys()].at(-1)!;

test("without a shop, with a wrong key and while YooKassa is silent, its owner is told what to do", async () => {
  expect(await read("other")).toEqual({ can_start: false, last: null });
  expect(await refusal(start("other"))).toMatchObject({
    status: 422,
    message: expect.stringContaining("подключите магазин"),
  });
  await connect("other", { shop_id: "200600", secret: "not_it" });
  expect(await refusal(start("other"))).toMatchObject({
    status: 422,
    message: expect.stringContaining("Проверьте номер магазина"),
  });
  await connect("other", { shop_id: "200600", secret: "test_other" });
  shop.fake.fail("500 before", "500 before", "500 before");
  expect(await refusal(start("other"))).toMatchObject({ status: 503 });
  expect(await read("other")).toEqual({ can_start: true, last: null });
});

test("a rouble is paid and goes back with a receipt, whether a notice comes or not, and the night finds nothing odd", async () => {
  await connect("organizer");
  const begun = await start();
  expect(begun).toMatchObject({ status: "begun", amount: { amount: 100 }, is_noticed: false });
  expect((await start()).url).toBe(begun.url);
  await follow();
  expect((await read()).last!.status).toBe("begun");
  shop.fake.end(theirs(), "succeeded");
  await follow();
  expect((await read()).last).toMatchObject({ status: "returned", is_noticed: false });
  const given = [...shop.fake.refunds.values()].filter((one) => one.payment_id === theirs());
  expect(given).toMatchObject([{ amount: { value: "1.00" } }]);
  await shop.notify(theirs());
  await follow();
  expect((await read()).last).toMatchObject({ status: "returned", is_noticed: true });
  expect(shop.fake.refunds.size).toBe(1);
  await reconcileJob.run({}, shop.services, AbortSignal.any([]));
  const staff = await createStaff(shop.booking.app);
  const troubles = await shop.client.call("listPaymentTroubles", {}, staff);
  expect(troubles.data.differences).toEqual([]);
});

test("one that the bank refuses has failed, and another can be begun", async () => {
  await connect("organizer");
  const { url } = await start();
  shop.fake.end(theirs(), "canceled");
  await shop.notify(theirs());
  await follow();
  expect((await read()).last).toMatchObject({ status: "failed", is_noticed: true });
  expect((await start()).url).not.toBe(url);
});

test("a demo tries the sandbox in place of a shop, and comes back to the builder", async () => {
  const { app } = shop.booking;
  const { url } = await start("other", app);
  const { pathname, searchParams } = new URL(url);
  const body = new URLSearchParams({ payment: searchParams.get("payment")!, action: "pay" });
  const answer = await app.app.request(pathname, { method: "POST", body });
  expect(answer.headers.get("location")).toMatch(/\/\d+\/payments$/);
  await follow(true);
  expect((await read("other")).last).toMatchObject({ status: "returned", is_noticed: true });
});
