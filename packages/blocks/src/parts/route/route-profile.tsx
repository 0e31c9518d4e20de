import { texts } from "../../texts/ru.ts";
import { depthOf, drawGround, drawHeights, profileSize, shareOf } from "./draw-route.ts";
import { formatHeight, formatKm } from "./format-way.ts";
import type { RouteView, ShownPoint } from "./route-view.ts";
import styles from "./route-profile.module.css";

/** Of the way, what has no room for its number. */
const narrowest = 0.035;

export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** The way from left to right: days, and heights where the route has them. */
export function RouteProfile({ view }: { view: RouteView }) {
  const { points, days, whole, heights } = view;
  const shareAt = (place: number) => shareOf(view, points[place]![2]);
  const label = heights
    ? texts.route.profile(formatHeight(heights.lowest), formatHeight(heights.highest))
    : texts.route.days;
  return (
    <div className={styles.profile} data-is-flat={!heights}>
      <svg className={styles.days} aria-hidden="true">
        {days
          .filter(({ km }) => km / whole.km >= narrowest)
          .map(({ number, from, to }) => (
            <text
              key={number}
              x={percent((shareAt(from) + shareAt(to)) / 2)}
              y="14"
              textAnchor="middle"
            >
              {number}
            </text>
          ))}
      </svg>
      <svg className={styles.drawing} role="img" aria-label={label}>
        <svg
          viewBox={`0 0 ${profileSize.x} ${profileSize.y}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          {heights && <path className={styles.ground} d={drawGround(view)} />}
          <path className={styles.line} d={drawHeights(view)} />
        </svg>
        {days.slice(0, -1).map(({ number, to }) => (
          <line
            key={number}
            className={styles.end}
            x1={percent(shareAt(to))}
            x2={percent(shareAt(to))}
            y1="0"
            y2="100%"
          />
        ))}
        {heights && <Top view={view} height={heights.highest} />}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{texts.route.start}</span>
        <span>{formatKm(whole.km)}</span>
      </p>
    </div>
  );
}

/** The highest point, with its height above it. */
function Top({ view, height }: { view: RouteView; height: number }) {
  const point = view.points.find((one) => one[3] === height) as ShownPoint;
  const share = shareOf(view, point[2]);
  const anchor = share < 0.08 ? "start" : share > 0.92 ? "end" : "middle";
  return (
    <svg x={percent(share)} y={percent(depthOf(view, height))} overflow="visible">
      <circle className={styles.top} r="3.5" />
      <text className={styles.height} y="-10" textAnchor={anchor}>
        {formatHeight(height)}
      </text>
    </svg>
  );
}
