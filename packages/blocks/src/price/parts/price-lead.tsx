import { isOfPerson } from "../../page-data/select-next-departures.ts";
import { Price } from "../../parts/price/price.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { PriceView } from "../select-price.ts";
import styles from "./price-lead.module.css";

interface PriceLeadProps {
  price: PriceView;
  /** `giant` fills the panel that it stands in. */
  size?: "large" | "giant";
  className?: string;
}

/** The price that one sees first: the lowest of all options. */
export function PriceLead({ price, size = "large", className }: PriceLeadProps) {
  const [first, ...others] = price.options;
  const lowest = first?.price ?? null;
  const isFrom =
    Boolean(first?.isFrom) ||
    others.some((option) => isOfPerson(option) && option.extra?.amount !== 0);
  return (
    <p className={`${styles.lead} ${className ?? ""}`} data-size={size}>
      <Price
        price={lowest}
        isFrom={isFrom}
        mark={tourMark(price.tourId, "price")}
        className={styles.amount}
      />
      {lowest && <span className={styles.note}>{texts.tour.perPerson}</span>}
    </p>
  );
}
