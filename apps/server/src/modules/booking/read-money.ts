import type { RequestMoney } from "@tour/api";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isGoing } from "./is-going.ts";
import { keptOf, readSums, restOf } from "./ledger/request-sums.ts";
import { payments } from "./payment.table.ts";
import type { PaymentRow } from "./payment.table.ts";
import type { requests } from "./request.table.ts";

interface Found {
  request: typeof requests.$inferSelect;
  departure: { status: string };
  tour: { timeZone: string };
}

/** The money of a request, by the ledger. */
export async function readMoney(db: Database, found: Found): Promise<RequestMoney> {
  const { request, tour } = found;
  const { id, currency, totalAmount, prepaymentAmount } = request;
  const sums = await readSums(db, id);
  const kept = keptOf(sums);
  const made = await db
    .select()
    .from(payments)
    .where(eq(payments.requestId, id))
    .orderBy(payments.id);
  const money = (amount: number) => ({ amount, currency });
  return {
    total: money(totalAmount),
    prepayment: money(prepaymentAmount),
    paid: money(sums.paid),
    refunded: money(sums.refunded),
    refund_due: money(sums.refundDue),
    kept: money(kept),
    rest: money(restOf(request, sums)),
    due: listDue(found, kept),
    payments: made.map((payment) => toAnswer(payment, tour.timeZone)),
  };
}

type Owed = Pick<
  typeof requests.$inferSelect,
  | "status"
  | "currency"
  | "totalAmount"
  | "prepaymentAmount"
  | "heldUntil"
  | "restDueDate"
  | "chooseUntil"
>;

/** What its guest still has to pay, and until when. */
export function listDue(
  found: { request: Owed; departure: { status: string } },
  kept: number,
): RequestMoney["due"] {
  if (!isGoing(found)) return [];
  const { status, currency, totalAmount, prepaymentAmount, heldUntil, restDueDate } = found.request;
  const isSold = status === 3;
  const first = isSold ? 0 : prepaymentAmount - kept;
  const rest = totalAmount - (isSold ? kept : Math.max(prepaymentAmount, kept));
  const until = status === 2 ? (heldUntil?.toISOString() ?? null) : null;
  const due: RequestMoney["due"] = [
    { kind: "prepayment", amount: { amount: first, currency }, until, day: null },
    { kind: "payment", amount: { amount: rest, currency }, until: null, day: restDueDate },
  ];
  return due.filter(({ amount }) => amount.amount > 0);
}

const toAnswer = (payment: PaymentRow, timeZone: string): RequestMoney["payments"][number] => ({
  id: payment.id,
  kind: payment.kind,
  method: payment.method,
  status: payment.status,
  amount: { amount: payment.amount, currency: payment.currency },
  created_at: payment.createdAt.toISOString(),
  paid_at: payment.paidAt?.toISOString() ?? null,
  paid_on: payment.paidOn ?? (payment.paidAt && readToday(timeZone, payment.paidAt)),
  receipt_url: payment.receiptUrl,
});
