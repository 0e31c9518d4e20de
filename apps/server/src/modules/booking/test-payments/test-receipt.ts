import type { Receipt } from "../providers/payment-provider.ts";
import type { TestPaymentRow } from "./test-payment.table.ts";
import { testPaymentTexts } from "./test-payment.texts.ts";

/** The receipt of a test payment, and of its refund: a shop takes no money without one. */
export const testReceipt = ({
  amount,
  email,
}: Pick<TestPaymentRow, "amount" | "email">): Receipt => ({
  customer: { email },
  description: testPaymentTexts.description,
  amount,
  currency: "RUB",
  mode: "full_payment",
  supplier: null,
});
