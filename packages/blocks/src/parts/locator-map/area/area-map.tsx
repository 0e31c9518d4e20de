import type { MapBox } from "@tour/api";
import type { ReactNode } from "react";
import type { Place } from "../project.ts";
import { texts } from "../../../texts/ru.ts";
import { chooseNames } from "./choose-names.ts";
import { chooseScale } from "./choose-scale.ts";
import { drawArea } from "./draw-area.ts";
import { around, half, projectArea, toPercent } from "./project-area.ts";
import styles from "./area-map.module.css";

interface AreaMapProps {
  box: MapBox;
  /** What is marked, with the radius in px. */
  marks: readonly (Place & { radius: number })[];
  label: string;
  /** Drawn above the map: parts of an svg, at places in per cent of it. */
  children: (spots: readonly [x: string, y: string][]) => ReactNode;
}

const square = `${-half} ${-half} ${2 * half} ${2 * half}`;

/**
 * Land and names of a box, in a frame of any shape. Its square with the box is as large as the frame's
 * shorter side, and what lies round it fills the rest; letters and marks have their size in px.
 */
export function AreaMap({ box, marks, label, children }: AreaMapProps) {
  const area = projectArea(box);
  const spots = marks.map((mark) => ({ spot: area.project(mark), radius: mark.radius }));
  const { land, borders, grid } = drawArea(area);
  const scale = chooseScale(area, box);
  return (
    <div className={styles.map}>
      <svg className={styles.drawing} role="group" aria-label={label}>
        <svg className={styles.ground} viewBox={square} aria-hidden="true">
          <rect x={-around} y={-around} width={2 * around} height={2 * around} />
          <path className={styles.land} fillRule="evenodd" d={land} />
          <path className={styles.grid} d={grid} />
          <path className={styles.borders} d={borders} />
        </svg>
        <g aria-hidden="true">
          {chooseNames(area, spots).map(({ name, spot, anchor, dx, dy, room, isExtra }) => {
            const [x, y] = toPercent(spot);
            return (
              <g key={name} className={styles.name} data-room={room} data-is-extra={isExtra}>
                <circle cx={x} cy={y} r="3" />
                <text x={x} y={y} dx={dx} dy={dy} textAnchor={anchor}>
                  {name}
                </text>
              </g>
            );
          })}
        </g>
        {children(spots.map(({ spot }) => toPercent(spot)))}
      </svg>
      {scale && <ScaleBar {...scale} />}
    </div>
  );
}

/** As wide as the square, with the bar at its end. */
const ScaleBar = ({ km, share }: { km: number; share: number }) => (
  <svg className={styles.scale} aria-hidden="true">
    <text x="100%" y="12" textAnchor="end">
      {texts.program.distance(km)}
    </text>
    <line x1={`${((1 - share) * 100).toFixed(2)}%`} x2="100%" y1="20" y2="20" />
  </svg>
);
