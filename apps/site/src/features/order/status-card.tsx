import type { GuestRequest } from "@tour/api";
import { formatDate, formatMoney } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { formatInstant, subtract } from "./format.ts";
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

/** The request's status in words, until when it lasts, and what comes next. */
export function StatusCard({ request }: { request: GuestRequest }) {
  const { id, status, hold_expires_at: heldUntil, closing_words: words, tour } = request;
  return (
    <section className={styles.card} data-tone={toneOf[status]} aria-labelledby="status">
      <p className={styles.number}>{texts.title(id)}</p>
      <h1 className={styles.title} id="status">
        {texts.heading[status]}
      </h1>
      <p className={styles.lead}>{leadOf(request)}</p>
      {heldUntil && (
        <p className={styles.deadline}>
          {texts.held}{" "}
          <time dateTime={heldUntil} data-countdown>
            {formatInstant(heldUntil, tour.time_zone)}
          </time>
        </p>
      )}
      {words && (
        <figure className={styles.words}>
          <figcaption>{texts.words}</figcaption>
          <blockquote>{words}</blockquote>
        </figure>
      )}
      {toneOf[status] === "over" && (
        <a className={action.action} href={`/${tour.slug}#dates`}>
          {texts.bookAgain}
        </a>
      )}
    </section>
  );
}

function leadOf({ status, prepayment, total, rest_due_date: restDue }: GuestRequest): string {
  if (status === 2) return texts.lead[2](formatMoney(prepayment));
  if (status !== 3) return texts.lead[status];
  const rest = subtract(total, prepayment);
  return rest.amount > 0
    ? texts.lead.restDue(formatMoney(rest), formatDate(restDue))
    : texts.lead[3];
}
