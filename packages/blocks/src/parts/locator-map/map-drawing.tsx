import { texts } from "../../texts/ru.ts";
import { chooseCities } from "./choose-cities.ts";
import { drawMap, frame } from "./draw-map.ts";
import type { Place, Spot } from "./project.ts";
import styles from "./locator-map.module.css";
import { memo } from "react";
import type { ReactNode } from "react";

interface MapDrawingProps {
  middle: Place;
  /** How much larger than a unit a kilometre: 1 shows 1600 by 1000 km. */
  zoom?: number;
  className?: string | undefined;
  /** Where a map with streets may be laid over it: latitude and longitude, a comma between them. */
  streetMap?: string;
  /** Where its children write something: no name of a city comes there. */
  taken?: readonly Spot[];
  /** See `chooseCities`. */
  reach?: number;
  ring?: number;
  /** What it shows, where it is made of links: a picture has none. */
  label?: string;
  /** Drawn above the map, in its units from the middle. */
  children?: ReactNode;
}

const box = `${-frame.x} ${-frame.y} ${2 * frame.x} ${2 * frame.y}`;

/** Land, borders and the cities round a place, drawn of outlines that are 60 kB of text. */
export const MapDrawing = memo(function MapDrawing(props: MapDrawingProps) {
  const { middle, zoom = 1, className, taken, reach, ring, streetMap, label, children } = props;
  const { land, grid, borders } = drawMap(middle, zoom);
  return (
    <div className={`${styles.map} ${className ?? ""}`} data-street-map={streetMap}>
      <svg
        className={styles.drawing}
        viewBox={box}
        preserveAspectRatio="xMidYMid slice"
        role={label ? "group" : "img"}
        aria-label={label ?? texts.map.label}
      >
        <path className={styles.land} fillRule="evenodd" d={land} />
        <path className={styles.grid} d={grid} />
        <path className={styles.borders} d={borders} />
        {chooseCities(middle, {
          zoom,
          ...(taken && { taken }),
          ...(reach && { reach }),
          ...(ring && { ring }),
        }).map(({ name, spot: [x, y], place, ...where }) => (
          <g
            key={name}
            className={styles.city}
            data-is-far={where.isFar}
            data-is-at-start={where.isAtStart}
            data-is-at-end={where.isAtEnd}
          >
            <circle cx={Math.round(x)} cy={Math.round(y)} r="6" />
            <text
              x={Math.round(place.x)}
              y={Math.round(y)}
              dy={`${place.dy}em`}
              textAnchor={place.anchor}
            >
              {name}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </div>
  );
});
