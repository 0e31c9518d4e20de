import { formatMoney } from "../../format/format-money.ts";
import { texts } from "../../texts/ru.ts";
import type { PriceOption } from "../select-price.ts";
import styles from "./prepayment.module.css";

interface PrepaymentProps {
  option: PriceOption | undefined;
  percent: number;
  className?: string;
}

/** How much is paid at once and how much later, as a divided bar; nothing without a prepayment. */
export function Prepayment({ option, percent, className }: PrepaymentProps) {
  if (!option?.prepayment || !option.rest) return null;
  const from = option.isFrom ? `${texts.from}\u00a0` : "";
  return (
    <div className={`${styles.prepayment} ${className ?? ""}`}>
      <svg className={styles.bar} aria-hidden>
        <rect className={styles.all} width="100%" height="100%" />
        <rect className={styles.now} width={`${percent}%`} height="100%" />
      </svg>
      <dl className={styles.parts}>
        <div>
          <dt>{texts.price.prepayment(percent)}</dt>
          <dd>{from + formatMoney(option.prepayment)}</dd>
        </div>
        <div className={styles.later}>
          <dt>{texts.price.rest}</dt>
          <dd>{from + formatMoney(option.rest)}</dd>
        </div>
      </dl>
    </div>
  );
}
