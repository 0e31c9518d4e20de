import type { TourInput } from "@tour/api";
import { describeRules } from "@tour/blocks/format";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import styles from "./cancellation-line.module.css";
import { listSteps } from "./list-steps.ts";

const texts = tourFieldTexts.cancellation;

/** What is given back from today to the start, as a line that goes down. */
export function CancellationLine({ rules }: { rules: TourInput["cancellation_rules"] }) {
  const steps = listSteps(rules);
  const words = describeRules(steps);
  if (steps.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <ol className={styles.line}>
      {steps.map(({ days_before, refund_percent }, index) => (
        <li key={days_before} className={styles.step}>
          <svg
            viewBox="0 -2 100 104"
            preserveAspectRatio="none"
            className={styles.chart}
            aria-hidden="true"
          >
            <rect
              x="0"
              y={100 - refund_percent}
              width="100"
              height={refund_percent}
              className={styles.fill}
            />
            <line
              x1="0"
              x2="100"
              y1={100 - refund_percent}
              y2={100 - refund_percent}
              className={styles.edge}
            />
          </svg>
          <strong>{words[index]?.what}</strong>
          <span className={styles.when}>{words[index]?.when}</span>
        </li>
      ))}
    </ol>
  );
}
