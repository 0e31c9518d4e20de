import type { SellerRequest } from "@tour/api";
import { formatDate, formatMoney, plural } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { requestTexts } from "../../texts/request.ru.ts";
import { Receipts } from "./receipts.tsx";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";
import { RecordRefundDialog } from "./record-refund-dialog.tsx";
import styles from "./request-page.module.css";

const texts = requestTexts.money;

/** What came, what is due either way, and what was paid past the shop, by the ledger. */
export function MoneyCard({ request }: { request: SellerRequest }) {
  const [dialog, setDialog] = useState<"payment" | "refund" | null>(null);
  const { outside, money, refundable, rest_overdue: overdue } = request;
  const close = () => setDialog(null);
  const isRecorder = outside.recorder === "organizer";
  const isClosed = request.status > 4;
  const ledger = [
    [texts.paid, money.paid],
    ...money.due.map((one) => [describeDue(request, one), one.amount] as const),
    [texts.refundDue, money.refund_due],
    [texts.refunded, money.refunded],
    ...(isClosed ? [[texts.kept, money.kept] as const] : []),
  ] as const;
  // That nothing would come back is said, too: the guest reads it on their own page.
  const ifCanceled = [
    [texts.refundableToday, refundable.today],
    [texts.refundableTomorrow, refundable.tomorrow],
  ] as const;
  const lines = [
    ...ledger.filter(([, sum]) => sum.amount > 0),
    ...ifCanceled.flatMap(([name, sum]) => (sum ? [[name, sum] as const] : [])),
  ];
  return (
    <SettingsCard title={texts.title}>
      {overdue > 0 && (
        <Message tone="warning">{texts.overdue(plural(overdue, texts.days))}</Message>
      )}
      {money.paid.amount === 0 && <p className={styles.quiet}>{texts.none}</p>}
      <dl className={styles.bill}>
        {lines.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(sum)}</dd>
          </div>
        ))}
      </dl>
      <PaymentsOnSite payments={money.payments} />
      {outside.payments.length > 0 && <OutsidePayments payments={outside.payments} />}
      <Receipts request={request} />
      {isRecorder && outside.refund_due.amount > 0 && (
        <Message tone="warning">{texts.refund.text(formatMoney(outside.refund_due))}</Message>
      )}
      {isRecorder && (
        <div className={styles.actions}>
          {outside.refund_due.amount > 0 && (
            <Button onClick={() => setDialog("refund")}>{texts.refund.open}</Button>
          )}
          {outside.recordable && (
            <Button variant="secondary" onClick={() => setDialog("payment")}>
              {texts.record.open}
            </Button>
          )}
        </div>
      )}
      {dialog === "payment" && <RecordPaymentDialog request={request} close={close} />}
      {dialog === "refund" && <RecordRefundDialog request={request} close={close} />}
    </SettingsCard>
  );
}

/** What is to be paid, and until when: the guest reads the same. */
function describeDue(
  { status }: SellerRequest,
  { kind, until, day }: SellerRequest["money"]["due"][number],
): string {
  if (kind === "payment") return texts.due[status === 3 ? "rest" : "later"](formatDate(day!));
  return until ? texts.due.prepayment(formatInstant(until)) : texts.due.unconfirmed;
}

function PaymentsOnSite({ payments }: Pick<SellerRequest["money"], "payments">) {
  const made = payments.filter(({ status, method }) => status === 2 && method !== "outside");
  if (made.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{texts.onSite}</h3>
      <dl className={styles.bill}>
        {made.map(({ id, paid_on: day, method, amount }) => (
          <div key={id}>
            <dt>
              {day && formatDate(day)}, {texts.methods[method]}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OutsidePayments({ payments }: Pick<SellerRequest["outside"], "payments">) {
  return (
    <div>
      <h3 className={styles.small}>{texts.outside}</h3>
      <dl className={styles.bill}>
        {payments.map(({ id, amount, paid_on: day, proof, by }) => (
          <div key={id}>
            <dt>
              {texts.proof(formatDate(day), proof)}
              {by && <span className={styles.quiet}>{texts.by(by)}</span>}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
