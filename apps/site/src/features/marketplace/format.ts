import type { Money } from "@tour/api";
import { toDate } from "@tour/dates";
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

const dates = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** "9–15 мая": calendar dates, `yyyy-MM-dd`, that no time zone may move. */
export function formatDates({ start, end }: { start: string; end: string }): string {
  return dates.formatRange(toDate(start), toDate(end));
}

export const formatRating = (rating: number) => rating.toFixed(1).replace(".", ",");
