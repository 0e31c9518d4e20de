import type { Money } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";

/** "24 ноября 2026 г." */
export const formatDayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone }).format(new Date(instant));

/** One price as often as it is paid. */
export const multiply = ({ amount, currency }: Money, count: number): string =>
  formatMoney({ amount: amount * count, currency });
