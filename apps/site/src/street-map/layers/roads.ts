import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { MapColors } from "../map-colors.ts";

const source = "streets";
const sourceLayer = "transportation";

interface Road {
  id: string;
  classes: readonly string[];
  minzoom: number;
  /** In px at the zooms 8, 14 and 18. */
  widths: readonly [number, number, number];
}

/** The small ones first: the large ones lie over them. */
const roads: readonly Road[] = [
  { id: "service", classes: ["service", "track"], minzoom: 14, widths: [0.4, 2, 9] },
  { id: "minor", classes: ["minor", "tertiary"], minzoom: 11, widths: [0.5, 4, 20] },
  { id: "main", classes: ["secondary", "primary"], minzoom: 7, widths: [1, 6, 26] },
  { id: "trunk", classes: ["trunk", "motorway"], minzoom: 4, widths: [1.6, 8, 30] },
];

const ofClasses = (classes: readonly string[]): ExpressionSpecification => [
  "in",
  ["get", "class"],
  ["literal", [...classes]],
];

const widthOf = ([far, near, nearest]: Road["widths"], more = 0): ExpressionSpecification => [
  "interpolate",
  ["exponential", 1.5],
  ["zoom"],
  8,
  far + more / 2,
  14,
  near + more,
  18,
  nearest + more,
];

/** Ways of all kinds, each with an edge of its own; paths and rails are dashed. */
export function listRoads(colors: MapColors): LayerSpecification[] {
  const layout = { "line-cap": "round", "line-join": "round" } as const;
  const edges = roads.map(({ id, classes, minzoom, widths }): LayerSpecification => ({
    id: `${id}-edge`,
    type: "line",
    source,
    "source-layer": sourceLayer,
    minzoom,
    filter: ofClasses(classes),
    layout,
    paint: { "line-color": colors.casing, "line-width": widthOf(widths, 2) },
  }));
  const fills = roads.map(({ id, classes, minzoom, widths }): LayerSpecification => ({
    id,
    type: "line",
    source,
    "source-layer": sourceLayer,
    minzoom,
    filter: ofClasses(classes),
    layout,
    paint: {
      "line-color": id === "trunk" || id === "main" ? colors.mainRoad : colors.road,
      "line-width": widthOf(widths),
    },
  }));
  return [
    {
      id: "path",
      type: "line",
      source,
      "source-layer": sourceLayer,
      minzoom: 13,
      filter: ofClasses(["path"]),
      paint: { "line-color": colors.path, "line-width": 1.2, "line-dasharray": [3, 2] },
    },
    ...edges,
    ...fills,
    {
      id: "rail",
      type: "line",
      source,
      "source-layer": sourceLayer,
      minzoom: 8,
      filter: ofClasses(["rail"]),
      paint: { "line-color": colors.rail, "line-width": 1.6, "line-dasharray": [6, 3] },
    },
  ];
}
