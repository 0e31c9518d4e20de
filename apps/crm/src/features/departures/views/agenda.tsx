import type { EditedDeparture } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { DateLink } from "../date-link.tsx";
import { describeDates, describePrice, describeState } from "../describe-departure.ts";
import { formatMonth } from "../format-month.ts";
import { groupBy } from "../group-by.ts";
import { listTourHues } from "../tour-hues.ts";
import hues from "../tour-hues.module.css";
import type { ShownDepartures } from "../use-shown-departures.ts";
import styles from "./agenda.module.css";
import { SeatsBar } from "./seats-bar.tsx";

/** Dates under their months, for windows without room for days side by side. */
export function Agenda({ shown }: { shown: ShownDepartures }) {
  const { departures, tours, today } = shown;
  const hueOf = listTourHues(tours);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  const months = groupBy(departures, ({ start_date }) => start_date.slice(0, 7));
  const renderRow = (departure: EditedDeparture) => {
    const { id, tour_id: tour } = departure;
    const state = describeState(departure, today);
    return (
      <li key={id}>
        <DateLink id={id} className={`${hues.hue} ${styles.row}`} data-hue={hueOf.get(tour)}>
          <span className={styles.what}>
            <strong>{describeDates(departure, today)}</strong>
            <span className={styles.tour}>{titles.get(tour)}</span>
          </span>
          <span className={styles.state}>
            <Tag size="s" tone={state.tone}>
              {state.text}
            </Tag>
            <span className={styles.price}>{describePrice(departure)}</span>
          </span>
          <SeatsBar departure={departure} />
        </DateLink>
      </li>
    );
  };
  return (
    <div className={styles.agenda}>
      {[...months].map(([month, ofMonth]) => (
        <section key={month} className={styles.month}>
          <h3 className={styles.title}>{formatMonth(`${month}-01`)}</h3>
          <ul className={styles.list}>{ofMonth.map(renderRow)}</ul>
        </section>
      ))}
    </div>
  );
}
