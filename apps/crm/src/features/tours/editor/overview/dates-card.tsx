import { Link } from "@tanstack/react-router";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import type { ReactNode } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import styles from "./overview.module.css";

const texts = tourEditorTexts.overview;
/** How many are named; the others are counted. */
const shown = 4;

interface DatesLinkProps {
  tour: EditedTour;
  className?: string | undefined;
  children: ReactNode;
}

/** To all dates of a tour, where they are added, too. */
export function DatesLink({ tour, className, children }: DatesLinkProps) {
  return (
    <Link
      to="/$organizerId/departures"
      params={{ organizerId: tour.organizer_id }}
      search={{ tour: tour.id }}
      className={className}
    >
      {children}
    </Link>
  );
}

const todayIn = (timeZone: string) => readToday(timeZone, new Date());

/** When a tour leaves next. */
export function DatesCard({
  tour,
  dates,
}: {
  tour: EditedTour;
  dates: readonly EditedDeparture[];
}) {
  const today = todayIn(tour.fields.time_zone);
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>{texts.dates}</h2>
      {dates.length === 0 ? (
        <p className={styles.quiet}>{texts.noDates}</p>
      ) : (
        <ul className={styles.items}>
          {dates.slice(0, shown).map((date) => (
            <li key={date.id} className={styles.item}>
              <span>{formatDateRange(date.start_date, date.end_date, today)}</span>
              <span className={styles.quiet}>{texts.seats(date.seats_left, date.capacity)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        {dates.length > shown && <span className={styles.quiet}>{texts.coming(dates.length)}</span>}
        <DatesLink tour={tour} className={styles.way}>
          {dates.length === 0 ? texts.addDates : texts.allDates}
        </DatesLink>
      </p>
    </div>
  );
}
