import type { Money } from "@tour/api";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { formatMoney } from "../format/format.ts";

/** "от 42 500 ₽" where other options cost more. */
export const sayPrice = (price: Money, isFrom: boolean): string =>
  `${isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(price)}`;
