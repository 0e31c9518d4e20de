import type { Money } from "@tour/api";
import { salesZone } from "@tour/api";
import { addDays, fromClock, readToday } from "@tour/dates";
import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
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
    .where(isMovement({ organizerId, from, to }))
    .orderBy(asc(ledgerTransactions.createdAt), asc(ledgerPostings.id));
  return rows.map(({ kind, amount, ...row }) => ({
    ...row,
    day: readToday(salesZone, row.at),
    kind: kindOf[kind as keyof typeof kindOf],
    amount: Math.abs(amount),
  }));
}

/** Of postings with their accounts, transactions and requests: what moved an organiser's money. */
const isMovement = ({ organizerId, from, to }: Period): SQL | undefined =>
  and(
    eq(requests.organizerId, organizerId),
    gte(ledgerTransactions.createdAt, fromClock(from, "00:00", salesZone)),
    lt(ledgerTransactions.createdAt, fromClock(addDays(to, 1), "00:00", salesZone)),
    inArray(ledgerAccounts.kind, ["guest", "refunds_due", "organizer", "commission"]),
    sql`(${ledgerAccounts.kind} = 'refunds_due') = (${ledgerPostings.amount} > 0)`,
  );

/** The side of a transaction that names it: a guest's money comes as less than 0, and goes as more. */
const kindOf = {
  guest: "payment",
  refunds_due: "refund",
  organizer: "earning",
  commission: "commission",
} as const satisfies Record<string, MovementKind>;

/** The movements of a day in one currency, added up, in minor units. */
export interface DaySums {
  day: string;
  currency: Money["currency"];
  paid: number;
  refunded: number;
  /** Of the marketplace alone: what an organiser's own shop took was theirs at once. */
  earned: number;
  commission: number;
  /** For how many requests it was earned. */
  earnedRequests: number;
}

/** All movements of a period by days and currencies, the newest day first. */
export async function sumMovements(db: Database, period: Period): Promise<DaySums[]> {
  const { kind } = ledgerAccounts;
  const day = sql<string>`(${ledgerTransactions.createdAt} at time zone ${sql.raw(`'${salesZone}'`)})::date`;
  const sum = (which: SQL) =>
    sql`coalesce(sum(abs(${ledgerPostings.amount})) filter (where ${which}), 0)`.mapWith(Number);
  const isMarkets = sql`${requests.salesModel} = 1`;
  return db
    .select({
      day: sql<string>`${day}::text`,
      currency: ledgerAccounts.currency,
      paid: sum(sql`${kind} = 'guest'`),
      refunded: sum(sql`${kind} = 'refunds_due'`),
      earned: sum(sql`${isMarkets} and ${kind} = 'organizer'`),
      commission: sum(sql`${isMarkets} and ${kind} = 'commission'`),
      earnedRequests: sql`count(distinct ${requests.id}) filter (
        where ${isMarkets} and ${kind} in ('organizer', 'commission'))`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.requestId, requests.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(isMovement(period))
    .groupBy(day, ledgerAccounts.currency)
    .orderBy(desc(day), desc(ledgerAccounts.currency));
}
