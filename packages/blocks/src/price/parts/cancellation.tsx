import { Fold } from "../../parts/fold/fold.tsx";
import { texts } from "../../texts/ru.ts";
import type { PriceView } from "../select-price.ts";
import { describeRules } from "./describe-rules.ts";
import styles from "./cancellation.module.css";

interface CancellationProps {
  rules: PriceView["cancellation"];
  className?: string;
}

/** The rules of cancelling, folded away; nothing when there are none. */
export function Cancellation({ rules, className }: CancellationProps) {
  if (rules.length === 0) return null;
  return (
    <Fold
      className={`${styles.cancellation} ${className ?? ""}`}
      summary={<span className={styles.name}>{texts.price.cancel.title}</span>}
    >
      <dl className={styles.rules}>
        {describeRules(rules).map(({ when, what }) => (
          <div key={when} className={styles.rule}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
