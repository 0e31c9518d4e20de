import { formatDateRange } from "../../format/format-dates.ts";
import { formatMoney } from "../../format/format-money.ts";
import type { PriceOfDate } from "../../page-data/price-of-date.ts";
import { texts } from "../../texts/ru.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";
import { Price } from "./price.tsx";
import styles from "./date-price.module.css";

interface DatePriceProps {
  price: PriceOfDate;
  today: string;
  mark?: TourMark;
  className?: string;
}

/** The price of the date that it stands beside; under it, which other date costs less. */
export function DatePrice({ price: ofDate, today, mark, className }: DatePriceProps) {
  const { price, isFrom, lower } = ofDate;
  return (
    <span className={styles.prices}>
      <Price price={price} isFrom={isFrom} mark={mark} className={className} />
      {lower && (
        <span className={styles.lower}>
          {texts.tour.lowerPrice(
            formatDateRange(lower.start, lower.end, today),
            lower.isFrom
              ? `${texts.from}\u00a0${formatMoney(lower.price)}`
              : formatMoney(lower.price),
          )}
        </span>
      )}
    </span>
  );
}
