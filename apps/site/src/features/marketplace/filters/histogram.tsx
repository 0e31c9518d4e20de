import styles from "./histogram.module.css";
import type { PriceSpread } from "../search/search-options.ts";

interface HistogramProps {
  prices: PriceSpread;
  /** Both ends of what is chosen, in roubles. */
  from: number;
  to: number;
}

/** How many tours cost what: bars over the track of the slider, those within stand out. */
export function Histogram({ prices: { min, max, bars }, from, to }: HistogramProps) {
  const most = Math.max(...bars, 1);
  const part = (max - min) / bars.length;
  const at = (index: number) => min + index * part;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${bars.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((count, index) => {
        // The square root: one tour beside a hundred is still seen.
        const height = Math.sqrt(count / most);
        const isWithin = at(index + 1) >= from && at(index) <= to;
        return (
          <rect
            key={index}
            x={index + 0.1}
            width={0.8}
            y={1 - height}
            height={height}
            data-within={isWithin}
          />
        );
      })}
    </svg>
  );
}
