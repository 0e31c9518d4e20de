import type { GuestRequest, OpenPayment } from "@tour/api";
import { formatMoney, sayMomentThere } from "@tour/blocks/format";
import { renderSVG } from "uqr";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { stateOf } from "./state-of.ts";
import styles from "./pay-page.module.css";

const texts = allTexts.order.pay;

interface PayPageProps {
  request: GuestRequest;
  payment: OpenPayment;
}

/**
 * Where one pays: a QR code and the bank's link, or the provider's page. The request's own page
 * takes its place as soon as the payment is confirmed.
 */
export function PayPage({ request, payment }: PayPageProps) {
  const { uuid, tour } = request;
  const { amount, confirmation, expires_at: until } = payment;
  const order = `/order/${uuid}`;
  const isQr = confirmation.kind === "qr";
  return (
    <div className={styles.page} data-order={uuid} data-state={stateOf(request)} data-leads={order}>
      {!isQr && <meta httpEquiv="refresh" content={`0;url=${confirmation.url}`} />}
      <p className={styles.tour}>{tour.title}</p>
      <h1 className={styles.title}>
        {texts.title} {formatMoney(amount)}
      </h1>
      {isQr && (
        <div
          className={styles.code}
          // Drawn by us from an address: nothing that anybody typed.
          dangerouslySetInnerHTML={{ __html: renderSVG(confirmation.url, { border: 2 }) }}
        />
      )}
      <p className={styles.lead}>{isQr ? texts.qr : texts.redirect}</p>
      <p>
        <a className={action.action} href={confirmation.url}>
          {isQr ? texts.openBank : texts.openPage}
        </a>
      </p>
      <p className={styles.note}>
        {texts.until}{" "}
        <time dateTime={until} data-countdown>
          {sayMomentThere(until, tour.time_zone)}
        </time>
        {". "}
        {texts.waiting}
      </p>
      <p>
        <a className={styles.back} href={order}>
          {texts.back}
        </a>
      </p>
    </div>
  );
}
