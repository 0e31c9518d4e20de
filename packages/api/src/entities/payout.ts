import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { dateSchema } from "./calendar-date.ts";
import { filled } from "./input-fields.ts";
import { currencies, moneySchema } from "./money.ts";

/** How the marketplace and an organiser stand in a currency, by the ledger. */
export const payoutSchema = v.object({
  organizer_id: v.number(),
  name: v.string(),
  /** The organiser's part of what ended on the marketplace. */
  earned: moneySchema,
  /** What the platform kept of it. */
  commission: moneySchema,
  /** What was paid to the organiser so far. */
  paid: moneySchema,
  /** What is still to be paid. */
  owed: moneySchema,
});
export type Payout = v.InferOutput<typeof payoutSchema>;

/** What the bank has carried out. */
export const recordPayoutSchema = v.strictObject({
  /** Made by the client (uuid v4): a repeated body with the same key is the same payout. */
  key: uuidSchema,
  organizer_id: integerSchema,
  currency: v.picklist(currencies),
  /** Minor units of the currency; no more than is owed. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1, "Введите сумму")),
  paid_on: dateSchema,
  /** The number of the bank's paper. */
  document: filled(100),
});
export type RecordPayout = v.InferOutput<typeof recordPayoutSchema>;

/** One line of what an organiser has with the marketplace. */
export const payoutLineSchema = v.object({
  kind: v.picklist(["earned", "paid"]),
  /** When it was posted, as an ISO instant. */
  at: v.string(),
  /** The organiser's part of a request, or what was paid to them. */
  amount: moneySchema,
  /** Of what was earned; null of a payout. */
  request_id: v.nullable(v.number()),
  commission: v.nullable(moneySchema),
  /** Of a payout; null of what was earned. */
  paid_on: v.nullable(dateSchema),
  document: v.nullable(v.string()),
  /** The name of who recorded it; empty when they are gone. */
  by: v.nullable(v.string()),
});
export type PayoutLine = v.InferOutput<typeof payoutLineSchema>;

export const payoutStatementSchema = v.object({
  organizer_id: v.number(),
  name: v.string(),
  /** A balance for each currency. */
  balances: v.array(payoutSchema),
  /** Newest first, at most the last thousand. */
  lines: v.array(payoutLineSchema),
});
export type PayoutStatement = v.InferOutput<typeof payoutStatementSchema>;
