import { keptOf } from "../ledger/request-sums.ts";
import type { RequestSums } from "../ledger/request-sums.ts";

/** What of a request says how its price may be changed; sums in minor units. */
interface Priced {
  status: number;
  totalAmount: number;
  prepaymentAmount: number;
  /** What of the total is kept of people who were taken out. */
  retainedAmount: number;
  /** Set while the trip is called off. */
  chooseUntil: Date | null;
}

/** A request that is neither closed nor over nor called off has a price that may be changed. */
export const isAdjustable = ({ status, chooseUntil }: Pick<Priced, "status" | "chooseUntil">) =>
  status <= 3 && !chooseUntil;

/** Whether money came or the seats are sold: then the prepayment is settled, and the rest alone changes. */
const isPrepaymentSettled = ({ status }: Priced, kept: number) => status === 3 || kept > 0;

/**
 * The largest discount: nobody is to pay less than they have paid, nor less than the prepayment that
 * they are paying; who waits for a prepayment goes on to do so, of one minor unit at least.
 */
export function maxDiscount(request: Priced, sums: RequestSums): number {
  const { status, totalAmount, prepaymentAmount, retainedAmount } = request;
  const kept = keptOf(sums);
  const settled = isPrepaymentSettled(request, kept) ? Math.max(kept, prepaymentAmount) : 0;
  const least = Math.max(settled, retainedAmount, status === 2 ? 1 : 0);
  return Math.max(0, totalAmount - least);
}

/** A part of a sum, in whole minor units from below, whatever their size. */
const partOf = (sum: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(sum) * BigInt(part)) / BigInt(whole));

/**
 * Total and prepayment after a discount (less than 0) or an extra line: before any money the
 * prepayment changes in the same measure, afterwards the rest alone does.
 */
export function quoteAdjustment(
  request: Priced,
  sums: RequestSums,
  amount: number,
): { total: number; prepayment: number } {
  const { status, totalAmount, prepaymentAmount } = request;
  const total = totalAmount + amount;
  if (isPrepaymentSettled(request, keptOf(sums))) return { total, prepayment: prepaymentAmount };
  const prepayment = partOf(prepaymentAmount, total, totalAmount);
  return { total, prepayment: status === 2 ? Math.max(1, prepayment) : prepayment };
}
