import type { OutsideMoney } from "@tour/api";
import { selfEmployedTax } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../accounts/auth.table.ts";
import { keptOf, readSums } from "../ledger/request-sums.ts";
import type { RequestSums } from "../ledger/request-sums.ts";
import { payments, refunds } from "../payment.table.ts";
import type { requests } from "../request.table.ts";
import { pastShops, paymentSettings } from "../shop.table.ts";

type RequestRow = typeof requests.$inferSelect;

/**
 * What can be paid past the shop now, in minor units: at least what sells the seats, at most all that
 * is still to be paid; null where nothing is. A request whose deadline is over can still be saved.
 */
export function recordableOf(
  { status, totalAmount, prepaymentAmount, chooseUntil }: RequestRow,
  sums: RequestSums,
): { min: number; max: number } | null {
  if (chooseUntil || ![2, 3, 7].includes(status)) return null;
  const kept = keptOf(sums);
  const max = totalAmount - kept;
  const min = status === 3 ? 1 : Math.max(1, prepaymentAmount - kept);
  return max >= min ? { min, max } : null;
}

/** On the marketplace the money is the platform's to take, elsewhere the organiser's. */
export const recorderOf = ({ salesModel }: Pick<RequestRow, "salesModel">) =>
  salesModel === 1 ? "staff" : "organizer";

/**
 * Whether the shop of an organiser's own site sends no receipts, since they are self-employed; or an
 * earlier shop, in which this request was paid.
 */
export async function makesOwnReceipts(
  db: Database,
  { id, organizerId, salesModel }: RequestRow,
): Promise<boolean> {
  if (salesModel === 1) return false;
  const present = and(
    eq(paymentSettings.organizerId, organizerId),
    eq(paymentSettings.taxSystem, selfEmployedTax),
  );
  if ((await db.$count(paymentSettings, present)) > 0) return true;
  const [past] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(
      pastShops,
      and(
        eq(pastShops.organizerId, payments.shopOrganizerId),
        eq(pastShops.shopId, payments.shopId),
      ),
    )
    .where(and(eq(payments.requestId, id), eq(pastShops.taxSystem, selfEmployedTax)))
    .limit(1);
  return past !== undefined;
}

/** What of outside payments is due to the guest, and not given back yet; minor units. */
export async function listOutsideDue(db: Database, requestId: number) {
  const isDue = and(
    eq(refunds.requestId, requestId),
    eq(refunds.status, 1),
    eq(payments.provider, "outside"),
  );
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isDue)
    .orderBy(refunds.id);
  return { rows, amount: rows.reduce((sum, { refund }) => sum + refund.amount, 0) };
}

/** All of it, for who sells the tour. */
export async function readOutsideMoney(db: Database, request: RequestRow): Promise<OutsideMoney> {
  const { id, currency } = request;
  const money = (amount: number) => ({ amount, currency });
  const isOutside = and(eq(payments.requestId, id), eq(payments.provider, "outside"));
  const made = await db
    .select({ payment: payments, by: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.recordedBy))
    .where(isOutside)
    .orderBy(payments.id);
  const limits = recordableOf(request, await readSums(db, id));
  return {
    payments: made.map(({ payment, by }) => ({
      id: payment.id,
      amount: money(payment.amount),
      paid_on: payment.paidOn!,
      proof: payment.proof,
      by: by ?? "",
    })),
    refund_due: money((await listOutsideDue(db, id)).amount),
    recorder: recorderOf(request),
    recordable: limits && { min: money(limits.min), max: money(limits.max) },
  };
}
