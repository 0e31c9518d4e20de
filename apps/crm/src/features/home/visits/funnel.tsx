import type { VisitFigures } from "@tour/api";
import { homeTexts } from "../../../texts/home.ru.ts";
import { formatCount, formatShare } from "./format-share.ts";
import styles from "./funnel.module.css";

const texts = homeTexts.visits;
const order = ["visits", "tours", "bookings", "requests", "paid"] as const;

/** The steps from a visit to a payment, one below the other, each with what was left of the one before. */
export function Funnel({ steps }: { steps: VisitFigures["steps"] }) {
  const widest = Math.max(1, ...order.map((step) => steps[step]));
  return (
    <ol className={styles.steps}>
      {order.map((step, index) => {
        const before = index === 0 ? null : steps[order[index - 1]!];
        const share = before === null ? null : formatShare(steps[step], before);
        return (
          <li key={step} className={styles.step}>
            <span className={styles.name}>{texts.steps[step]}</span>
            <span className={styles.count}>{formatCount(steps[step])}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                style={{ inlineSize: `${(steps[step] / widest) * 100}%` }}
              />
            </span>
            <span className={styles.share}>{share && texts.ofBefore(share)}</span>
          </li>
        );
      })}
    </ol>
  );
}
