import type { ReactNode } from "react";
import styles from "./dotted-facts.module.css";

interface DottedFactsProps {
  /** Empty ones are left out. */
  facts: readonly ReactNode[];
}

/** Facts in a line with a dot between two; a dot that would end a line, or begin one, is not seen. */
export function DottedFacts({ facts }: DottedFactsProps) {
  return (
    <span className={styles.window}>
      <span className={styles.facts}>
        {facts.filter(Boolean).map((fact, index) => (
          <span key={index} className={styles.fact}>
            <span className={styles.dot}>{index > 0 && "\u00a0· "}</span>
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
