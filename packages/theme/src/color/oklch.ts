import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
} from "culori/fn";
import type { Rgb } from "culori/fn";

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const toOklch = useMode(modeOklch);

/** Lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const hexPattern = /^#[0-9a-f]{6}$/i;

/** `#RRGGBB` in lower case, or undefined for anything else. */
export function readColor(value: unknown): string | undefined {
  return typeof value === "string" && hexPattern.test(value) ? value.toLowerCase() : undefined;
}

/** @throws when the colour is not `#rrggbb`. */
export function parseColor(hex: string): Rgb {
  const rgb = parseHex(hex);
  if (!rgb) throw new Error(`Expected a colour as #rrggbb, got ${hex}`);
  return rgb;
}

export function hexToOklch(hex: string): Oklch {
  const { l, c, h } = toOklch(parseColor(hex));
  return { l, c, h: h ?? 0 };
}

/** The nearest sRGB colour of the same lightness and hue: only chroma gives way. */
export function oklchToHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}
