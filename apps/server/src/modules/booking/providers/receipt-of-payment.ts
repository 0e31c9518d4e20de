import type { Receipt, Supplier } from "./payment-provider.ts";
import type { requests } from "../request.table.ts";
import { receiptTexts } from "./receipt.texts.ts";

interface Sale {
  request: Pick<
    typeof requests.$inferSelect,
    "id" | "contactEmail" | "contactPhone" | "totalAmount" | "currency"
  >;
  /** See `supplierOf`. */
  supplier: Supplier | null;
}

/** The receipt of a payment before the tour, or of a part of it that goes back. Minor units. */
export const prepaymentReceipt = (
  sale: Sale,
  payment: { amount: number },
  amount = payment.amount,
): Receipt => ({
  ...common(sale),
  amount,
  mode: payment.amount === sale.request.totalAmount ? "full_prepayment" : "partial_prepayment",
});

/** The receipt when the tour was rendered, of a sum that was paid beforehand. Minor units. */
export const settlementReceipt = (sale: Sale, amount: number): Receipt => ({
  ...common(sale),
  amount,
  mode: "full_payment",
});

const common = ({ request, supplier }: Sale) => ({
  // The provider takes a phone's digits alone.
  customer: { email: request.contactEmail, phone: request.contactPhone.replace(/\D/g, "") },
  description: receiptTexts.tour(request.id),
  currency: request.currency,
  supplier,
});
