import { typograph } from "../../format/typography.ts";
import { Price } from "../../parts/price/price.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { PriceView } from "../select-price.ts";
import styles from "./option-list.module.css";

interface OptionListProps {
  price: PriceView;
  className?: string;
}

/** The options with their prices, one under another; nothing when there is but one. */
export function OptionList({ price: { tourId, options }, className }: OptionListProps) {
  if (options.length < 2) return null;
  // On request are all of them then, and that stands above already.
  const hasPrices = options.some(({ price }) => price);
  return (
    <ul role="list" className={`${styles.options} ${className ?? ""}`}>
      {options.map((option) => (
        <li key={option.id} className={styles.option}>
          <span className={styles.words}>
            <span className={styles.title}>{typograph(option.title)}</span>
            {option.note && <span className={styles.note}>{typograph(option.note)}</span>}
          </span>
          {hasPrices && (
            <Price
              price={option.price}
              isFrom={option.isFrom}
              isAdded={option.kind === "supplement"}
              mark={tourMark(tourId, "price")}
              className={styles.price}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
