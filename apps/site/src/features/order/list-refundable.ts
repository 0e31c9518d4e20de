import type { GuestRequest, Money } from "@tour/api";
import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.order.money.refundable;

/** What comes back to who cancels today and tomorrow, in one line where it is the same. */
export function listRefundable({
  refundable: { today, tomorrow },
}: GuestRequest): (readonly [name: string, sum: Money])[] {
  if (!today) return [];
  if (today.amount === tomorrow?.amount) return [[texts.both, today]];
  return [[texts.today, today], ...(tomorrow ? [[texts.tomorrow, tomorrow] as const] : [])];
}
