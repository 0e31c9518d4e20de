import type { Preset } from "./preset.schema.ts";
import { findPresetType } from "./presets/index.ts";

const colors = ["accent_color", "button_text_color", "header_color", "text_color"] as const;
const fonts = ["header", "text"] as const;

/** Another preset for a site: its own values, and the colours and fonts that an organiser chose themselves. */
export function keepOwn(type: string, preset: Preset, next: Preset): Preset {
  const usual = findPresetType(type)?.preset;
  if (!usual) return next;
  const ownColors = colors
    .filter((key) => preset[key] !== usual[key])
    .map((key) => [key, preset[key]]);
  const ownFonts = fonts
    .filter((key) => !isSameFont(preset.font_data[key], usual.font_data[key]))
    .map((key) => [key, preset.font_data[key]]);
  return {
    ...next,
    ...(Object.fromEntries(ownColors) as Partial<Preset>),
    font_data: { ...next.font_data, ...(Object.fromEntries(ownFonts) as Partial<FontData>) },
  };
}

type FontData = Preset["font_data"];

const isSameFont = (one: FontData["text"], other: FontData["text"]): boolean =>
  one.font_family === other.font_family && one.font_weight === other.font_weight;
