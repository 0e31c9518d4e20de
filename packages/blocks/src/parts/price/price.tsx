import type { Money } from "@tour/api";
import { formatMoney } from "../../format/format-money.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./price.module.css";

interface PriceProps {
  price: Money | null;
  /** There are dearer options: the price is a "from". */
  isFrom?: boolean;
  /** It is added to another price, as a supplement is. */
  isAdded?: boolean;
  className?: string;
}

/** A price that never breaks in the middle of its number; words when there is none. */
export function Price({ price, isFrom = false, isAdded = false, className }: PriceProps) {
  if (!price) return <span className={className}>{texts.tour.priceOnRequest}</span>;
  return (
    <span className={`${styles.price} ${className ?? ""}`}>
      {isFrom && <span className={styles.from}>{texts.from} </span>}
      {isAdded ? texts.price.more(formatMoney(price)) : formatMoney(price)}
    </span>
  );
}
