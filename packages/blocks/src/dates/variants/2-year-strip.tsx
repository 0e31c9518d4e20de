import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { formatMonthName } from "../../format/format-dates.ts";
import { findCheapest, isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { ChoiceFold, ChoiceFolds } from "../../parts/choice-folds/choice-folds.tsx";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { Price } from "../../parts/price/price.tsx";
import { texts } from "../../texts/ru.ts";
import { dates } from "../dates.block.ts";
import { DatesFrame } from "../parts/dates-frame.tsx";
import { fillYears, groupByMonth } from "../parts/group-by-month.ts";
import { MonthCard } from "../parts/month-card.tsx";
import styles from "./2-year-strip.module.css";

/** Twelve months with the price under each that has departures; one of them is open below. */
export const variant = defineVariant(
  dates,
  { number: 2, title: "Год по месяцам", interactive: true },
  (props) => (
    <DatesFrame {...props} surface="muted">
      {isIsland || <Year {...props} />}
    </DatesFrame>
  ),
);

function Year(props: PropsOf<typeof dates>) {
  const { id, data, page } = props;
  const months = groupByMonth(data.departures);
  const opened = (months.find(({ departures }) => !departures.every(isTaken)) ?? months[0])?.month;
  return (
    <ChoiceFolds className={styles.year}>
      {fillYears(months, page.today).map(({ month, departures }) =>
        departures.length === 0 ? (
          <span key={month} className={styles.none} aria-hidden="true">
            <MonthName month={month} today={page.today} />
          </span>
        ) : (
          <ChoiceFold
            key={month}
            name={`${id}-month`}
            isOpen={month === opened}
            label={
              <>
                <MonthName month={month} today={page.today} />
                <MonthPrice departures={departures} />
              </>
            }
            labelClassName={styles.choice}
          >
            <div className={styles.card}>
              <MonthCard {...props} month={month} departures={departures} />
            </div>
          </ChoiceFold>
        ),
      )}
    </ChoiceFolds>
  );
}

/** "Май", with the year where it is not today's. */
function MonthName({ month, today }: { month: string; today: string }) {
  const year = month.slice(0, 4);
  return (
    <span className={styles.name}>
      {formatMonthName(`${month}-01`)}
      {year !== today.slice(0, 4) && <small className={styles.number}> {year}</small>}
    </span>
  );
}

/** From which price one goes in that month, or that nobody can any more. */
function MonthPrice({ departures }: { departures: DepartureView[] }) {
  const cheapest = findCheapest(departures);
  if (!cheapest) {
    return (
      <span className={styles.price}>
        {departures.every(isTaken) ? texts.soldOut : texts.tour.priceOnRequest}
      </span>
    );
  }
  const isFrom = cheapest.hasSeveralPrices || departures.length > 1;
  return <Price price={cheapest.price} isFrom={isFrom} className={styles.price} />;
}
