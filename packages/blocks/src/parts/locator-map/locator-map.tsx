import { MapDrawing } from "./map-drawing.tsx";
import type { Place } from "./project.ts";
import styles from "./locator-map.module.css";

interface LocatorMapProps {
  place: Place;
  className?: string;
}

/**
 * Where in the world a place lies: land, borders and the cities round it, drawn on the server and
 * asked of nobody. For static variants alone: the outlines are 60 kB of text.
 */
export function LocatorMap({ place, className }: LocatorMapProps) {
  return (
    <MapDrawing middle={place} className={className}>
      <circle className={styles.glow} r="64" />
      <circle className={styles.pin} r="20" />
    </MapDrawing>
  );
}
