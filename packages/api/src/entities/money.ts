import * as v from "valibot";

/** Specification, section 3. */
export const currencies = ["EUR", "USD", "RUB", "BYN", "KZT", "CNY"] as const;

/** An amount in minor units (kopecks, cents), never a fraction. */
export const moneySchema = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.picklist(currencies),
});

/** What somebody agreed to pay, as they saw it: a call refuses another sum. */
export const expectedTotalSchema = v.strictObject({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.picklist(currencies),
});

export type Money = v.InferOutput<typeof moneySchema>;
