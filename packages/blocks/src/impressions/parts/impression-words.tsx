import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../../parts/text/text.tsx";
import type { Impression } from "./list-impressions.ts";
import styles from "./impression-words.module.css";

/** Title and text of an impression. */
export function ImpressionWords({ item, className }: { item: Impression; className?: string }) {
  return (
    <div className={`${styles.words} ${className ?? ""}`}>
      <Text as="h3" at={`${item.at}.title`} className={styles.title}>
        {hyphenate(item.title)}
      </Text>
      <Text as="p" at={`${item.at}.text`} className={styles.text}>
        {item.text}
      </Text>
    </div>
  );
}
