import type { SellerRequest } from "@tour/api";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { requestTexts } from "../../texts/request.ru.ts";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import styles from "./request-page.module.css";

const texts = requestTexts.money.receipt;

/** The payments whose receipts the organiser makes: past the shop, and all of who is self-employed. */
export function Receipts({ request }: { request: SellerRequest }) {
  const [attached, setAttached] = useState<number | null>(null);
  const { money, own_receipts: isOwn, outside, tour } = request;
  const payments = money.payments.filter(
    ({ status, method, receipt_url: url }) =>
      status === 2 && (isOwn || method === "outside" || url !== null),
  );
  const payment = payments.find(({ id }) => id === attached);
  if (payments.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{texts.title}</h3>
      <dl className={styles.bill}>
        {payments.map(({ id, amount, paid_at: at, receipt_url: url }) => (
          <div key={id}>
            <dt>
              {texts.payment(
                formatDate(readToday(tour.time_zone, new Date(at ?? 0))),
                formatMoney(amount),
              )}
              {url && (
                <a href={url} target="_blank" rel="noreferrer noopener">
                  {texts.open}
                </a>
              )}
            </dt>
            {outside.recorder === "organizer" && (
              <dd>
                <Button size="s" variant="secondary" onClick={() => setAttached(id)}>
                  {url ? texts.change : texts.attach}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {payment && (
        <ReceiptDialog request={request} payment={payment} close={() => setAttached(null)} />
      )}
    </div>
  );
}
