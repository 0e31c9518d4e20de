import * as v from "valibot";
import type { currencies } from "./money.ts";

/** Those whose prices are paid in roubles by a rate. */
export const foreignCurrencies = [
  "EUR",
  "USD",
  "BYN",
  "KZT",
  "CNY",
] as const satisfies readonly (typeof currencies)[number][];

/** What an organiser takes in roubles for one unit of a currency, four digits after the point. */
export const exchangeRateSchema = v.object({
  currency: v.picklist(foreignCurrencies),
  roubles: v.number(),
});
export type ExchangeRate = v.InferOutput<typeof exchangeRateSchema>;

/** The rates of an organiser; a currency without one is left out. */
export const exchangeRatesSchema = v.array(
  v.object({
    ...exchangeRateSchema.entries,
    /** When it was last set, as an ISO instant. */
    updated_at: v.string(),
  }),
);
export type ExchangeRates = v.InferOutput<typeof exchangeRatesSchema>;

const message = "Курс — от 0,0001 до 100 000 рублей, не больше четырёх знаков после запятой";

const roubles = v.nullable(
  v.pipe(
    v.number(message),
    v.check(
      (rate) => rate >= 0.0001 && rate <= 100_000 && Number(rate.toFixed(4)) === rate,
      message,
    ),
  ),
);

/** All rates at once; null where prices in that currency are paid past the site. */
export const exchangeRatesInputSchema = v.strictObject({
  EUR: roubles,
  USD: roubles,
  BYN: roubles,
  KZT: roubles,
  CNY: roubles,
});
export type ExchangeRatesInput = v.InferOutput<typeof exchangeRatesInputSchema>;
