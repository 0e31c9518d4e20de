import type { Money } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { formatCurrency } from "@tour/ui-kit/currency";

interface Forms {
  one: string;
  few: string;
  many: string;
  other: string;
}

const rules = new Intl.PluralRules("ru");

const numbers = new Intl.NumberFormat("ru");

/** "12 345", with a non-breaking space. */
export const formatCount = (count: number): string => numbers.format(count);

/** "3 тура", with a non-breaking space. */
export function plural(count: number, forms: Forms): string {
  return `${formatCount(count)}\u00a0${forms[rules.select(count) as keyof Forms] ?? forms.other}`;
}

/** An amount in the page's language, without empty kopecks. Specification, section 9. */
export function formatMoney({ amount, currency }: Money): string {
  return formatCurrency(amount / 100, currency, "ru");
}

export const formatRoubles = (roubles: number): string =>
  formatMoney({ amount: roubles * 100, currency: "RUB" });

/** "25 мая", with the year where it is not today's. Calendar dates are `yyyy-MM-dd`. */
export const formatDay = (day: string, today: string) =>
  formatDateRange(day, day, today).replaceAll(" ", "\u00a0");

/** A day as people type it here: "25.05.2027"; nothing of nothing. */
export const toTyped = (day: string) => day.split("-").toReversed().join(".");

export const formatRating = (rating: number) => rating.toFixed(1).replace(".", ",");
