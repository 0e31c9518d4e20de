import { hyphenate } from "../../format/hyphenate.ts";
import { LongText } from "../../parts/long-text/long-text.tsx";
import { Prose } from "../../parts/prose/prose.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { AccommodationView } from "../select-accommodations.ts";
import styles from "./accommodation-words.module.css";

/** What kind of place it is, its name and what is said of it. */
export function AccommodationWords({
  accommodation,
  className,
}: {
  accommodation: AccommodationView;
  className?: string;
}) {
  const { kind, at } = accommodation;
  return (
    <div className={`${styles.words} ${className ?? ""}`}>
      <div className={styles.head}>
        {kind !== "not-set" && <p className={styles.kind}>{texts.accommodations.kinds[kind]}</p>}
        <Text as="h3" at={at && `${at}.name`} className={styles.name}>
          {hyphenate(accommodation.name)}
        </Text>
      </div>
      <LongText length={accommodation.text.length} className={styles.long}>
        {at ? (
          <Text as="p" at={`${at}.text`} className={styles.text}>
            {accommodation.text}
          </Text>
        ) : (
          <Prose text={accommodation.text} className={styles.text} />
        )}
      </LongText>
    </div>
  );
}
