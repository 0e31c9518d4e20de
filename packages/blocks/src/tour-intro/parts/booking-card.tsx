import type { ReactNode } from "react";
import type { PropsOf } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { Price } from "../../parts/price/price.tsx";
import { SeatsLeft } from "../../parts/seats-left/seats-left.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { formatDateRange } from "../../format/format-dates.ts";
import { texts } from "../../texts/ru.ts";
import type { TourIntro } from "../select-intro.ts";
import type { tourIntro } from "../tour-intro.block.ts";
import { IntroPrice } from "./intro-price.tsx";
import { TrustRow } from "./trust-row.tsx";
import styles from "./booking-card.module.css";

interface BookingCardProps extends Pick<PropsOf<typeof tourIntro>, "content" | "page"> {
  intro: TourIntro;
  className?: string;
  /** What stands at its top, for example a picture. */
  children?: ReactNode;
}

/** The price, the dates that can be booked next, and the button. */
export function BookingCard({ content, intro, page, className, children }: BookingCardProps) {
  // Dates that all cost what stands above them need not repeat it.
  const differ = intro.upcoming.some(({ price }) => price?.amount !== intro.priceFrom?.amount);
  return (
    <aside className={`${styles.card} ${className ?? ""}`} aria-label={texts.tour.booking}>
      {children}
      <div className={styles.body}>
        <p className={styles.price}>
          <IntroPrice intro={intro} className={styles.amount} />
          {intro.priceFrom && <span className={styles.note}>{texts.tour.perPerson}</span>}
        </p>
        {intro.upcoming.length > 0 ? (
          <ul role="list" className={styles.dates} aria-label={texts.tour.nextDates}>
            {intro.upcoming.map((departure) => (
              <li key={departure.id}>
                <strong {...tourMark(intro.id, "date", departure.id)}>
                  {formatDateRange(departure.start, departure.end, page.today)}
                </strong>
                <SeatsLeft
                  departure={departure}
                  mark={tourMark(intro.id, "seats", departure.id)}
                  className={styles.seats}
                />
                {differ && (
                  <Price
                    price={departure.price}
                    isFrom={departure.hasSeveralPrices}
                    mark={tourMark(intro.id, "price", departure.id)}
                    className={styles.own}
                  />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.note}>{texts.tour.datesOnRequest}</p>
        )}
        <Action link={content.link} page={page} className={styles.button} />
        <TrustRow intro={intro} today={page.today} />
      </div>
    </aside>
  );
}
