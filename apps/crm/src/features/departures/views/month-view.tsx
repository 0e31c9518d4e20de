import { listMonthWeeks } from "@tour/dates";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { formatDay, formatMonth } from "../format-month.ts";
import { shownMonth } from "../shown-period.ts";
import { listTourHues } from "../tour-hues.ts";
import { useNarrow } from "../use-narrow.ts";
import { Agenda } from "./agenda.tsx";
import { DateBar } from "./date-bar.tsx";
import { layBars } from "./lay-bars.ts";
import { MonthTurner } from "./month-turner.tsx";
import styles from "./month-view.module.css";
import type { ViewProps } from "./view-props.ts";

/** All trips of a month on its days. */
export function MonthView({ shown, search, change }: ViewProps) {
  const { today } = shown;
  const isNarrow = useNarrow();
  const month = shownMonth(search, today);
  const title = formatMonth(month);
  return (
    <section className={styles.view} aria-label={texts.month.table(title)}>
      <MonthTurner {...{ search, change, today, title }} />
      {isNarrow ? <Agenda shown={shown} /> : <MonthGrid shown={shown} month={month} />}
    </section>
  );
}

function MonthGrid({ shown, month }: { shown: ViewProps["shown"]; month: string }) {
  const { departures, tours, today } = shown;
  const hueOf = listTourHues(tours);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  return (
    <div className={styles.grid}>
      <div className={styles.names} aria-hidden="true">
        {texts.adding.weekdayNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {listMonthWeeks(month, 1).map((week) => {
        const bars = layBars(departures, { start_date: week[0]!, end_date: week[6]! });
        return (
          <div key={week[0]} className={styles.week}>
            {week.map((day, index) => (
              <span
                key={day}
                className={styles.day}
                style={{ gridColumn: index + 1 }}
                data-other={day.slice(0, 7) !== month.slice(0, 7) || undefined}
                aria-current={day === today ? "date" : undefined}
              >
                <time dateTime={day} aria-label={formatDay(day)} className={styles.number}>
                  {Number(day.slice(8))}
                </time>
              </span>
            ))}
            {bars.map((bar) => (
              <DateBar
                key={bar.of.id}
                bar={bar}
                className={styles.bar}
                tour={titles.get(bar.of.tour_id) ?? ""}
                hue={hueOf.get(bar.of.tour_id)}
                today={today}
                style={{
                  gridColumn: `${bar.offset + 1} / span ${bar.days}`,
                  gridRow: bar.lane + 2,
                }}
                text={`${texts.seatsOf(bar.of.held, bar.of.capacity)} · ${titles.get(bar.of.tour_id)}`}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
