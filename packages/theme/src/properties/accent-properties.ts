import { contrastRatio, lowestContrast, readableOn } from "../color/contrast.ts";
import { makeReadable, mixColors, shiftLightness } from "../color/mix.ts";
import { hexToOklch } from "../color/oklch.ts";
import { accentShades } from "../color/shades.ts";
import type { Preset } from "../preset.schema.ts";
import type { Surfaces } from "../preset-type.ts";
import type { Properties } from "./properties.ts";

/** Above this lightness a readable shade of the accent is no longer it, but mud. */
const paleAccent = 0.85;

export function accentProperties(preset: Preset, surfaces: Surfaces): Properties {
  const accent = preset.accent_color;
  const onAccent = preset.button_text_color ?? readableOn(accent);
  // Hover moves away from the button's text, so that it never reads worse.
  const away = contrastRatio(onAccent, "#000000") > contrastRatio(onAccent, "#ffffff") ? -1 : 1;
  const isDark = surfaces.scheme === "dark";
  const tint = mixColors(surfaces.background, accent, isDark ? 0.16 : 0.1);
  const pages = [surfaces.background, surfaces.muted, surfaces.card, tint];
  const isPale = !isDark && hexToOklch(accent).l > paleAccent;
  const accentText = makeReadable(isPale ? preset.text_color : accent, pages);
  const focus = lowestContrast(accent, pages) >= 3 ? accent : accentText;
  const shades = Object.entries(accentShades(accent)).map(([step, color]) => [
    `--accent-${step}`,
    color,
  ]);
  return {
    ...(Object.fromEntries(shades) as Properties),
    "--accent": accent,
    "--accent-hover": shiftLightness(accent, away * 0.045),
    "--accent-active": shiftLightness(accent, away * 0.09),
    "--on-accent": onAccent,
    "--accent-text": accentText,
    "--accent-on-inverse": makeReadable(accent, [surfaces.inverse]),
    "--accent-surface": tint,
    "--on-accent-surface": makeReadable(preset.text_color, [tint]),
    "--focus": focus,
  };
}
