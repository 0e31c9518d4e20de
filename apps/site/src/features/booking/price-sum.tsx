import type { BookingOffer, PricedChoice } from "@tour/api";
import { formatDate, formatMoney, formatRate, plural } from "@tour/blocks/format";
import type { ReactNode } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { CancellationRules } from "./cancellation-rules.tsx";
import styles from "./price-sum.module.css";

interface PriceSumProps {
  offer: BookingOffer;
  priced: PricedChoice;
}

/** The price added up line by line, when it is paid, and what comes back to who cancels. */
export function PriceSum({ offer, priced }: PriceSumProps) {
  const { lines, total } = priced;
  return (
    <div className={styles.sum}>
      <dl className={styles.lines}>
        {lines.map(({ id, title, count, price, sum }) => (
          <Line
            key={id}
            name={title}
            note={count > 1 && texts.times(count, formatMoney(price))}
            sum={formatMoney(sum)}
          />
        ))}
        <Line name={texts.total} sum={formatMoney(total)} className={styles.total} />
        <Payments offer={offer} priced={priced} />
      </dl>
      {offer.rate && <p className={styles.rate}>{texts.rate(formatRate(offer.rate))}</p>}
      <CancellationRules rules={offer.cancellation_rules} />
    </div>
  );
}

/** How much is paid by when. */
function Payments({ offer, priced: { prepayment, rest, restDueDate } }: PriceSumProps) {
  const day = formatDate(restDueDate);
  if (prepayment.amount === 0) {
    return <Line name={texts.noPrepayment(day)} sum={formatMoney(rest)} />;
  }
  const isWhole = rest.amount === 0;
  const { is_instant: isInstant, hours_to_pay: hours } = offer;
  const within = isInstant ? texts.payNow : texts.payWithin;
  return (
    <>
      <Line
        name={isWhole ? texts.wholeSum : texts.prepayment(offer.prepayment_percent)}
        note={within(plural(hours, texts.hoursOf))}
        sum={formatMoney(prepayment)}
        className={styles.payment}
      />
      {!isWhole && <Line name={texts.rest(day)} sum={formatMoney(rest)} />}
    </>
  );
}

interface LineProps {
  name: string;
  note?: ReactNode;
  sum: string;
  className?: string | undefined;
}

function Line({ name, note, sum, className = "" }: LineProps) {
  return (
    <div className={`${styles.line} ${className}`}>
      <dt>
        {name} {note && <span className={styles.quiet}>{note}</span>}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
}
