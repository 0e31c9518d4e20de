import type { GuestRequest } from "@tour/api";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./party-bill.module.css";

const texts = allTexts.order.money;

/** The payments that came, each with its day, its way and its receipt; nothing before the first. */
export function MadePayments({ request }: { request: GuestRequest }) {
  const made = request.money.payments.filter(({ status }) => status === 2);
  if (made.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{texts.payments}</h3>
      <dl className={styles.bill}>
        {made.map(({ id, paid_on: day, method, amount, receipt_url: url }) => (
          <div key={id} className={styles.line}>
            <dt>
              {day && formatDate(day)}, {texts.methods[method]}
              {url && (
                <a className={styles.receipt} href={url} target="_blank" rel="noreferrer noopener">
                  {texts.receipt(formatMoney(amount))}
                </a>
              )}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
