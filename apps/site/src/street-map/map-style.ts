import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import { listAreas } from "./layers/areas.ts";
import { listLabels } from "./layers/labels.ts";
import { listRoads } from "./layers/roads.ts";
import type { MapColors } from "./map-colors.ts";

/** The source that tiles come from, by the schema of OpenMapTiles. */
export const streets = "streets";

interface StyleParts {
  colors: MapColors;
  /** A TileJSON, or the tiles themselves with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  /** Faces of labels, the preset's own first: letters are drawn in the browser, and no font is fetched. */
  faces: string[];
}

/**
 * How a map looks: the preset's colours and face. Borders and names of countries are left out, as on
 * the drawn map: see decision 0022.
 */
export function makeMapStyle({ colors, tiles, faces }: StyleParts): StyleSpecification {
  const isTemplate = tiles.includes("{z}");
  const layers: LayerSpecification[] = [
    { id: "land", type: "background", paint: { "background-color": colors.land } },
    ...listAreas(colors),
    ...listRoads(colors),
    ...listLabels(colors, faces),
  ];
  return {
    version: 8,
    sources: {
      [streets]: {
        type: "vector",
        ...(isTemplate ? { tiles: [tiles], minzoom: 0, maxzoom: 14 } : { url: tiles }),
      },
    },
    layers,
  };
}
