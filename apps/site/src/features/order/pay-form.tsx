import { methodLimits } from "@tour/api";
import type { GuestRequest, PaymentMethod } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { listPayments } from "./list-payments.ts";
import type { Payable } from "./list-payments.ts";
import styles from "./pay-form.module.css";

const texts = allTexts.order.pay;

/** What can be paid now, and how; a plain form, so that it works on any network. */
export function PayForm({ request }: { request: GuestRequest }) {
  const payments = listPayments(request);
  if (payments.length === 0) return null;
  // By the smaller limit: which method is chosen, the server does not know before the form is sent.
  const isInParts = payments.some(({ amount }) => amount.amount > methodLimits.card);
  const { payments: begun } = request.money;
  const hasFailed = begun.at(-1)?.status === 3;
  const isWaiting = !hasFailed && begun.some(({ status }) => status === 1);
  return (
    <form className={styles.form} method="post" action={`/order/${request.uuid}/pay`}>
      {isWaiting && <p className={styles.note}>{texts.waitingNotice}</p>}
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {texts.failedNotice}
        </p>
      )}
      <fieldset className={styles.methods}>
        <legend className={styles.how}>{texts.how}</legend>
        {(["sbp", "card"] as const).map((method) => (
          <label key={method} className={styles.method}>
            <input type="radio" name="method" value={method} defaultChecked={method === "sbp"} />
            {texts.methods[method]}
          </label>
        ))}
      </fieldset>
      {isInParts && <p className={styles.note}>{texts.parts(limitOf("sbp"), limitOf("card"))}</p>}
      <div className={styles.actions}>
        {payments.map((payment, index) => (
          <button
            key={payment.kind}
            name="kind"
            value={payment.kind}
            className={index === 0 ? action.action : styles.second}
          >
            {describe(payment)}
          </button>
        ))}
      </div>
    </form>
  );
}

const limitOf = (method: PaymentMethod) =>
  formatMoney({ amount: methodLimits[method], currency: "RUB" });

function describe({ kind, amount, isWhole }: Payable): string {
  const sum = formatMoney(amount);
  return isWhole && kind === "prepayment" ? texts.kinds.whole(sum) : texts.kinds[kind](sum);
}
