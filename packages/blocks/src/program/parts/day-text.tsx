import { Prose } from "../../parts/prose/prose.tsx";
import { RichText } from "../../parts/rich-text/rich-text.tsx";
import type { DayView } from "../select-days.ts";

/** What happens on a day. */
export function DayText({ day, className }: { day: DayView; className?: string }) {
  if (!day.isFormatted) return <Prose text={day.text} className={className} />;
  return <RichText html={day.text} at={day.at && `${day.at}.text`} className={className} />;
}
