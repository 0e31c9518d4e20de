import { formatDateRange } from "../../format/format-dates.ts";
import type { PriceOfDate } from "../../page-data/price-of-date.ts";
import { texts } from "../../texts/ru.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";
import { Price } from "./price.tsx";
import styles from "./date-price.module.css";

interface DatePriceProps {
  price: PriceOfDate;
  today: string;
  mark?: TourMark;
  /**
   * `end`: its lines end together, under one another. `row`: it stands in a wrapping row, beside
   * something; that stays beside the price, and the second line is the row's own.
   */
  align?: "end" | "row";
  className?: string;
}

/** The price of the date that it stands beside; under it, which other date costs less. */
export function DatePrice({ price: ofDate, today, mark, align, className }: DatePriceProps) {
  const { price, isFrom, lower } = ofDate;
  return (
    <span className={styles.prices} data-align={align}>
      <Price price={price} isFrom={isFrom} mark={mark} className={className} />
      {lower && (
        <span className={styles.lower}>
          <span className={styles.whole}>
            {texts.tour.lowerOn(formatDateRange(lower.start, lower.end, today))}
          </span>{" "}
          <Price price={lower.price} isFrom={lower.isFrom} className={styles.plain} />
        </span>
      )}
    </span>
  );
}
