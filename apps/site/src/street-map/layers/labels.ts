import type {
  ExpressionSpecification,
  SymbolLayerSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { MapColors } from "../map-colors.ts";

/** As Russians say it, else as it stands on the spot. */
export const nameOf: ExpressionSpecification = ["coalesce", ["get", "name:ru"], ["get", "name"]];

type Label = Pick<SymbolLayerSpecification, "id" | "minzoom" | "filter" | "layout"> & {
  from: string;
  color: string;
};

const sizes = (...stops: number[]): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops] as unknown as ExpressionSpecification;

const inClasses = (...classes: string[]): ExpressionSpecification => [
  "in",
  ["get", "class"],
  ["literal", classes],
];

/** Names on the map, what gives way first first: of two that have no room the later one stays. */
export function listLabels(colors: MapColors, faces: string[]): LayerSpecification[] {
  const labels: Label[] = [
    {
      id: "house-numbers",
      from: "housenumber",
      color: colors.quietLabel,
      minzoom: 16.5,
      layout: { "text-field": ["get", "housenumber"], "text-size": 11 },
    },
    {
      id: "street-names",
      from: "transportation_name",
      color: colors.quietLabel,
      minzoom: 12,
      layout: {
        "symbol-placement": "line",
        "text-size": sizes(12, 11, 18, 15),
        "text-max-angle": 35,
      },
    },
    {
      id: "river-names",
      from: "waterway",
      color: colors.waterLabel,
      minzoom: 11,
      layout: { "symbol-placement": "line", "text-size": 12, "symbol-spacing": 400 },
    },
    {
      id: "water-names",
      from: "water_name",
      color: colors.waterLabel,
      layout: { "text-size": 12 },
    },
    {
      id: "peaks",
      from: "mountain_peak",
      color: colors.quietLabel,
      minzoom: 9,
      layout: { "text-field": peakName, "text-size": 12 },
    },
    {
      id: "stations",
      from: "poi",
      color: colors.quietLabel,
      minzoom: 14.5,
      filter: inClasses("railway", "bus", "aerialway"),
      layout: { "text-size": 11 },
    },
    {
      id: "quarters",
      from: "place",
      color: colors.quietLabel,
      minzoom: 11,
      filter: inClasses("suburb", "quarter", "neighbourhood", "hamlet", "isolated_dwelling"),
      layout: { "text-size": sizes(11, 11, 16, 15) },
    },
    {
      id: "villages",
      from: "place",
      color: colors.label,
      minzoom: 8,
      filter: inClasses("village"),
      layout: { "text-size": sizes(8, 11, 15, 17) },
    },
    {
      id: "towns",
      from: "place",
      color: colors.label,
      filter: inClasses("town"),
      layout: { "text-size": sizes(6, 11, 14, 20) },
    },
    {
      id: "cities",
      from: "place",
      color: colors.label,
      filter: inClasses("city"),
      layout: { "text-size": sizes(4, 12, 12, 24), "text-max-width": 9 },
    },
  ];
  return labels.map(({ from, color, layout, ...label }) => ({
    ...label,
    type: "symbol",
    source: "streets",
    "source-layer": from,
    layout: { "text-field": nameOf, "text-font": faces, "text-max-width": 8, ...layout },
    paint: { "text-color": color, "text-halo-color": colors.land, "text-halo-width": 1.6 },
  }));
}

const peakName: ExpressionSpecification = [
  "concat",
  "▲ ",
  ["coalesce", nameOf, ""],
  ["case", ["has", "ele"], ["concat", "\n", ["to-string", ["get", "ele"]], " м"], ""],
];
