import * as v from "valibot";
import { moneySchema } from "./money.ts";

/** A rouble that an organiser pays to see whether their shop takes money. */
export const testPaymentSchema = v.object({
  amount: moneySchema,
  /**
   * "begun": it waits for its payer; "paid": the rouble is on its way back; "returned"; "failed": it
   * was not paid; "kept": the provider did not give the rouble back.
   */
  status: v.picklist(["begun", "paid", "returned", "failed", "kept"]),
  /** The provider's page, where it is paid. */
  url: v.string(),
  /** Whether the provider told of it by itself: their notices reach the server. */
  is_noticed: v.boolean(),
  created_at: v.string(),
});
export type TestPayment = v.InferOutput<typeof testPaymentSchema>;

export const testPaymentsSchema = v.object({
  /** Whether there is a shop to pay to. */
  can_start: v.boolean(),
  last: v.nullable(testPaymentSchema),
});
export type TestPayments = v.InferOutput<typeof testPaymentsSchema>;
