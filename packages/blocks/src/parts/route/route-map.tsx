import { texts } from "../../texts/ru.ts";
import { drawLine } from "./draw-route.ts";
import { formatKm } from "./format-way.ts";
import { listDayMarks } from "./name-days.ts";
import { mapSize } from "./project-route.ts";
import type { RouteView } from "./route-view.ts";
import styles from "./route-map.module.css";

/** Where the bar of the scale stands. */
const bar = { x: 45, y: 955 };

/** Of the map's width or height, for places that keep the size of what stands there. */
export const onMap = (value: number): string => `${(value / mapSize) * 100}%`;

/** The line of a route as it lies on the ground: north, a scale and the ends of its days; no other map. */
export function RouteMap({ view }: { view: RouteView }) {
  const { scale, whole } = view;
  const line = drawLine(view);
  return (
    <svg className={styles.map} role="img" aria-label={texts.route.map(formatKm(whole.km))}>
      <svg viewBox={`0 0 ${mapSize} ${mapSize}`} width="100%" height="100%">
        <path className={styles.grid} d={drawGrid(scale.length)} />
        <path className={styles.casing} d={line} />
        <path className={styles.line} d={line} />
        <path
          className={styles.bar}
          d={`M${bar.x} ${bar.y - 14}V${bar.y}H${bar.x + scale.length}V${bar.y - 14}`}
        />
      </svg>
      <text
        className={styles.scale}
        x={onMap(bar.x + scale.length / 2)}
        y={onMap(bar.y)}
        dy="-8"
        textAnchor="middle"
      >
        {formatKm(scale.km)}
      </text>
      <svg x={onMap(mapSize - 62)} y={onMap(62)} overflow="visible">
        <path className={styles.north} d="M0 -16L6 4L0 0L-6 4Z" />
        <text className={styles.scale} y="18" textAnchor="middle">
          {texts.route.north}
        </text>
      </svg>
    </svg>
  );
}

/** Where a route begins, and where its days end: above whatever is drawn along it. */
export function RouteMarks({ view }: { view: RouteView }) {
  const [startX, startY] = view.points[0]!;
  return (
    <svg className={styles.marks} aria-hidden="true">
      <circle className={styles.start} cx={onMap(startX)} cy={onMap(startY)} r="5" />
      {listDayMarks(view).map(({ x, y, name }) => {
        const width = 14 + name.length * 8;
        return (
          <svg key={name} x={onMap(x)} y={onMap(y)} overflow="visible">
            <rect
              className={styles.mark}
              x={-width / 2}
              y="-11"
              width={width}
              height="22"
              rx="11"
            />
            <text className={styles.name} y="4.5" textAnchor="middle">
              {name}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}

/** Squares of the scale's length, with the map's middle on a corner of them. */
function drawGrid(step: number): string {
  const lines: string[] = [];
  for (let at = (mapSize / 2) % step; at < mapSize; at += step) {
    const place = Math.round(at);
    lines.push(`M${place} 0V${mapSize}M0 ${place}H${mapSize}`);
  }
  return lines.join("");
}
