import type { Money } from "@tour/api";

const fractionDigits = 100;

/** An amount in the page's language, without empty kopecks: "42 500 ₽". Section 9. */
export function formatMoney(money: Money, locale = "ru"): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: money.currency,
    minimumFractionDigits: 0,
  }).format(money.amount / fractionDigits);
}
