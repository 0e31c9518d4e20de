import type { GuestRequest } from "@tour/api";
import { formatDate, formatMoney, sayMomentThere } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { isCalledOff } from "./is-called-off.ts";
import { listPayments } from "./list-payments.ts";
import { PayForm } from "./pay-form.tsx";
import styles from "./status-card.module.css";

const texts = allTexts.order;

/** What a guest should feel at a glance: it waits for somebody, it is fine, or it is over. */
const toneOf = {
  1: "waiting",
  2: "waiting",
  3: "fine",
  4: "fine",
  5: "over",
  6: "over",
  7: "over",
  8: "over",
} as const satisfies Record<GuestRequest["status"], string>;

interface StatusCardProps {
  request: GuestRequest;
  /** Where its tour stands; null where that is nowhere. */
  tourAddress: string | null;
}

/** The request's status in words, until when it lasts, and what comes next. */
export function StatusCard({ request, tourAddress }: StatusCardProps) {
  const { id, status, hold_expires_at: heldUntil, closing_words: words, tour } = request;
  const tone = isCalledOff(request) ? "waiting" : toneOf[status];
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby="status">
      <p className={styles.number}>{texts.title(id)}</p>
      <h1 className={styles.title} id="status">
        {headingOf(request)}
      </h1>
      <p className={styles.lead}>{leadOf(request)}</p>
      {heldUntil && (
        <p className={styles.deadline}>
          {texts.held}{" "}
          <time dateTime={heldUntil} data-countdown>
            {sayMomentThere(heldUntil, tour.time_zone)}
          </time>
        </p>
      )}
      {!isCalledOff(request) && !request.to_accept && <PayForm request={request} />}
      {words && (
        <figure className={styles.words}>
          <figcaption>{texts.words}</figcaption>
          <blockquote>{words}</blockquote>
        </figure>
      )}
      {tone === "over" && tourAddress && (
        <a className={action.action} href={`${tourAddress}#dates`}>
          {texts.bookAgain}
        </a>
      )}
    </section>
  );
}

function headingOf(request: GuestRequest): string {
  if (!isCalledOff(request)) return texts.heading[request.status];
  return texts.move[request.moved_from ? "datesChanged" : "tooSmall"].heading;
}

function leadOf(request: GuestRequest): string {
  const { status, prepayment, money, rest_due_date: restDue } = request;
  if (isCalledOff(request)) {
    if (!request.choose_until) return texts.calledOff;
    return texts.move[request.moved_from ? "datesChanged" : "tooSmall"].lead;
  }
  if (status === 2) {
    const { acceptFirst, payNow } = texts.lead;
    const words = request.to_accept
      ? acceptFirst
      : listPayments(request).length > 0
        ? payNow
        : texts.lead[request.agent ? "byMarket" : 2];
    const kept = money.total.amount - money.rest.amount;
    return words(formatMoney({ ...prepayment, amount: prepayment.amount - kept }));
  }
  // Money that came for seats that are gone.
  if (status === 7 && money.paid.amount > 0)
    return texts.lead[money.refund_due.amount > 0 ? "tooLate" : "tooLateBack"];
  if (status !== 3 || money.rest.amount === 0) return texts.lead[status];
  return texts.lead.restDue(formatMoney(money.rest), formatDate(restDue));
}
