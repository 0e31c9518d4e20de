"use client";

import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import { isIsland, serverOnly } from "../server-only/server-only.ts";
import { depthOf, drawLine, pointAt, shareOf } from "./draw-route.ts";
import { formatHeight, formatKm } from "./format-way.ts";
import { mapSize } from "./project-route.ts";
import { RouteMap, RouteMarks } from "./route-map.tsx";
import { RouteProfile } from "./route-profile.tsx";
import { RouteTotals } from "./route-totals.tsx";
import type { RouteView, ShownPoint } from "./route-view.ts";
import { useScrub } from "./use-scrub.ts";
import styles from "./route-scrub.module.css";

interface RouteScrubProps {
  view: RouteView;
  /** What days are called, by their numbers from 1. */
  titles: readonly string[];
  /** Beside the facts of the whole way. */
  heading?: ReactNode;
}

const box = `0 0 ${mapSize} ${mapSize}`;
const percent = (share: number) => `${share * 100}%`;

/**
 * A route as a map and as a profile, scrubbed together by pointer, finger or keys. Without a script both
 * are pictures, and what they show stands beside them in words.
 */
export function RouteScrub({ view, titles, heading }: RouteScrubProps) {
  const { share, slider, map } = useScrub(view);
  const point = share === null ? null : pointAt(view, share);
  const day = point && view.days.find(({ to }) => view.points[to]![2] >= point[2]);
  const words =
    point && describe(point, day ? texts.route.day(day.number, titles[day.number - 1]!) : "");
  const edges = day && [day.from, day.to].map((place) => shareOf(view, view.points[place]![2]));
  return (
    <>
      <div className={styles.way} data-route="way">
        <div
          className={styles.head}
          {...serverOnly(
            isIsland || (
              <>
                {heading}
                <RouteTotals view={view} />
              </>
            ),
          )}
        />
        <div className={styles.line}>
          <div {...serverOnly(isIsland || <RouteProfile view={view} />)} />
          <div className={styles.over} data-is-flat={!view.heights}>
            <svg className={styles.cursor} aria-hidden="true">
              {edges && (
                <rect
                  className={styles.day}
                  x={percent(edges[0]!)}
                  width={percent(edges[1]! - edges[0]!)}
                  height="100%"
                />
              )}
              {point && (
                <>
                  <line x1={percent(share!)} x2={percent(share!)} y1="0" y2="100%" />
                  <circle cx={percent(share!)} cy={percent(depthOf(view, point[3]))} r="7" />
                </>
              )}
            </svg>
            <input
              type="range"
              className={styles.slider}
              aria-label={texts.route.slider}
              aria-valuetext={words ?? texts.route.start}
              {...slider}
            />
          </div>
        </div>
        <p className={styles.words} aria-hidden="true">
          {words ?? (view.heights ? texts.route.hintOfHeights : texts.route.hint)}
        </p>
      </div>
      <div className={styles.map} data-route="map" {...map}>
        <div {...serverOnly(isIsland || <RouteMap view={view} />)} />
        <svg className={styles.cursor} viewBox={box} aria-hidden="true">
          {day && <path d={drawLine(view, day.from, day.to)} />}
        </svg>
        <div {...serverOnly(isIsland || <RouteMarks view={view} />)} />
        <svg className={styles.cursor} aria-hidden="true">
          {point && (
            <circle cx={percent(point[0] / mapSize)} cy={percent(point[1] / mapSize)} r="7" />
          )}
        </svg>
      </div>
    </>
  );
}

/** "День 3. Аккемское озеро · 24 км от старта · 2 030 м". */
function describe([, , km, height]: ShownPoint, day: string): string {
  const place = [texts.route.at(formatKm(km)), height !== null && formatHeight(height)];
  return [day, ...place].filter(Boolean).join(" · ");
}
