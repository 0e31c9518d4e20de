import type { SellerRequest } from "@tour/api";
import { formatDate, formatMoney, formatRate } from "@tour/blocks/format";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import styles from "./request-page.module.css";

/** Who travels and what it costs: each price, the whole, and how it is paid. */
export function PartyCard({ request }: { request: SellerRequest }) {
  const { lines, adjustments = [], total, prepayment, adjustable } = request;
  const [isAdjusting, setAdjusting] = useState(false);
  const rest = { ...total, amount: total.amount - prepayment.amount };
  return (
    <SettingsCard title={texts.party}>
      <dl className={styles.bill}>
        {lines.map(({ option_id, title, count, price }) => (
          <div key={option_id}>
            <dt>
              {title}
              <span className={styles.quiet}>{texts.each(count, formatMoney(price))}</span>
            </dt>
            <dd>{formatMoney({ ...price, amount: price.amount * count })}</dd>
          </div>
        ))}
        {adjustments.map(({ id, amount, reason, at }) => (
          <div key={`adjustment ${id}`}>
            <dt>
              {reason}
              <span className={styles.quiet}>
                {texts.adjusting.of[amount.amount < 0 ? "discount" : "extra"](formatInstant(at))}
              </span>
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {request.retained && (
          <div>
            <dt>{texts.retained}</dt>
            <dd>{formatMoney(request.retained)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        {prepayment.amount > 0 && (
          <div>
            <dt>{texts.prepayment}</dt>
            <dd>{formatMoney(prepayment)}</dd>
          </div>
        )}
        {rest.amount > 0 && (
          <div>
            <dt>{texts.rest(formatDate(request.rest_due_date))}</dt>
            <dd>{formatMoney(rest)}</dd>
          </div>
        )}
      </dl>
      {adjustable && (
        <div className={styles.actions}>
          <Button variant="secondary" size="s" onClick={() => setAdjusting(true)}>
            {texts.adjusting.open}
          </Button>
        </div>
      )}
      {isAdjusting && <AdjustDialog request={request} close={() => setAdjusting(false)} />}
      {request.rate && <p className={styles.quiet}>{texts.rate(formatRate(request.rate))}</p>}
    </SettingsCard>
  );
}
