import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { uuidSchema } from "./booking-key.ts";
import { filled } from "./input-fields.ts";
import { moneySchema } from "./money.ts";

/** How whoever sells changes the price of one request: less of it, or a line more. */
export const adjustmentKinds = ["discount", "extra"] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** A discount or an extra line of a request, as its guest reads it too. */
export const adjustmentSchema = v.object({
  id: v.number(),
  /** Less than 0 of a discount. */
  amount: moneySchema,
  reason: v.string(),
  at: v.string(),
});
export type Adjustment = v.InferOutput<typeof adjustmentSchema>;

/** What it may be today: null where the price is settled. */
export const adjustableSchema = v.object({
  /** The largest discount; 0 where all is paid. */
  discount: moneySchema,
});

export const adjustRequestSchema = v.strictObject({
  /** Of the request. */
  id: integerSchema,
  /** Made by the client (uuid v4): a repeated body with the same key is the same line. */
  key: uuidSchema,
  kind: v.picklist(adjustmentKinds),
  /** Minor units of the request's currency. */
  amount: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(1, "Введите сумму"),
    v.maxValue(1_000_000_000_00, "Слишком большая сумма"),
  ),
  /** The guest reads it. */
  reason: filled(200),
});
export type AdjustRequest = v.InferOutput<typeof adjustRequestSchema>;
