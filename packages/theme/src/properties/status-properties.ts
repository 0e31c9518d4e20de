import { readableOn } from "../color/contrast.ts";
import { makeReadable, mixColors } from "../color/mix.ts";
import type { Surfaces } from "../preset-type.ts";
import type { Properties } from "./properties.ts";

const statusColors = { danger: "#c22f2a", success: "#1c7a46", warning: "#98610a" } as const;

/** Danger, success and warning: as text on the page, as a filled surface, and as a tint. */
export function statusProperties(surfaces: Surfaces): Properties {
  const properties: Properties = {};
  for (const [name, color] of Object.entries(statusColors)) {
    const tint = mixColors(surfaces.background, color, surfaces.scheme === "dark" ? 0.24 : 0.1);
    const pages = [surfaces.background, surfaces.muted, surfaces.card, tint];
    const readable = makeReadable(color, pages);
    properties[`--${name}`] = readable;
    properties[`--on-${name}`] = readableOn(readable);
    properties[`--${name}-surface`] = tint;
    properties[`--on-${name}-surface`] = readable;
  }
  return properties;
}
