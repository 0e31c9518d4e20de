import type { Payout } from "@tour/api";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from "../ledger/ledger.table.ts";
import { requests } from "../request.table.ts";

const marketplace = 1;

/**
 * What organisers earned on the marketplace, whose shop has the money: by the ledger, once a trip or
 * its cancellation has settled whose it is. What is paid to their own shops is theirs already.
 */
export async function readPayouts(db: Database): Promise<Payout[]> {
  const sumOf = (kind: "organizer" | "commission") =>
    sql`-coalesce(sum(${ledgerPostings.amount}) filter (where ${ledgerAccounts.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      organizerId: organizers.id,
      name: organizers.name,
      currency: ledgerAccounts.currency,
      owed: sumOf("organizer"),
      commission: sumOf("commission"),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .innerJoin(requests, eq(requests.id, ledgerTransactions.requestId))
    .innerJoin(organizers, eq(organizers.id, requests.organizerId))
    .where(
      and(
        eq(requests.salesModel, marketplace),
        inArray(ledgerAccounts.kind, ["organizer", "commission"]),
      ),
    )
    .groupBy(organizers.id, ledgerAccounts.currency)
    .orderBy(organizers.id, ledgerAccounts.currency);
  return rows.map(({ organizerId, name, currency, owed, commission }) => ({
    organizer_id: organizerId,
    name,
    owed: { amount: owed, currency },
    commission: { amount: commission, currency },
  }));
}
