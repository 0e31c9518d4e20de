import type { GuidedDeparture } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";

/** When a trip is by the clocks of its place, and whether it begins today or has begun. */
export function describeTrip({
  start_date: start,
  end_date: end,
  time_zone: zone,
}: GuidedDeparture) {
  const today = readToday(zone, new Date());
  const stage = start === today ? "today" : start < today ? "begun" : null;
  return { dates: formatDateRange(start, end, today), stage } as const;
}
