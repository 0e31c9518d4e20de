import type { LayerSpecification } from "maplibre-gl";
import type { MapColors } from "../map-colors.ts";

const source = "streets";

/** What covers the ground: woods, quarters, water, buildings. */
export const listAreas = (colors: MapColors): LayerSpecification[] => [
  {
    id: "built",
    type: "fill",
    source,
    "source-layer": "landuse",
    filter: ["in", ["get", "class"], ["literal", builtClasses]],
    paint: { "fill-color": colors.built },
  },
  {
    id: "green",
    type: "fill",
    source,
    "source-layer": "landcover",
    filter: ["in", ["get", "class"], ["literal", ["wood", "grass", "farmland"]]],
    paint: {
      "fill-color": colors.green,
      "fill-opacity": ["match", ["get", "class"], "wood", 1, 0.5],
    },
  },
  {
    id: "park",
    type: "fill",
    source,
    "source-layer": "park",
    paint: { "fill-color": colors.green, "fill-opacity": 0.6 },
  },
  {
    id: "water",
    type: "fill",
    source,
    "source-layer": "water",
    paint: { "fill-color": colors.water },
  },
  {
    id: "waterway",
    type: "line",
    source,
    "source-layer": "waterway",
    filter: ["!=", ["get", "brunnel"], "tunnel"],
    layout: { "line-cap": "round", "line-join": "round" },
    paint: {
      "line-color": colors.water,
      "line-width": ["interpolate", ["exponential", 1.4], ["zoom"], 8, 1, 14, 2.5, 18, 12],
    },
  },
  {
    id: "building",
    type: "fill",
    source,
    "source-layer": "building",
    minzoom: 13,
    paint: {
      "fill-color": colors.building,
      "fill-opacity": ["interpolate", ["linear"], ["zoom"], 13, 0, 14.5, 1],
    },
  },
];

const builtClasses = ["residential", "suburb", "neighbourhood", "commercial", "industrial"];
