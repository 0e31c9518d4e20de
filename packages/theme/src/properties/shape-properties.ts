import { mixColors, withOpacity } from "../color/mix.ts";
import type { Preset } from "../preset.schema.ts";
import type { Surfaces, Theme } from "../preset-type.ts";
import type { Properties } from "./properties.ts";

function radiusProperties(preset: Preset): Properties {
  const { button_radius: button, images_radius: images } = preset;
  return {
    "--radius-button": `${button}px`,
    "--radius-image": `${images}px`,
    // A large radius eats the corners of text: cards and fields follow only so far.
    "--radius-card": `${Math.min(images, 28)}px`,
    "--radius-field": `${Math.min(button, 14)}px`,
    "--radius-small": `${Math.min(Math.round(button / 2), 8)}px`,
    "--radius-round": "999px",
  };
}

function tinted(surfaces: Surfaces, percent: number): string {
  const tint = mixColors(surfaces.scrim, surfaces.inverse, 0.5);
  return withOpacity(tint, percent / 100);
}

function shadowProperties({ surfaces, manner }: Theme): Properties {
  if (manner.shadow === "hard") {
    return {
      "--shadow-small": "none",
      "--shadow-medium": `4px 4px 0 ${surfaces.borderStrong}`,
      "--shadow-large": `8px 8px 0 ${surfaces.borderStrong}`,
    };
  }
  const depth = surfaces.scheme === "dark" ? 5 : 1;
  return {
    "--shadow-small": `0 1px 2px ${tinted(surfaces, 6 * depth)}`,
    "--shadow-medium": `0 2px 4px ${tinted(surfaces, 4 * depth)}, 0 8px 24px ${tinted(surfaces, 8 * depth)}`,
    "--shadow-large": `0 4px 8px ${tinted(surfaces, 4 * depth)}, 0 24px 64px ${tinted(surfaces, 16 * depth)}`,
  };
}

export function shapeProperties(theme: Theme): Properties {
  return { ...radiusProperties(theme.preset), ...shadowProperties(theme) };
}
