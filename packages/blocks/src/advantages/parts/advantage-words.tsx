import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../../parts/text/text.tsx";
import type { Advantage } from "./list-advantages.ts";
import styles from "./advantage-words.module.css";

interface AdvantageWordsProps {
  advantage: Advantage;
  className?: string;
}

/** Title and explanation of an advantage. */
export function AdvantageWords({ advantage, className }: AdvantageWordsProps) {
  return (
    <div className={`${styles.words} ${className ?? ""}`}>
      <Text as="h3" at={`${advantage.at}.title`} className={styles.title}>
        {hyphenate(advantage.title)}
      </Text>
      <Text as="p" at={`${advantage.at}.text`} className={styles.text}>
        {advantage.text}
      </Text>
    </div>
  );
}
