import type { Money } from "@tour/api";

const fractionDigits = 100;

/** Making a formatter costs far more than using it: one is kept for each language and currency. */
const formatters = new Map<string, Intl.NumberFormat>();

function findFormatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  formatters.set(key, made);
  return made;
}

/** An amount in the page's language, without empty kopecks: "42 500 ₽". Section 9. */
export function formatMoney(money: Money, locale = "ru"): string {
  return findFormatter(locale, money.currency).format(money.amount / fractionDigits);
}
