import type { GuestRequest } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { listRefundable } from "./list-refundable.ts";
import { isCalledOff } from "./is-called-off.ts";
import styles from "./party-bill.module.css";

const texts = allTexts.order.money;

/** What has been paid and given back, by the ledger; nothing before the first payment. */
export function MoneyLines({ request }: { request: GuestRequest }) {
  const { paid, refunded, refund_due: due, rest, payments } = request.money;
  const isOutside = payments.some(({ method }) => method === "outside");
  if (paid.amount === 0) return null;
  const lines = [
    [texts.paid, paid],
    ...(isCalledOff(request) ? [] : [[texts.rest, rest] as const]),
    [texts.refundDue, due],
    [texts.refunded, refunded],
  ] as const;
  const shown = [...lines.filter(([, sum]) => sum.amount > 0), ...listRefundable(request)];
  return (
    <>
      <dl className={styles.bill}>
        {shown.map(([name, sum]) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>{formatMoney(sum)}</dd>
          </div>
        ))}
      </dl>
      {payments.map(
        ({ id, receipt_url: url, amount }) =>
          url && (
            <p key={id}>
              <a href={url} target="_blank" rel="noreferrer noopener">
                {texts.receipt(formatMoney(amount))}
              </a>
            </p>
          ),
      )}
      {due.amount > 0 && (
        <p className={styles.count}>{isOutside ? texts.refundOutside : texts.refundNote}</p>
      )}
    </>
  );
}
