import type { Payout, PayoutLine, PayoutStatement } from "@tour/api";
import { and, desc, eq, like, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from "../ledger/ledger.table.ts";
import { requests } from "../request.table.ts";
import { isEarned, listPayouts } from "./list-payouts.ts";
import { payouts } from "./payout.table.ts";

/** A year of a busy organiser; older ones stay in the ledger. */
const maxLines = 1000;

/** What an organiser earned on the marketplace and was paid, newest first; 404 without such an organiser. */
export async function readStatement(db: Database, organizerId: number): Promise<PayoutStatement> {
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  if (!organizer) throw notFound();
  const balances: Payout[] = await listPayouts(db, organizerId);
  const lines = [...(await listEarned(db, organizerId)), ...(await listPaid(db, organizerId))]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxLines);
  return { organizer_id: organizerId, name: organizer.name, balances, lines };
}

async function listEarned(db: Database, organizerId: number): Promise<PayoutLine[]> {
  const owedTo = (kind: "organizer" | "commission") =>
    sql`-coalesce(sum(${ledgerPostings.amount}) filter (where ${ledgerAccounts.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      at: ledgerTransactions.createdAt,
      requestId: requests.id,
      currency: requests.currency,
      amount: owedTo("organizer"),
      commission: owedTo("commission"),
    })
    .from(ledgerTransactions)
    .innerJoin(requests, eq(requests.id, ledgerTransactions.requestId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        eq(requests.organizerId, organizerId),
        isEarned,
        like(ledgerTransactions.key, "earning:%"),
      ),
    )
    .groupBy(ledgerTransactions.id, requests.id)
    .orderBy(desc(ledgerTransactions.id))
    .limit(maxLines);
  return rows.map(({ at, requestId, currency, amount, commission }) => ({
    kind: "earned",
    at: at.toISOString(),
    amount: { amount, currency },
    request_id: requestId,
    commission: { amount: commission, currency },
    paid_on: null,
    document: null,
    by: null,
  }));
}

async function listPaid(db: Database, organizerId: number): Promise<PayoutLine[]> {
  const rows = await db
    .select({ row: payouts, by: users.name })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.recordedBy))
    .where(eq(payouts.organizerId, organizerId))
    .orderBy(desc(payouts.id))
    .limit(maxLines);
  return rows.map(({ row, by }) => ({
    kind: "paid",
    at: row.createdAt.toISOString(),
    amount: { amount: row.amount, currency: row.currency },
    request_id: null,
    commission: null,
    paid_on: row.paidOn,
    document: row.document,
    by: by ?? "",
  }));
}
