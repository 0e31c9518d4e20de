import { defineVariant } from "../../definition/define-variant.ts";
import { dates } from "../dates.block.ts";
import { DatesFrame } from "../parts/dates-frame.tsx";
import { groupByMonth } from "../parts/group-by-month.ts";
import { MonthCard } from "../parts/month-card.tsx";
import styles from "./2-months.module.css";

/** Calendar months with their departures marked; each marked day leads to its price below. */
export const variant = defineVariant(dates, { number: 2, title: "Месяцы" }, (props) => (
  <DatesFrame {...props} surface="muted">
    <ul role="list" className={styles.months}>
      {groupByMonth(props.data.departures).map((group) => (
        <li key={group.month}>
          <MonthCard {...props} {...group} />
        </li>
      ))}
    </ul>
  </DatesFrame>
));
