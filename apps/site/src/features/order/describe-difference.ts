import type { Money } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { texts } from "../../texts/ru.ts";

/** How a date's price stands to the present one: "дороже на 2 000 ₽". */
export function describeDifference({ amount, currency }: Money): string {
  const { same, dearer, cheaper } = texts.order.move;
  if (amount === 0) return same;
  const sum = formatMoney({ amount: Math.abs(amount), currency });
  return amount > 0 ? dearer(sum) : cheaper(sum);
}
