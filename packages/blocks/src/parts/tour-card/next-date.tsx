import { formatDateRange } from "../../format/format-dates.ts";
import type { TourSummary } from "../../page-data/summarize-tour.ts";
import { texts } from "../../texts/ru.ts";
import { SeatsLeft } from "../seats-left/seats-left.tsx";
import { tourMark } from "../tour-mark/tour-mark.ts";
import styles from "./next-date.module.css";

interface NextDateProps {
  tour: Pick<TourSummary, "id" | "next">;
  today: string;
  className?: string;
}

/** When a tour leaves next and how many seats that departure has. */
export function NextDate({ tour: { id, next }, today, className }: NextDateProps) {
  const ofDate = tourMark(id, "date", next?.id);
  if (!next) {
    return (
      <span {...ofDate} className={`${styles.next} ${className ?? ""}`}>
        {texts.tour.datesOnRequest}
      </span>
    );
  }
  return (
    <span {...ofDate} className={`${styles.next} ${className ?? ""}`}>
      <strong>{formatDateRange(next.start, next.end, today)}</strong>
      <SeatsLeft departure={next} mark={tourMark(id, "seats", next.id)} />
    </span>
  );
}
