import { texts } from "../../texts/ru.ts";
import { chooseCities } from "./choose-cities.ts";
import { MapDrawing } from "./map-drawing.tsx";
import type { Place, Spot } from "./project.ts";
import styles from "./locator-map.module.css";

interface LocatorMapProps {
  place: Place;
  className?: string;
}

/** From the next towns to half a country: the nearest that has names to go by. */
const zooms = [4, 2];
const enoughNames = 3;
/** In units of the drawing, whatever they are worth. */
const ring = 200;
const taken: readonly Spot[] = [[0, ring]];

const findZoom = (place: Place): number =>
  zooms.find((zoom) => chooseCities(place, { zoom, taken, ring }).length >= enoughNames) ?? 1;

/**
 * Where a place lies: land, borders, the towns round it, and a ring that says how far they are. Drawn on
 * the server and asked of nobody; a map with streets may be laid over it. For static variants alone: the
 * outlines are 60 kB of text.
 */
export function LocatorMap({ place, className }: LocatorMapProps) {
  const zoom = findZoom(place);
  return (
    <MapDrawing
      middle={place}
      zoom={zoom}
      taken={taken}
      ring={ring}
      className={className}
      streetMap={`${place.latitude},${place.longitude}`}
    >
      <circle className={styles.ring} r={ring} />
      <text className={styles.far} y={ring} dy="0.35em" textAnchor="middle">
        {texts.map.kilometres(ring / zoom)}
      </text>
      <circle className={styles.glow} r="64" />
      <circle className={styles.pin} r="20" />
    </MapDrawing>
  );
}
