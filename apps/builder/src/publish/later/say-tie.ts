import type { ScheduledPublication } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.later;

/** With which departure's sale a publication goes out, or why not any more; null for its own time. */
export function sayTie({ tied }: ScheduledPublication): string | null {
  if (!tied) return null;
  const { state, departure } = tied;
  if (!departure) return texts.tieRemoved;
  const today = readToday(departure.time_zone, new Date());
  const range = formatDateRange(departure.start_date, departure.end_date, today);
  return texts.tie[state](departure.tour_title, range);
}
