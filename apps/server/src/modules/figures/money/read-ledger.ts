import type { Money, MoneySums } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from "../../booking/ledger/ledger.table.ts";
import { keptOf, sumColumns } from "../../booking/ledger/request-sums.ts";
import { requests } from "../../booking/request.table.ts";

type Sums = Omit<MoneySums, "due" | "overdue">;

const isMarkets = sql`${requests.salesModel} = 1`;

/** What came, went and is held, by currencies: of all requests of an organiser, by the ledger. */
export async function readLedger(db: Database, organizerId: number): Promise<Sums[]> {
  const ofRequests = db
    .select({
      currency: ledgerAccounts.currency,
      ...sumColumns,
      // What guests paid and nobody has earned yet.
      held: sql`-coalesce(sum(${ledgerPostings.amount}) filter (
        where ${ledgerAccounts.kind} = 'guest' and ${isMarkets}), 0)`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.requestId, requests.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .where(eq(requests.organizerId, organizerId))
    .groupBy(ledgerAccounts.currency)
    .orderBy(ledgerAccounts.currency);
  const [rows, owed] = await Promise.all([ofRequests, readOwed(db, organizerId)]);
  return rows.map(({ currency, refundDue, ...sums }) => ({
    currency,
    ...sums,
    refund_due: refundDue,
    kept: keptOf({ ...sums, refundDue }),
    owed: owed.get(currency) ?? 0,
  }));
}

/** What was earned on the marketplace, whose shop has the money; own shops owe their owner nothing. */
async function readOwed(
  db: Database,
  organizerId: number,
): Promise<Map<Money["currency"], number>> {
  const rows = await db
    .select({
      currency: ledgerAccounts.currency,
      owed: sql`-sum(${ledgerPostings.amount})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .innerJoin(requests, eq(requests.id, ledgerTransactions.requestId))
    .where(
      and(
        eq(ledgerAccounts.organizerId, organizerId),
        eq(ledgerAccounts.kind, "organizer"),
        isMarkets,
      ),
    )
    .groupBy(ledgerAccounts.currency);
  return new Map(rows.map(({ currency, owed }) => [currency, owed]));
}
