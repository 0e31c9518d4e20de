import type { Money } from "@tour/api";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from "./ledger.table.ts";

type Currency = Money["currency"];

/** An account by its kind and owner. */
export type Account =
  | { kind: "guest" | "refunds_due"; requestId: number }
  | { kind: "organizer"; organizerId: number }
  | { kind: "commission" | "payouts" }
  /** Of an organiser's own shop; without one, of the platform's. */
  | { kind: "provider"; provider: string; organizerId: number | null };

export interface Posting {
  account: Account;
  /** Minor units; more than 0 is what the account gets, less what it owes. */
  amount: number;
}

export interface LedgerTransaction {
  /** Once for whatever happened, for example `payment:12`. */
  key: string;
  /** Null of a payout. */
  requestId: number | null;
  currency: Currency;
  postings: readonly Posting[];
  /** When it was, of what is written down later; now where nothing is said. */
  at?: Date | undefined;
}

/**
 * Posts a transaction, in the caller's own. Answers false for a key that was posted before: then
 * nothing is. Throws when the postings do not add up to zero; the database would refuse them, too.
 */
export async function postTransaction(
  tx: Database,
  { key, requestId, currency, postings, at }: LedgerTransaction,
): Promise<boolean> {
  const moving = postings.filter(({ amount }) => amount !== 0);
  const sum = moving.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || moving.length === 0) throw new Error(`${key} adds up to ${sum}`);
  const [made] = await tx
    .insert(ledgerTransactions)
    .values({ key, requestId, ...(at && { createdAt: at }) })
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning();
  if (!made) return false;
  const accounts = moving.map(({ account }) => account);
  const ids = await openAccounts(tx, accounts, currency);
  const rows = moving.map(({ account, amount }) => ({
    transactionId: made.id,
    accountId: ids.get(accountName(account, currency))!,
    amount,
  }));
  await tx.insert(ledgerPostings).values(rows);
  return true;
}

/** The unique name of an account. */
export function accountName(account: Account, currency: Currency): string {
  switch (account.kind) {
    case "guest":
    case "refunds_due":
      return `${account.kind}:${account.requestId}:${currency}`;
    case "organizer":
      return `organizer:${account.organizerId}:${currency}`;
    case "commission":
    case "payouts":
      return `${account.kind}:${currency}`;
    case "provider":
      return `provider:${account.provider}:${account.organizerId ?? "platform"}:${currency}`;
  }
}

/** The accounts' numbers by name; made in the order of their names, so that nobody waits in a ring. */
export async function openAccounts(
  tx: Database,
  accounts: readonly Account[],
  currency: Currency,
): Promise<Map<string, number>> {
  const byName = new Map(accounts.map((account) => [accountName(account, currency), account]));
  const names = [...byName.keys()].toSorted();
  const known = await findAccounts(tx, names);
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return known;
  await tx
    .insert(ledgerAccounts)
    .values(missing.map((name) => ({ name, currency, ...byName.get(name)! })))
    .onConflictDoNothing({ target: ledgerAccounts.name });
  return findAccounts(tx, names);
}

async function findAccounts(tx: Database, names: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, name: ledgerAccounts.name })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.name, names));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
