import type { ContentOf } from "../../definition/define-block.ts";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import type { aboutInfo } from "../about-info.block.ts";
import styles from "./facts.module.css";

interface FactsProps {
  facts: ContentOf<typeof aboutInfo>["facts"];
  /** `grid` of two columns, or all in one `row` with hairlines between. */
  look: "grid" | "row";
  className?: string;
}

/** Figures with what they mean; nothing when there are none. */
export function Facts({ facts, look, className }: FactsProps) {
  if (!facts.some(({ value }) => value.trim())) return null;
  return (
    <dl
      className={`${styles.facts} ${className ?? ""}`}
      data-look={look}
      data-count={facts.length}
      aria-label={texts.about.facts}
    >
      {facts.map((fact, index) => (
        <div key={index} className={styles.fact}>
          <Text as="dt" at={`facts.${index}.label`} className={styles.label}>
            {fact.label}
          </Text>
          <Text as="dd" at={`facts.${index}.value`} className={styles.value}>
            {fact.value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
