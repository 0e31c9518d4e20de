import { Text } from "../../parts/text/text.tsx";
import type { Stat } from "./list-stats.ts";
import styles from "./figure.module.css";

/** Up to this many characters are never broken at their space, as in "3 800". */
const wholeLength = 5;

interface FigureProps {
  stat: Stat;
  /** How large its value is set; `giant` fills its column whatever its length. */
  size?: "medium" | "large" | "giant";
  className?: string;
}

/** A figure with its unit, and what it means: an entry of a description list. */
export function Figure({ stat, size = "large", className }: FigureProps) {
  const length = stat.value.length + (stat.unit ? stat.unit.length * 0.5 + 0.3 : 0);
  return (
    <div className={`${styles.figure} ${className ?? ""}`} data-size={size}>
      <Text as="dt" at={`${stat.at}.label`} className={styles.label}>
        {stat.label}
      </Text>
      <dd className={styles.number} data-length={lengthClass(length)}>
        <span className={styles.value} data-is-whole={stat.value.length <= wholeLength}>
          <Text as="span" at={`${stat.at}.value`}>
            {stat.value}
          </Text>
        </span>
        <Text as="span" at={`${stat.at}.unit`} className={styles.unit}>
          {stat.unit}
        </Text>
      </dd>
    </div>
  );
}

/** Longer figures are set smaller. */
function lengthClass(length: number): "short" | "medium" | "long" | "longest" {
  if (length <= 3.5) return "short";
  if (length <= 5.5) return "medium";
  return length <= 8 ? "long" : "longest";
}
