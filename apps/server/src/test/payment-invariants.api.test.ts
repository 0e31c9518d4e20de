import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBooking } from "./open-test-booking.ts";
import type { TestBooking } from "./open-test-booking.ts";
import { findBroken } from "./payment-invariants.ts";
import { payInSandbox } from "./pay-in-sandbox.ts";

let booking: TestBooking;
let departure: number;
beforeAll(async () => {
  booking = await openTestBooking();
  const guest = payInSandbox(booking);
  departure = await booking.addDeparture(4);
  await booking.ask(departure);
  const { uuid } = await guest.confirm(departure, 2);
  await guest.pay(uuid);
});
afterAll(() => booking.app.close());

test("what whole transactions leave behind is not broken", async () => {
  expect(await findBroken(booking.app.db, departure)).toEqual([]);
});

class Undo extends Error {}

test.each([
  ["seats that nobody asked for", sql`update departures set held = held + 1`, /holds 4 of 4/],
  ["seats that nobody paid for", sql`update departures set sold = sold + 1`, /has sold 3/],
  [
    "a transaction that is not zero",
    sql`insert into ledger_postings (transaction_id, account_id, amount)
      select transaction_id, account_id, 5 from ledger_postings limit 1`,
    /is not zero/,
  ],
  [
    "sums of a request that its postings do not have",
    sql`update request_sums set paid = paid + 1`,
    /other sums than its postings/,
  ],
  [
    "a refund of more than was paid",
    sql`insert into refunds (payment_id, request_id, amount, reason)
      select id, request_id, amount + 1, '' from payments`,
    /gives back more/,
  ],
  [
    "a payment that is posted, and not taken",
    sql`update payments set status = 3, paid_at = null`,
    /not posted as it was taken/,
  ],
  [
    "a guest who paid more than the price",
    sql`update requests set prepayment_amount = 0, total_amount = 1`,
    /beyond nothing and its price/,
  ],
  [
    "a closed request that keeps money",
    sql`update requests set status = 6, held_until = null where status = 3`,
    /beyond nothing and its price/,
  ],
  [
    "a step that no transition allows",
    sql`update request_history set from_status = 1 where to_status = 3`,
    /^request \d+ went/,
  ],
])("control: %s are found", async (_, tear, words) => {
  const found: string[] = [];
  const torn = booking.app.db.transaction(async (tx) => {
    await tx.execute(tear);
    found.push(...(await findBroken(tx, departure)));
    throw new Undo();
  });
  await expect(torn).rejects.toThrow(Undo);
  expect(found).toContainEqual(expect.stringMatching(words));
});
