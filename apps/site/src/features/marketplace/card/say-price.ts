import type { Money } from "@tour/api";
import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { formatMoney } from "../format/format.ts";
import type { TourView } from "./tour-view.ts";

/** "от 42 500 ₽" where other options cost more. */
export const sayPrice = (price: Money, isFrom: boolean): string =>
  `${isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(price)}`;

/** "23–28 января: от 139 000 ₽", of dates that cost less than the next one. */
export const sayLowerPrice = ({ dates, price, isFrom }: NonNullable<TourView["lower"]>): string =>
  `${dates}: ${sayPrice(price, isFrom)}`;
