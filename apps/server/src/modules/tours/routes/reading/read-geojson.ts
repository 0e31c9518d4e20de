import { createTrackCollector, UnreadableTrack } from "./track.ts";
import type { TrackCollector } from "./track.ts";

/** As deep as lists of shapes may stand in one another. */
const maxDepth = 20;

/** The lines of a GeoJSON file. Throws `UnreadableTrack`. */
export function readGeoJson(text: string): TrackCollector {
  const collector = createTrackCollector();
  take(parse(text), collector, 0);
  return collector;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableTrack("damaged");
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);

function take(value: unknown, collector: TrackCollector, depth: number): void {
  if (typeof value !== "object" || value === null || depth > maxDepth) return;
  const shape = value as Record<string, unknown>;
  const takeLine = (line: unknown) => {
    collector.startSegment();
    for (const place of listOf(line)) {
      const [longitude, latitude, height] = listOf(place).map(numberOf);
      collector.add(latitude ?? Number.NaN, longitude ?? Number.NaN, height);
    }
  };
  switch (shape["type"]) {
    case "FeatureCollection":
      return listOf(shape["features"]).forEach((one) => take(one, collector, depth + 1));
    case "Feature":
      collector.startTrack();
      return take(shape["geometry"], collector, depth + 1);
    case "GeometryCollection":
      return listOf(shape["geometries"]).forEach((one) => take(one, collector, depth + 1));
    case "LineString":
      return takeLine(shape["coordinates"]);
    case "MultiLineString":
      return listOf(shape["coordinates"]).forEach(takeLine);
    default:
  }
}
