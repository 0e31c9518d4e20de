import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestBooking } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { showCode } from "../../../test/second-factor.ts";
import type { PersonWithFactor } from "../../../test/second-factor.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { requests } from "../request.table.ts";

const price = 4_800_000;

let booking: TestBooking;
let staff: PersonWithFactor;
beforeAll(async () => {
  booking = await openTestBooking();
  staff = await createStaff(booking.app);
});
afterAll(() => booking.app.close());

const by = () => ({ query: { organizer_id: booking.organizer.id } });
const rub = (amount: number) => ({ amount, currency: "RUB" as const });
const list = async () => (await booking.app.call("listPayouts", {}, staff)).data;
const bodyOf = (over: object = {}) => ({
  key: randomUUID(),
  organizer_id: booking.organizer.id,
  currency: "RUB" as const,
  amount: price * 0.9,
  paid_on: "2027-05-03",
  document: "п/п 117",
  ...over,
});
const record = (body: object) => booking.app.ask("recordPayout", { body }, staff);

/** A request that is paid whole; with another sales model it is not of the marketplace. */
async function pay(over: Partial<typeof requests.$inferInsert> = {}) {
  const guest = payInSandbox(booking);
  const { id, uuid } = await guest.wait();
  if (over.salesModel) await booking.app.db.update(requests).set(over).where(eq(requests.id, id));
  await guest.pay(uuid, { kind: "full" });
  return id;
}

test("payouts name what ended on the marketplace, less the commission, and nothing else", async () => {
  const market = await pay();
  const own = await pay({ salesModel: 2, commissionPoints: 0 });
  expect(await list()).toEqual([]);
  booking.setNow(new Date("2027-05-03T00:00:00Z"));
  for (const id of [market, own]) {
    await completeRequestJob.run({ request_id: id }, booking.app.services, AbortSignal.any([]));
  }
  await showCode(booking.app, staff);
  expect(await list()).toEqual([
    {
      organizer_id: booking.organizer.id,
      name: "Тропа",
      earned: rub(price * 0.9),
      commission: rub(price * 0.1),
      paid: rub(0),
      owed: rub(price * 0.9),
    },
  ]);
});

test("what the bank has paid is posted once, is owed no more, and stands in the statement", async () => {
  const refusals = [
    { body: bodyOf({ amount: price * 0.9 + 1 }), status: 409, field: "amount" },
    { body: bodyOf({ currency: "EUR" }), status: 409, field: "amount" },
    { body: bodyOf({ paid_on: "2027-05-04" }), status: 422, field: "paid_on" },
    { body: bodyOf({ document: " " }), status: 400, field: "document" },
    { body: bodyOf({ amount: 0 }), status: 400, field: "amount" },
  ];
  for (const { body, status, field } of refusals) {
    const refused = await record(body);
    expect([refused.status, await refused.json()]).toMatchObject([
      status,
      { validation: { [field]: [expect.any(String)] } },
    ]);
  }
  const first = bodyOf({ amount: 1_000_001, document: "=1+1" });
  // Sent again, it is the same payout.
  expect([(await record(first)).status, (await record(first)).status]).toEqual([200, 200]);
  expect((await record({ ...first, amount: 2 })).status).toBe(409);
  const left = price * 0.9 - 1_000_001;
  expect(await list()).toMatchObject([{ paid: rub(1_000_001), owed: rub(left) }]);
  expect((await record(bodyOf({ amount: left + 1 }))).status).toBe(409);
  expect((await record(bodyOf({ amount: left }))).status).toBe(200);
  expect(await list()).toMatchObject([{ paid: rub(price * 0.9), owed: rub(0) }]);
  const { data } = await booking.app.call("getPayoutStatement", by(), staff);
  expect(data).toMatchObject({
    name: "Тропа",
    balances: [{ owed: rub(0) }],
    lines: [
      { kind: "paid", amount: rub(left), document: "п/п 117", paid_on: "2027-05-03", by: "staff" },
      { kind: "paid", amount: rub(1_000_001), document: "=1+1" },
      { kind: "earned", amount: rub(price * 0.9), commission: rub(price * 0.1) },
    ],
  });
  const nobodys = { query: { organizer_id: 900_000 } };
  expect((await booking.app.ask("getPayoutStatement", nobodys, staff)).status).toBe(404);
});
