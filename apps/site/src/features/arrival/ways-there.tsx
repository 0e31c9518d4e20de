import type { Arrival, TourCity } from "@tour/api";
import { addDays } from "@tour/dates";
import { arrivalTexts as texts } from "../../texts/arrival.ru.ts";
import { formatShortDay as formatDay } from "./format-days.ts";
import styles from "./ways-there.module.css";

interface WaysThereProps {
  cities: readonly TourCity[];
  departure: Arrival["departure"];
}

/** On which days one travels from each city, there and back. */
export function WaysThere({ cities, departure }: WaysThereProps) {
  const { start_date: first, end_date: last } = departure;
  return (
    <ul className={styles.cities} role="list">
      {cities.map((city) => (
        <li key={city.name} className={styles.city}>
          <h3 className={styles.name}>{texts.from(city.name)}</h3>
          <dl className={styles.ways}>
            <dt>{texts.there}</dt>
            <dd>{describe(first, city.departs_day, city.arrives_day)}</dd>
            <dt>{texts.back}</dt>
            <dd>{describe(last, city.return_departs_day, city.return_arrives_day)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function describe(day: string, departs: number, arrives: number): string {
  const leaving = formatDay(addDays(day, departs));
  if (departs === arrives) return texts.sameDay(leaving);
  return texts.days(leaving, formatDay(addDays(day, arrives)));
}
