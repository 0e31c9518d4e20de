import type { Money } from "@tour/api";
import { formatMoney } from "../../format/format-money.ts";
import { texts } from "../../texts/ru.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";
import styles from "./price.module.css";

interface PriceProps {
  price: Money | null;
  /** There are dearer options: the price is a "from". */
  isFrom?: boolean;
  /** It is added to another price, as a supplement is. */
  isAdded?: boolean;
  mark?: TourMark;
  className?: string;
}

/** A price that never breaks in the middle of its number; words when there is none. */
export function Price(props: PriceProps) {
  const { price, isFrom = false, isAdded = false, mark, className } = props;
  if (!price) {
    return (
      <span {...mark} className={className}>
        {texts.tour.priceOnRequest}
      </span>
    );
  }
  return (
    <span {...mark} className={`${styles.price} ${className ?? ""}`}>
      {isFrom && <span className={styles.from}>{texts.from} </span>}
      {isAdded ? texts.price.more(formatMoney(price)) : formatMoney(price)}
    </span>
  );
}
