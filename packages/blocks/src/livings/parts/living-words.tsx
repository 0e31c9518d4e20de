import { hyphenate } from "../../format/hyphenate.ts";
import { Prose } from "../../parts/prose/prose.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { LivingView } from "../select-livings.ts";
import styles from "./living-words.module.css";

/** What kind of place it is, its name and what is said of it. */
export function LivingWords({ living, className }: { living: LivingView; className?: string }) {
  const { accommodation, at } = living;
  return (
    <div className={`${styles.words} ${className ?? ""}`}>
      <div className={styles.head}>
        {accommodation !== "not-set" && (
          <p className={styles.kind}>{texts.livings.kinds[accommodation]}</p>
        )}
        <Text as="h3" at={at && `${at}.name`} className={styles.name}>
          {hyphenate(living.name)}
        </Text>
      </div>
      {at ? (
        <Text as="p" at={`${at}.text`} className={styles.text}>
          {living.text}
        </Text>
      ) : (
        <Prose text={living.text} className={styles.text} />
      )}
    </div>
  );
}
