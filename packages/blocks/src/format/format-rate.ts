import type { ExchangeRate } from "@tour/api";
import { formatMoney } from "./format-money.ts";

/** How many roubles one unit of another currency is: "1 $ = 92,50 ₽". */
export function formatRate({ currency, roubles }: ExchangeRate, locale = "ru"): string {
  const price = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "RUB",
    maximumFractionDigits: 4,
    trailingZeroDisplay: "stripIfInteger",
  });
  return `${formatMoney({ amount: 100, currency }, locale)} = ${price.format(roubles)}`;
}
