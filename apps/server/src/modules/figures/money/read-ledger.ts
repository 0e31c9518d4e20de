import type { MoneySums } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { requestSums } from "../../booking/ledger/ledger.table.ts";
import { keptOf } from "../../booking/ledger/request-sums.ts";
import { requests } from "../../booking/request.table.ts";

type Sums = Omit<MoneySums, "due" | "overdue">;

const sum = (column: PgColumn) => sql`sum(${column})`.mapWith(Number);
/** Of the marketplace, whose shop has the money; own shops owe their owner nothing. */
const sumOfMarkets = (column: PgColumn) =>
  sql`coalesce(sum(${column}) filter (where ${requests.salesModel} = 1), 0)`.mapWith(Number);

/** What came, went and is held, by currencies: of all requests of an organiser, by the ledger. */
export async function readLedger(db: Database, organizerId: number): Promise<Sums[]> {
  const rows = await db
    .select({
      currency: requestSums.currency,
      paid: sum(requestSums.paid),
      refunded: sum(requestSums.refunded),
      refundDue: sum(requestSums.refundDue),
      held: sumOfMarkets(requestSums.held),
      owed: sumOfMarkets(requestSums.earned),
    })
    .from(requests)
    .innerJoin(requestSums, eq(requestSums.requestId, requests.id))
    .where(eq(requests.organizerId, organizerId))
    .groupBy(requestSums.currency)
    .orderBy(requestSums.currency);
  return rows.map(({ refundDue, ...sums }) => ({
    ...sums,
    refund_due: refundDue,
    kept: keptOf({ ...sums, refundDue }),
  }));
}
