import type { EditedDeparture, TourListRow } from "@tour/api";
import { addDays, addMonths, countDays } from "@tour/dates";
import type { CSSProperties } from "react";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { SEASON_MONTHS } from "../departure-search.ts";
import { formatMonth } from "../format-month.ts";
import { groupBy } from "../group-by.ts";
import { shownMonth } from "../shown-period.ts";
import { listTourHues } from "../tour-hues.ts";
import { useNarrow } from "../use-narrow.ts";
import { Agenda } from "./agenda.tsx";
import { DateBar } from "./date-bar.tsx";
import { countLanes, layBars } from "./lay-bars.ts";
import { MonthTurner } from "./month-turner.tsx";
import styles from "./season-view.module.css";
import type { ViewProps } from "./view-props.ts";

/** How many days a bar needs for its words; see the width of a day in the styles. */
const minDays = 5;

/** A year of all tours: months in a row, a line a tour, a bar a trip. */
export function SeasonView({ shown, search, change }: ViewProps) {
  const { today, departures } = shown;
  const isNarrow = useNarrow();
  const first = shownMonth(search, today);
  const last = addDays(addMonths(first, SEASON_MONTHS), -1);
  const title = `${formatMonth(first)}\u00a0– ${formatMonth(last)}`;
  return (
    <section className={styles.view} aria-label={texts.season.scroll}>
      <MonthTurner {...{ search, change, today, title }} />
      {isNarrow ? (
        <Agenda shown={shown} />
      ) : (
        departures.length > 0 && <SeasonGrid shown={shown} first={first} last={last} />
      )}
    </section>
  );
}

interface SeasonGridProps {
  shown: ViewProps["shown"];
  first: string;
  last: string;
}

function SeasonGrid({ shown, first, last }: SeasonGridProps) {
  const { departures, tours, today } = shown;
  const hueOf = listTourHues(tours);
  const byTour = groupBy(departures, ({ tour_id }) => tour_id);
  const months = Array.from({ length: SEASON_MONTHS }, (_, index) => addMonths(first, index));
  const days = countDays(first, last) + 1;
  const now = countDays(first, today);
  return (
    <div
      className={styles.scroller}
      role="region"
      aria-label={texts.season.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
    >
      <div className={styles.season} style={{ "--days": days } as CSSProperties}>
        <div className={styles.months} aria-hidden="true">
          {months.map((month) => (
            <span
              key={month}
              className={styles.month}
              style={{ "--at": countDays(first, month) } as CSSProperties}
            >
              {formatMonth(month)}
            </span>
          ))}
        </div>
        {tours
          .filter(({ id }) => byTour.has(id))
          .map((tour) => (
            <TourLine
              key={tour.id}
              tour={tour}
              departures={byTour.get(tour.id)!}
              hue={hueOf.get(tour.id)}
              {...{ first, last, today, months }}
            />
          ))}
        {now >= 0 && now < days && (
          <span className={styles.now} style={{ "--at": now } as CSSProperties} />
        )}
      </div>
    </div>
  );
}

interface TourLineProps {
  tour: TourListRow;
  departures: EditedDeparture[];
  hue: number | undefined;
  first: string;
  last: string;
  today: string;
  months: readonly string[];
}

function TourLine({ tour, departures, hue, first, last, today, months }: TourLineProps) {
  const bars = layBars(departures, { start_date: first, end_date: last }, minDays);
  return (
    <div className={styles.line}>
      <span className={styles.tour}>{tour.title}</span>
      <div className={styles.track} style={{ "--lanes": countLanes(bars) } as CSSProperties}>
        {months.map((month) => (
          <span
            key={month}
            className={styles.edge}
            style={{ "--at": countDays(first, month) } as CSSProperties}
          />
        ))}
        {bars.map((bar) => (
          <DateBar
            key={bar.of.id}
            bar={bar}
            tour={tour.title}
            hue={hue}
            today={today}
            className={styles.bar}
            style={{ "--at": bar.offset, "--span": bar.days, "--lane": bar.lane } as CSSProperties}
            text={describeDays(bar.of)}
          />
        ))}
      </div>
    </div>
  );
}

/** "12–19": the month stands above. */
function describeDays({ start_date, end_date }: EditedDeparture): string {
  const [start, end] = [start_date, end_date].map((day) => Number(day.slice(8)));
  return start_date === end_date ? `${start}` : `${start}–${end}`;
}
