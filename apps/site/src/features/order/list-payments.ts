import type { GuestRequest, Money, PaymentKind } from "@tour/api";

/** A payment that a guest can make now. */
export interface Payable {
  kind: PaymentKind;
  amount: Money;
  /** Nothing is left after it. */
  isWhole: boolean;
}

/** What can be paid now, the smaller first; nothing where no shop takes payments. */
export function listPayments(request: GuestRequest): Payable[] {
  const { status, money, can_pay_online: canPay } = request;
  const { prepayment, total, paid, rest } = money;
  if (!canPay) return [];
  const kept = paid.amount - money.refunded.amount - money.refund_due.amount;
  const due = (sum: Money): Money => ({ ...sum, amount: sum.amount - kept });
  if (status === 3)
    return rest.amount > 0 ? [{ kind: "payment", amount: rest, isWhole: true }] : [];
  if (status !== 2) return [];
  const part: Payable = {
    kind: "prepayment",
    amount: due(prepayment),
    isWhole: prepayment.amount === total.amount,
  };
  const full: Payable = { kind: "full", amount: due(total), isWhole: true };
  return part.isWhole ? [part] : [part, full];
}
