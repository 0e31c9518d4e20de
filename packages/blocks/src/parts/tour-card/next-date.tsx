import { formatDateRange } from "../../format/format-dates.ts";
import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { texts } from "../../texts/ru.ts";
import { SeatsLeft } from "../seats-left/seats-left.tsx";
import styles from "./next-date.module.css";

interface NextDateProps {
  tour: Pick<TourSummary, "next">;
  today: string;
  className?: string;
}

/** When a tour leaves next and how many seats that departure has. */
export function NextDate({ tour: { next }, today, className }: NextDateProps) {
  if (!next) {
    return <span className={`${styles.next} ${className ?? ""}`}>{texts.tour.datesOnRequest}</span>;
  }
  return (
    <span className={`${styles.next} ${className ?? ""}`}>
      <strong>{formatDateRange(next.start, next.end, today)}</strong>
      <SeatsLeft departure={next} />
    </span>
  );
}
