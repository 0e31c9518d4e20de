import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { dateSchema } from "./calendar-date.ts";
import { filled } from "./input-fields.ts";
import { moneySchema } from "./money.ts";

/** Minor units of the request's currency. */
const sum = v.pipe(v.number(), v.safeInteger(), v.minValue(1, "Введите сумму"));
/** A number of a payment order or a receipt, in words. */
const proof = filled(500);

/** Money that reached the organiser past the shop: in cash, by a transfer. Product decisions, section 7. */
export const recordPaymentSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  /** Made by the client (uuid v4): a repeated body with the same key is the same payment. */
  key: uuidSchema,
  amount: sum,
  paid_on: dateSchema,
  proof,
});
export type RecordPayment = v.InferOutput<typeof recordPaymentSchema>;

/** What was due to a guest who paid past the shop, and was given back to them. */
export const recordRefundSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  /** All that is due past the shop, as the screen showed it. */
  amount: sum,
  proof,
});
export type RecordRefund = v.InferOutput<typeof recordRefundSchema>;

/** What was paid past the shop, and what of it is to be given back by hand. */
export const outsideMoneySchema = v.object({
  payments: v.array(
    v.object({
      id: v.number(),
      amount: moneySchema,
      paid_on: dateSchema,
      proof: v.string(),
      /** The e-mail of who wrote it down; empty when they are gone. */
      by: v.string(),
    }),
  ),
  refund_due: moneySchema,
  /** Who writes it down: on the marketplace staff, elsewhere the organiser. */
  recorder: v.picklist(["organizer", "staff"]),
  /** What can be written down now: the least that sells the seats, and all that is still to be paid. */
  recordable: v.nullable(v.object({ min: moneySchema, max: moneySchema })),
});
export type OutsideMoney = v.InferOutput<typeof outsideMoneySchema>;
