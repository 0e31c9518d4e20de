import type { MapBox } from "@tour/api";
import { projectFrom } from "@tour/blocks/locator-map";
import type { Place } from "@tour/blocks/locator-map";

/** What is seen of the drawing in a window of any shape, in its units from the middle. */
export const seen = { x: 215, y: 400 };
const zooms = { least: 0.03, most: 16 };

/** The middle of a drawn map, and its scale, with all of a box on it. */
export function fitDrawing({ west, south, east, north }: MapBox): { middle: Place; zoom: number } {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const project = projectFrom(middle);
  const edges = [west, middle.longitude, east].flatMap((longitude) =>
    [south, middle.latitude, north].map((latitude) => project({ latitude, longitude })),
  );
  const x = Math.max(...edges.map(([east]) => Math.abs(east)));
  const y = Math.max(...edges.map(([, south]) => Math.abs(south)));
  const zoom = Math.min(seen.x / x, seen.y / y);
  return { middle, zoom: Math.min(Math.max(zoom, zooms.least), zooms.most) };
}
