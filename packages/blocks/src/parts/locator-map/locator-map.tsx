import { texts } from "../../texts/ru.ts";
import { chooseCities } from "./choose-cities.ts";
import { drawMap, frame } from "./draw-map.ts";
import type { Place } from "./project.ts";
import styles from "./locator-map.module.css";

interface LocatorMapProps {
  place: Place;
  className?: string;
}

const box = `${-frame.x} ${-frame.y} ${2 * frame.x} ${2 * frame.y}`;

/**
 * Where in the world a place lies: land, borders and the cities round it, drawn on the server and
 * asked of nobody. For static variants alone: the outlines are 60 kB of text.
 */
export function LocatorMap({ place, className }: LocatorMapProps) {
  const { land, grid, borders } = drawMap(place);
  return (
    <div className={`${styles.map} ${className ?? ""}`}>
      <svg
        className={styles.drawing}
        viewBox={box}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={texts.map.label}
      >
        <path className={styles.land} fillRule="evenodd" d={land} />
        <path className={styles.grid} d={grid} />
        <path className={styles.borders} d={borders} />
        {chooseCities(place).map(({ name, spot: [x, y], isFar, isAtStart, isAtEnd }) => (
          <g
            key={name}
            className={styles.city}
            data-is-far={isFar}
            data-is-at-start={isAtStart}
            data-is-at-end={isAtEnd}
          >
            <circle cx={Math.round(x)} cy={Math.round(y)} r="6" />
            <text x={Math.round(x)} y={Math.round(y)} dy="-0.7em" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <circle className={styles.glow} r="64" />
        <circle className={styles.pin} r="20" />
      </svg>
    </div>
  );
}
