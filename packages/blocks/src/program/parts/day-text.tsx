import { Prose } from "../../parts/prose/prose.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import type { DayView } from "../select-days.ts";

/** What happens on a day. */
export function DayText({ day, className }: { day: DayView; className?: string }) {
  if (!day.isFormatted) {
    return (
      <Prose
        text={day.text}
        mark={tourMark(day.tour, "day-text", day.part)}
        className={className}
      />
    );
  }
  return <RichText html={day.text} at={day.at && `${day.at}.text`} className={className} />;
}
