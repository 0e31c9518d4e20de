import type { Money } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { Refusal } from "../../http/errors/errors.ts";
import { bookingTexts } from "./booking.texts.ts";

/** Nobody is bound to a sum that they have not seen: 409 with the new `total`. */
export function requireExpected(expected: Money | undefined, total: Money): void {
  if (!expected) return;
  if (expected.amount === total.amount && expected.currency === total.currency) return;
  const message = bookingTexts.newTotal(formatMoney(expected), formatMoney(total));
  throw new Refusal("conflict", message, { data: { total } });
}
