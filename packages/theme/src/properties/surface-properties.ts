import { fadeText, makeReadable, mixColors, scrimOpacity, withOpacity } from "../color/mix.ts";
import type { Preset } from "../preset.schema.ts";
import type { Surfaces } from "../preset-type.ts";
import type { Properties } from "./properties.ts";

export function surfaceProperties(preset: Preset, surfaces: Surfaces): Properties {
  const pages = [surfaces.background, surfaces.muted, surfaces.card];
  const onInverse = makeReadable(surfaces.onInverse, [surfaces.inverse]);
  return {
    "--surface": surfaces.background,
    "--surface-muted": surfaces.muted,
    "--surface-card": surfaces.card,
    "--surface-inverse": surfaces.inverse,
    "--on-inverse": onInverse,
    "--on-inverse-muted": fadeText(onInverse, [surfaces.inverse]),
    "--border": surfaces.border,
    "--border-strong": surfaces.borderStrong,
    "--border-inverse": mixColors(surfaces.inverse, onInverse, 0.2),
    "--text": preset.text_color,
    "--text-muted": fadeText(preset.text_color, pages),
    "--heading": preset.header_color,
    "--scrim": withOpacity(surfaces.scrim, scrimOpacity(surfaces.scrim)),
    "--scrim-clear": withOpacity(surfaces.scrim, 0),
    "--on-scrim": "#ffffff",
  };
}
