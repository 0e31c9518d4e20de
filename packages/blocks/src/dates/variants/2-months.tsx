import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { plural } from "../../format/plural.ts";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
import { texts } from "../../texts/ru.ts";
import { dates } from "../dates.block.ts";
import { DatesFrame } from "../parts/dates-frame.tsx";
import { groupByMonth, splitMonths } from "../parts/group-by-month.ts";
import type { MonthOfDepartures } from "../parts/group-by-month.ts";
import { MonthCard } from "../parts/month-card.tsx";
import styles from "./2-months.module.css";

/** Calendar months with their departures marked; each marked day leads to its price below. */
export const variant = defineVariant(
  dates,
  { number: 2, title: "Месяцы", interactive: true },
  (props) => (
    <DatesFrame {...props} surface="muted">
      {isIsland || <FirstMonths {...props} />}
    </DatesFrame>
  ),
);

function FirstMonths(props: PropsOf<typeof dates>) {
  const months = groupByMonth(props.data.departures);
  const { shown, rest } = splitMonths(months, props.content.limit);
  return (
    <>
      <Months {...props} months={shown} />
      {rest.length > 0 && (
        <ShowMore label={texts.tours.showMore(plural(rest.length, texts.dates.months))}>
          <Months {...props} months={rest} />
        </ShowMore>
      )}
    </>
  );
}

function Months({ months, ...props }: PropsOf<typeof dates> & { months: MonthOfDepartures[] }) {
  return (
    <ul role="list" className={styles.months}>
      {months.map((group) => (
        <li key={group.month}>
          <MonthCard {...props} {...group} />
        </li>
      ))}
    </ul>
  );
}
