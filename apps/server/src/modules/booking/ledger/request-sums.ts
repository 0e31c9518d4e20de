import { eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { ledgerAccounts, ledgerPostings } from "./ledger.table.ts";

/** What the ledger says of a request, in minor units of its currency. */
export interface RequestSums {
  /** All that came in, whatever went back later. */
  paid: number;
  refunded: number;
  /** What is on its way back. */
  refundDue: number;
}

const addUp = (what: SQL) => sql`coalesce(sum(${ledgerPostings.amount}) filter (where ${what}), 0)`;
const isGuests = sql`${ledgerAccounts.kind} = 'guest' and ${ledgerPostings.amount} < 0`;
const isDue = sql`${ledgerAccounts.kind} = 'refunds_due'`;

/** The sums of a request, or of several together, over the postings of their accounts. */
export const sumColumns = {
  paid: sql`-${addUp(isGuests)}`.mapWith(Number).as("paid"),
  refunded: addUp(sql`${isDue} and ${ledgerPostings.amount} > 0`)
    .mapWith(Number)
    .as("refunded"),
  refundDue: sql`-${addUp(isDue)}`.mapWith(Number).as("refund_due"),
};
const nothing: RequestSums = { paid: 0, refunded: 0, refundDue: 0 };

/** Derives a request's sums from its postings. */
export const readSums = async (db: Database, requestId: number): Promise<RequestSums> =>
  (await readSumsOfMany(db, [requestId])).get(requestId) ?? nothing;

/** The same of many requests, by their numbers; one that nothing was posted of is not among them. */
export async function readSumsOfMany(
  db: Database,
  requestIds: readonly number[],
): Promise<Map<number, RequestSums>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: ledgerAccounts.requestId, ...sumColumns })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(inArray(ledgerAccounts.requestId, [...requestIds]))
    .groupBy(ledgerAccounts.requestId);
  return new Map(rows.map(({ requestId, ...sums }) => [requestId!, sums]));
}

/** What the guest has paid and does not get back. */
export const keptOf = ({ paid, refunded, refundDue }: RequestSums): number =>
  paid - refunded - refundDue;

/** What is still to be paid for a request while it is open; nothing once it is complete or closed. */
export const restOf = (
  { status, totalAmount }: { status: number; totalAmount: number },
  sums: RequestSums,
): number => (status <= 3 ? Math.max(0, totalAmount - keptOf(sums)) : 0);
