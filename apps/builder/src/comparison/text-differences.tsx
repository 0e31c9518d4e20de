import type { TextDifference } from "@tour/blocks/definitions";
import { MarkedWords } from "./marked-words.tsx";
import styles from "./text-differences.module.css";

/** Texts that differ, each by the name of its field. */
export function TextDifferences({ texts }: { texts: readonly TextDifference[] }) {
  return (
    <dl className={styles.list}>
      {texts.map(({ label, before, after }, index) => (
        <div key={index}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <MarkedWords before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
