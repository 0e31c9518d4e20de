import type { BookingOffer } from "@tour/api";
import { describeRules, formatDate, formatMoney } from "@tour/blocks/format";
import { bookingTexts as texts } from "../../texts/ru.ts";
import type { PricedChoice } from "./choice.ts";
import styles from "./price-sum.module.css";

interface PriceSumProps {
  offer: BookingOffer;
  priced: PricedChoice;
}

/** The price added up line by line, when it is paid, and what comes back to who cancels. */
export function PriceSum({ offer, priced }: PriceSumProps) {
  const { lines, total, prepayment, rest, restDueDate } = priced;
  const rules = offer.cancellation_rules.toSorted((a, b) => b.days_before - a.days_before);
  return (
    <div className={styles.sum}>
      <dl className={styles.lines}>
        {lines.map(({ id, title, count, price, sum }) => (
          <div key={id} className={styles.line}>
            <dt>
              {title}
              {count > 1 && (
                <span className={styles.quiet}> {texts.times(count, formatMoney(price))}</span>
              )}
            </dt>
            <dd>{formatMoney(sum)}</dd>
          </div>
        ))}
        <div className={`${styles.line} ${styles.total}`}>
          <dt>{texts.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        {prepayment.amount > 0 && (
          <div className={styles.line}>
            <dt>
              {rest.amount > 0 ? texts.prepayment : texts.wholeSum}
              <span className={styles.quiet}> {texts.afterConfirmation}</span>
            </dt>
            <dd>{formatMoney(prepayment)}</dd>
          </div>
        )}
        {rest.amount > 0 && (
          <div className={styles.line}>
            <dt>{texts.rest(formatDate(restDueDate))}</dt>
            <dd>{formatMoney(rest)}</dd>
          </div>
        )}
      </dl>
      <details className={styles.rules}>
        <summary>{texts.rules}</summary>
        {rules.length === 0 ? (
          <p>{texts.noRules}</p>
        ) : (
          <ul role="list">
            {describeRules(rules).map(({ when, what }) => (
              <li key={when}>{`${when} — ${what}`}</li>
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}
