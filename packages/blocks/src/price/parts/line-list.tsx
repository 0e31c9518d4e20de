import { Check, Plus } from "lucide-react";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { PriceLine } from "../select-price.ts";
import styles from "./line-list.module.css";

interface LineListProps {
  lines: readonly PriceLine[];
  kind: "included" | "extra";
  /** In how many columns where there is room. */
  columns?: 1 | 2 | 3;
  className?: string;
}

/** What one gets for the price, or pays besides it; nothing when there is none of it. */
export function LineList({ lines, kind, columns = 1, className }: LineListProps) {
  if (lines.length === 0) return null;
  const Icon = kind === "included" ? Check : Plus;
  return (
    <div className={`${styles.group} ${className ?? ""}`} data-kind={kind}>
      <h3 className={styles.title}>{texts.price[kind]}</h3>
      <ul role="list" className={styles.lines} data-columns={columns}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <Icon className={styles.icon} size={18} strokeWidth={2} aria-hidden />
            <Text as="span" at={line.at} className={styles.text}>
              {line.text}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
