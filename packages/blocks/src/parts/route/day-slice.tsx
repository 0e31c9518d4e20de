import { drawGround, drawHeights, profileSize, shareOf } from "./draw-route.ts";
import { percent } from "./route-profile.tsx";
import type { RouteView, ShownDay } from "./route-view.ts";
import styles from "./day-slice.module.css";

/** Above it there is only room for words, in units of the profile. */
const top = 64;

/** A day's own stretch of the profile; all days of a route have one measure. */
export function DaySlice({ view, day }: { view: RouteView; day: ShownDay }) {
  const longest = Math.max(...view.days.map(({ km }) => km));
  const [start, end] = [day.from, day.to].map(
    (place) => shareOf(view, view.points[place]![2]) * profileSize.x,
  );
  return (
    <svg className={styles.slice} aria-hidden="true">
      <svg
        viewBox={`${Math.round(start!)} ${top} ${Math.max(Math.round(end! - start!), 1)} ${profileSize.y - top}`}
        preserveAspectRatio="none"
        width={percent(Math.max(day.km / longest, 0.06))}
        height="100%"
      >
        <path className={styles.ground} d={drawGround(view, day.from, day.to)} />
        <path className={styles.line} d={drawHeights(view, day.from, day.to)} />
      </svg>
    </svg>
  );
}
