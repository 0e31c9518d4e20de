import type { GuestRequest } from "@tour/api";
import { formatMoney, formatRate } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { multiply } from "./format.ts";
import styles from "./party-bill.module.css";

const texts = allTexts.order;

/** What the party costs, line by line, as it was frozen when the request was made. */
export function PartyBill({ request }: { request: GuestRequest }) {
  const { lines, adjustments = [], total, rate } = request;
  return (
    <>
      <dl className={styles.bill}>
        {lines.map(({ option_id: id, title, count, price }) => (
          <div key={id} className={styles.line}>
            <dt>
              {title}
              <span className={styles.count}>
                {count > 1 ? ` × ${count}, ${texts.each(formatMoney(price))}` : ""}
              </span>
            </dt>
            <dd>{multiply(price, count)}</dd>
          </div>
        ))}
        {adjustments.map(({ id, reason, amount }) => (
          <div key={`adjustment ${id}`} className={styles.line}>
            <dt>
              {reason}
              <span className={styles.count}>
                {" "}
                {amount.amount < 0 ? texts.discount : texts.extra}
              </span>
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {request.retained && (
          <div className={styles.line}>
            <dt>{texts.retained}</dt>
            <dd>{formatMoney(request.retained)}</dd>
          </div>
        )}
        <div className={`${styles.line} ${styles.total}`}>
          <dt>{texts.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {rate && <p className={styles.rate}>{texts.rate(formatRate(rate))}</p>}
    </>
  );
}
