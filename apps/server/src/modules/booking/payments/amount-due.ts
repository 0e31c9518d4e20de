import type { PaymentKind } from "@tour/api";
import { keptOf, restOf } from "../ledger/request-sums.ts";
import type { RequestSums } from "../ledger/request-sums.ts";

interface Payable {
  status: number;
  /** Minor units. */
  totalAmount: number;
  prepaymentAmount: number;
  /** Set while the trip is called off: nobody pays for it. */
  chooseUntil?: Date | null;
}

/** What a payment of a kind is for now, in minor units; 0 where there is nothing to pay. */
export function amountDue(request: Payable, sums: RequestSums, kind: PaymentKind): number {
  const { status, totalAmount, prepaymentAmount } = request;
  if (request.chooseUntil) return 0;
  const kept = keptOf(sums);
  if (status === 2 && kind === "prepayment") return Math.max(0, prepaymentAmount - kept);
  if (status === 2 && kind === "full") return Math.max(0, totalAmount - kept);
  if (status === 3 && kind === "payment") return restOf(request, sums);
  return 0;
}

/** What becomes of money that came: see `judgePayment`. */
export type Verdict = "pays" | "pays late" | "is a part" | "is kept" | "goes back";

/**
 * What becomes of a payment that succeeded: it pays for the request, late perhaps, once the prepayment
 * is there with it; it is a part of the prepayment; it is kept as a part of the rest; or it goes back, since the request is closed or was paid already. `kept` is what
 * had been paid and not given back before it, in minor units.
 */
export function judgePayment(
  { status, totalAmount, prepaymentAmount }: Payable,
  { kind, amount }: { kind: PaymentKind; amount: number },
  kept: number,
): Verdict {
  const isEnough = kept + amount >= prepaymentAmount;
  if (status === 2) return isEnough ? "pays" : "is a part";
  if (status === 7) return isEnough ? "pays late" : "goes back";
  const isRest = status === 3 && kind === "payment" && kept + amount <= totalAmount;
  return isRest ? "is kept" : "goes back";
}
