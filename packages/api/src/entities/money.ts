import * as v from "valibot";

/** Specification, section 3. */
export const currencies = ["EUR", "USD", "RUB", "BYN", "KZT", "CNY"] as const;

/** An amount in minor units (kopecks, cents), never a fraction. */
export const moneySchema = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.picklist(currencies),
});

export type Money = v.InferOutput<typeof moneySchema>;
