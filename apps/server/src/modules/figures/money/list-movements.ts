import type { Money } from "@tour/api";
import { salesZone } from "@tour/api";
import { addDays, fromClock, readToday } from "@tour/dates";
import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from "../../booking/ledger/ledger.table.ts";
import { requests } from "../../booking/request.table.ts";
import { tours } from "../../tours/tour.table.ts";

/** Calendar days by the clocks of `salesZone`, both of the period. */
export interface Period {
  organizerId: number;
  from: string;
  to: string;
}

/** What happened with money: it came, it went back, it was earned, or the platform took its part. */
export type MovementKind = "payment" | "refund" | "earning" | "commission";

export interface Movement {
  day: string;
  at: Date;
  kind: MovementKind;
  amount: number;
  currency: Money["currency"];
  requestId: number;
  guest: string;
  tour: string;
  /** Whose shop has the money: 1 the marketplace's, 2 and 4 the organiser's own. */
  salesModel: 1 | 2 | 4;
}

/**
 * Every movement of an organiser's money in a period, oldest first, as the ledger has it. That a sum is
 * to go back moves nothing yet.
 */
export async function listMovements(
  db: Database,
  { organizerId, from, to }: Period,
): Promise<Movement[]> {
  const rows = await db
    .select({
      at: ledgerTransactions.createdAt,
      kind: ledgerAccounts.kind,
      amount: ledgerPostings.amount,
      currency: ledgerAccounts.currency,
      requestId: requests.id,
      guest: requests.contactName,
      tour: tours.title,
      salesModel: requests.salesModel,
    })
    .from(requests)
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.requestId, requests.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        eq(requests.organizerId, organizerId),
        gte(ledgerTransactions.createdAt, fromClock(from, "00:00", salesZone)),
        lt(ledgerTransactions.createdAt, fromClock(addDays(to, 1), "00:00", salesZone)),
        inArray(ledgerAccounts.kind, ["guest", "refunds_due", "organizer", "commission"]),
        sql`(${ledgerAccounts.kind} = 'refunds_due') = (${ledgerPostings.amount} > 0)`,
      ),
    )
    .orderBy(asc(ledgerTransactions.createdAt), asc(ledgerPostings.id));
  return rows.map(({ kind, amount, ...row }) => ({
    ...row,
    day: readToday(salesZone, row.at),
    kind: kindOf[kind as keyof typeof kindOf],
    amount: Math.abs(amount),
  }));
}

/** The side of a transaction that names it: a guest's money comes as less than 0, and goes as more. */
const kindOf = {
  guest: "payment",
  refunds_due: "refund",
  organizer: "earning",
  commission: "commission",
} as const satisfies Record<string, MovementKind>;
