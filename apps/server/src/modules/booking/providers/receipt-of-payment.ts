import type { Receipt } from "./payment-provider.ts";
import type { requests } from "../request.table.ts";
import { receiptTexts } from "./receipt.texts.ts";

type Request = Pick<
  typeof requests.$inferSelect,
  "id" | "contactEmail" | "contactPhone" | "totalAmount" | "currency"
>;

/** The receipt of a payment before the tour, or of a part of it that goes back. Minor units. */
export const prepaymentReceipt = (
  request: Request,
  payment: { amount: number },
  amount = payment.amount,
): Receipt => ({
  ...common(request),
  amount,
  mode: payment.amount === request.totalAmount ? "full_prepayment" : "prepayment",
});

/** The receipt when the tour was rendered, of a sum that was paid beforehand. Minor units. */
export const settlementReceipt = (request: Request, amount: number): Receipt => ({
  ...common(request),
  amount,
  mode: "full_payment",
});

const common = ({ id, contactEmail, contactPhone, currency }: Request) => ({
  // The provider takes a phone's digits alone.
  customer: { email: contactEmail, phone: contactPhone.replace(/\D/g, "") },
  description: receiptTexts.tour(id),
  currency,
});
