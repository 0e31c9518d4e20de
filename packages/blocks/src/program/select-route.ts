import type { Tour } from "@tour/api";
import { formatClimb, formatKm } from "../parts/route/format-way.ts";
import { toRouteView } from "../parts/route/route-view.ts";
import type { RouteView, ShownDay } from "../parts/route/route-view.ts";
import type { DayView } from "./select-days.ts";

/** Less rounds to nothing, in m. */
const leastClimb = 5;

/**
 * The tour's route with the days that are shown of it; null where it has none. A block's own days are
 * not the tour's: then the line has no days.
 */
export function selectRoute(
  tour: Pick<Tour, "route"> | null,
  days: readonly DayView[],
): RouteView | null {
  if (!tour?.route) return null;
  const ofTour = days.flatMap(({ part, number }) =>
    part === undefined ? [] : [{ id: part, number }],
  );
  return toRouteView(tour.route, ofTour);
}

/** The days with what the route knows of them: how far where nobody wrote it, how much up and down. */
export function addWays(days: readonly DayView[], route: RouteView | null): DayView[] {
  const ways = new Map(route?.days.map((way) => [way.number, way]));
  return days.map((day) => {
    const way = ways.get(day.number);
    if (!way || day.part === undefined) return day;
    const climb = route?.heights ? describeClimb(way) : "";
    return { ...day, distance: day.distance || formatKm(way.km), ...(climb && { climb }) };
  });
}

/** "↑ 910 м, ↓ 120 м". */
const describeClimb = ({ up, down }: ShownDay): string =>
  [
    up >= leastClimb && `↑\u00a0${formatClimb(up)}`,
    down >= leastClimb && `↓\u00a0${formatClimb(down)}`,
  ]
    .filter(Boolean)
    .join(", ");
