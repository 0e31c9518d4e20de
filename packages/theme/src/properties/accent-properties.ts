import { contrastRatio, lowestContrast, readableOn } from "../color/contrast.ts";
import { makeReadable, mixColors, shiftLightness } from "../color/mix.ts";
import { hexToOklch } from "../color/oklch.ts";
import { accentShades } from "../color/shades.ts";
import type { Preset } from "../preset.schema.ts";
import type { Surfaces } from "../preset-type.ts";
import type { Properties } from "./properties.ts";

/** Above this lightness a shade that reads on a light page is no longer the accent, but mud. */
const paleAccent = 0.85;

/** Hover and press move away from the button's text, so that it never reads worse. */
function pressDirection(accent: string, onAccent: string): 1 | -1 {
  const isTextDark = contrastRatio(onAccent, "#ffffff") > contrastRatio(onAccent, "#000000");
  // A pale accent would fade to white; dark text has contrast to spare there.
  return isTextDark && hexToOklch(accent).l <= paleAccent ? 1 : -1;
}

function tintSurface(accent: string, { background, scheme }: Surfaces): string {
  if (scheme === "dark") return mixColors(background, accent, 0.16);
  return mixColors(background, accent, hexToOklch(accent).l > paleAccent ? 0.32 : 0.1);
}

function shadeProperties(accent: string): Properties {
  const shades = Object.entries(accentShades(accent));
  return Object.fromEntries(shades.map(([step, color]) => [`--accent-${step}`, color]));
}

export function accentProperties(preset: Preset, surfaces: Surfaces): Properties {
  const accent = preset.accent_color;
  const onAccent = preset.button_text_color ?? readableOn(accent);
  const press = pressDirection(accent, onAccent);
  const tint = tintSurface(accent, surfaces);
  const pages = [surfaces.background, surfaces.muted, surfaces.card, tint];
  const isMuddy = surfaces.scheme === "light" && hexToOklch(accent).l > paleAccent;
  const accentText = makeReadable(isMuddy ? preset.text_color : accent, pages);
  return {
    ...shadeProperties(accent),
    "--accent": accent,
    "--accent-hover": shiftLightness(accent, press * 0.04),
    "--accent-active": shiftLightness(accent, press * 0.075),
    "--on-accent": onAccent,
    "--accent-text": accentText,
    "--accent-on-inverse": makeReadable(accent, [surfaces.inverse]),
    "--accent-surface": tint,
    "--on-accent-surface": makeReadable(preset.text_color, [tint]),
    "--focus": lowestContrast(accent, pages) >= 3 ? accent : accentText,
  };
}
