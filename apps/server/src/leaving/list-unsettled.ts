import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { refunds } from "../modules/booking/payment.table.ts";
import { listPayouts } from "../modules/booking/payouts/list-payouts.ts";
import { requests } from "../modules/booking/request.table.ts";

/** What guests and the marketplace would lose with an organiser, in words for operators. */
export async function listUnsettled(db: Database, organizerId: number): Promise<string[]> {
  const own = eq(requests.organizerId, organizerId);
  const open = await db.$count(requests, and(own, inArray(requests.status, [1, 2])));
  const paid = await db.$count(requests, and(own, eq(requests.status, 3)));
  const due = await db.$count(
    refunds,
    sql`${refunds.status} = 1 and ${refunds.requestId} in (
      select id from requests where organizer_id = ${organizerId})`,
  );
  const owed = (await listPayouts(db, organizerId)).filter((one) => one.owed.amount !== 0);
  return [
    ...(open > 0 ? [`${open} requests wait for a confirmation or a payment`] : []),
    ...(paid > 0 ? [`${paid} requests are paid, and their trips are not over`] : []),
    ...(due > 0 ? [`${due} refunds have not gone back to their guests`] : []),
    ...owed.map(
      ({ owed: { amount, currency } }) =>
        `the marketplace owes them ${(amount / 100).toFixed(2)} ${currency}`,
    ),
  ];
}
