import { and, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from "../ledger/ledger.table.ts";
import { payments, refunds } from "../payment.table.ts";
import { findTests } from "../test-payments/note-test-notice.ts";
import type { PaymentProvider, Shop } from "../providers/payment-provider.ts";

/** One payment or refund, as the ledger and as the provider have it; 0 where one has none. */
export interface Compared {
  kind: "payment" | "refund";
  /** The provider's own name of it. */
  providerId: string;
  paymentId: number | null;
  /** Minor units. */
  ourAmount: number;
  theirAmount: number;
}

interface Window {
  shop: Shop;
  since: Date;
}

/** What a thing at the provider is to us: its name there, and the ledger's key. */
interface Ours {
  providerId: string;
  paymentId: number;
  key: string;
}

/** Compares a shop's payments and refunds since then, both ways. Throws `ProviderFailure`. */
export async function compareShop(
  db: Database,
  provider: PaymentProvider,
  window: Window,
): Promise<Compared[]> {
  const theirs = await provider.list(window.since);
  const toAmounts = (items: { id: string; amount: number }[]) =>
    new Map(items.map(({ id, amount }) => [id, amount]));
  const tests = await findTests(db, [
    ...theirs.payments.map(({ id }) => id),
    ...theirs.refunds.map((one) => one.providerPaymentId),
  ]);
  const paid = toAmounts(theirs.payments.filter(({ id }) => !tests.has(id)));
  const back = toAmounts(
    theirs.refunds.filter(({ providerPaymentId }) => !tests.has(providerPaymentId)),
  );
  const ourPayments = await listPayments(db, window, [...paid.keys()]);
  for (const { providerId } of ourPayments) {
    if (paid.has(providerId)) continue;
    // It may have been begun before the window, and paid within it.
    const found = await provider.findPayment(providerId);
    paid.set(providerId, found?.status === "succeeded" ? found.amount : 0);
  }
  const ourRefunds = await listRefunds(db, window, [...back.keys()]);
  return [
    ...(await compare(db, "payment", paid, ourPayments)),
    ...(await compare(db, "refund", back, ourRefunds)),
  ];
}

/** The platform's payments had no shop's number once: they are its present one's. */
function isOfShop({ provider, organizerId, shopId }: Shop) {
  const isNumbered = shopId === null ? undefined : eq(payments.shopId, shopId);
  return and(
    eq(payments.provider, provider),
    organizerId === null
      ? and(isNull(payments.shopOrganizerId), isNumbered && or(isNumbered, isNull(payments.shopId)))
      : and(eq(payments.shopOrganizerId, organizerId), isNumbered),
  );
}

async function listPayments(db: Database, { shop, since }: Window, ids: string[]): Promise<Ours[]> {
  const isNamed = inArray(payments.providerPaymentId, ids);
  const rows = await db
    .select({ id: payments.id, providerId: payments.providerPaymentId })
    .from(payments)
    .where(and(isOfShop(shop), or(isNamed, gte(payments.paidAt, since))));
  return rows.map(({ id, providerId }) => ({
    providerId: providerId ?? "",
    paymentId: id,
    key: `payment:${id}`,
  }));
}

async function listRefunds(db: Database, { shop, since }: Window, ids: string[]): Promise<Ours[]> {
  // The provider counts from when it was asked for: what was done early in the window it may leave out.
  const isLater = gte(
    refunds.refundedAt,
    sql`${since.toISOString()}::timestamptz + interval '1 day'`,
  );
  const rows = await db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      providerId: refunds.providerRefundId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOfShop(shop), or(inArray(refunds.providerRefundId, ids), isLater)));
  return rows.map(({ id, paymentId, providerId }) => ({
    providerId: providerId ?? "",
    paymentId,
    key: `refund:${id}`,
  }));
}

async function compare(
  db: Database,
  kind: Compared["kind"],
  theirs: ReadonlyMap<string, number>,
  ours: readonly Ours[],
): Promise<Compared[]> {
  const posted = await readPosted(
    db,
    ours.map(({ key }) => key),
  );
  const byId = new Map(ours.map((one) => [one.providerId, one]));
  return [...new Set([...theirs.keys(), ...byId.keys()])].map((providerId) => {
    const own = byId.get(providerId);
    return {
      kind,
      providerId,
      paymentId: own?.paymentId ?? null,
      ourAmount: own ? (posted.get(own.key) ?? 0) : 0,
      theirAmount: theirs.get(providerId) ?? 0,
    };
  });
}

/** What the ledger has moved at a provider under these keys, whichever way. */
async function readPosted(db: Database, keys: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: ledgerTransactions.key, amount: ledgerPostings.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(and(inArray(ledgerTransactions.key, keys), eq(ledgerAccounts.kind, "provider")));
  return new Map(rows.map(({ key, amount }) => [key, Math.abs(amount)]));
}
