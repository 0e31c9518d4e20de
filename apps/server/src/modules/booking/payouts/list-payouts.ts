import type { Payout } from "@tour/api";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from "../ledger/ledger.table.ts";
import { requests } from "../request.table.ts";

const marketplace = 1;

const isPayout = isNull(ledgerTransactions.requestId);
/** What is earned in organisers' own shops is theirs already. */
export const isEarned = eq(requests.salesModel, marketplace);

/**
 * How the marketplace, whose shop has the money, stands with organisers: by the ledger, once a trip or
 * its cancellation has settled whose it is, less what was paid to them. All of them, or one.
 */
export async function listPayouts(db: Database, organizerId?: number): Promise<Payout[]> {
  const sumOf = (what: SQL | undefined) =>
    sql`coalesce(sum(${ledgerPostings.amount}) filter (where ${what}), 0)`.mapWith(Number);
  const isOrganizers = eq(ledgerAccounts.kind, "organizer");
  const rows = await db
    .select({
      organizerId: organizers.id,
      name: organizers.name,
      currency: ledgerAccounts.currency,
      earned: sumOf(and(isOrganizers, isEarned)),
      commission: sumOf(eq(ledgerAccounts.kind, "commission")),
      paid: sumOf(and(isOrganizers, isPayout)),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .leftJoin(requests, eq(requests.id, ledgerTransactions.requestId))
    .innerJoin(
      organizers,
      eq(organizers.id, sql`coalesce(${requests.organizerId}, ${ledgerAccounts.organizerId})`),
    )
    .where(
      and(
        inArray(ledgerAccounts.kind, ["organizer", "commission"]),
        or(isEarned, isPayout),
        organizerId === undefined ? undefined : eq(organizers.id, organizerId),
      ),
    )
    .groupBy(organizers.id, ledgerAccounts.currency)
    .orderBy(organizers.id, ledgerAccounts.currency);
  return rows.map(({ currency, ...row }) => {
    const money = (amount: number) => ({ amount, currency });
    // What an account owes is less than nothing.
    const [earned, commission] = [-row.earned, -row.commission];
    return {
      organizer_id: row.organizerId,
      name: row.name,
      earned: money(earned),
      commission: money(commission),
      paid: money(row.paid),
      owed: money(earned - row.paid),
    };
  });
}
