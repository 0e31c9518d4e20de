import type { GuestRequest } from "@tour/api";
import { formatDate, formatMoney, formatRate } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { multiply, subtract } from "./format.ts";
import { isCalledOff } from "./is-called-off.ts";
import styles from "./party-bill.module.css";

const texts = allTexts.order;

/** What the party costs, line by line, as it was frozen when the request was made. */
export function PartyBill({ request }: { request: GuestRequest }) {
  const { lines, total, prepayment, rate, rest_due_date: restDue } = request;
  const rest = subtract(total, prepayment);
  const isDue = request.status < 4 && !isCalledOff(request);
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
        {isDue && prepayment.amount > 0 && rest.amount > 0 && (
          <>
            <div className={`${styles.line} ${styles.part}`}>
              <dt>{texts.prepayment}</dt>
              <dd>{formatMoney(prepayment)}</dd>
            </div>
            <div className={`${styles.line} ${styles.part}`}>
              <dt>{texts.rest(formatDate(restDue))}</dt>
              <dd>{formatMoney(rest)}</dd>
            </div>
          </>
        )}
      </dl>
      {rate && <p className={styles.rate}>{texts.rate(formatRate(rate))}</p>}
    </>
  );
}
