import { hyphenate } from "../../format/hyphenate.ts";
import { Text } from "../../parts/text/text.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { DayView } from "../select-days.ts";
import styles from "./day-title.module.css";

/** What a day is called. */
export function DayTitle({ day, className }: { day: DayView; className?: string }) {
  return (
    <Text
      as="h3"
      at={day.at && `${day.at}.title`}
      mark={tourMark(day.tour, "day", day.part)}
      className={`${styles.title} ${className ?? ""}`}
    >
      {day.at ? day.title : hyphenate(day.title)}
    </Text>
  );
}
