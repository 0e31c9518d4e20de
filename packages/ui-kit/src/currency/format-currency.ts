import { readLanguage } from "../locale/read-language.ts";

/**
 * An amount of money in major units (roubles, not kopecks), with no decimals where there is no need
 * for them. `currency` is an ISO 4217 code; the language is the browser's own unless given as a
 * BCP 47 tag; one that there is not is `en-US`. Throws a RangeError for a currency that can't be
 * one. Specification, section 9.
 */
export function formatCurrency(amount: number, currency: string, locale?: string): string {
  const options = { style: "currency", currency, minimumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(
    locale === undefined ? undefined : readLanguage(locale),
    options,
  ).format(amount);
}
