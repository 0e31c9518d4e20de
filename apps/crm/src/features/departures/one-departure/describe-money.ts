import type { GoingParty } from "@tour/api";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { departureTexts } from "../../../texts/departure.ru.ts";

const texts = departureTexts.money;

/** What a party has paid and owes, in words; nothing for whoever sees no money. */
export function describeMoney({ money, status }: GoingParty): string | null {
  if (!money) return null;
  const { paid, rest, rest_due_date: due } = money;
  if (rest.amount === 0) return texts.all;
  if (status < 3) return paid.amount > 0 ? texts.part(formatMoney(paid)) : texts.nothing;
  const words = texts.rest(formatMoney(rest), formatDate(due));
  return paid.amount > 0 ? texts.partAndRest(formatMoney(paid), words) : words;
}
