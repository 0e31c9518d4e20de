import { formatHex, interpolate } from "culori/fn";
import { contrastRatio, lowestContrast, readableOn } from "./contrast.ts";
import { hexToOklch, oklchToHex, parseColor } from "./oklch.ts";

/** Mixes two colours in OKLab; 0 is all `from`, 1 is all `to`. */
export function mixColors(from: string, to: string, amount: number): string {
  return formatHex(interpolate([parseColor(from), parseColor(to)], "oklab")(amount));
}

export function shiftLightness(color: string, by: number): string {
  const { l, c, h } = hexToOklch(color);
  return oklchToHex({ l: Math.min(1, Math.max(0, l + by)), c, h });
}

/** `#rrggbbaa` of a colour; opacity 0 to 1. */
export function withOpacity(color: string, opacity: number): string {
  const byte = Math.ceil(opacity * 255);
  return `${color}${byte.toString(16).padStart(2, "0")}`;
}

/**
 * The colour itself if it reads on all backgrounds, else its nearest lighter or darker relative
 * that does, else black or white.
 */
export function makeReadable(color: string, backgrounds: readonly string[], ratio = 4.5): string {
  if (lowestContrast(color, backgrounds) >= ratio) return color;
  const page = backgrounds[0] ?? "#ffffff";
  const direction = readableOn(page) === "#000000" ? -1 : 1;
  const start = hexToOklch(color);
  for (let l = start.l; l >= 0 && l <= 1; l += direction * 0.01) {
    const candidate = oklchToHex({ ...start, l });
    if (lowestContrast(candidate, backgrounds) >= ratio) return candidate;
  }
  return readableOn(page);
}

/** The text colour faded towards the page as far as it stays readable on all backgrounds. */
export function fadeText(text: string, backgrounds: readonly string[], ratio = 4.6): string {
  const page = backgrounds[0] ?? "#ffffff";
  for (let amount = 0.42; amount > 0; amount -= 0.02) {
    const candidate = mixColors(text, page, amount);
    if (lowestContrast(candidate, backgrounds) >= ratio) return candidate;
  }
  return text;
}

/** How opaque the scrim must be for white text to read on even a white picture, 0 to 1. */
export function scrimOpacity(scrim: string, ratio = 4.5): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(scrim.slice(at, at + 2), 16));
  for (let percent = 0; percent < 100; percent += 1) {
    const alpha = percent / 100;
    const seen = channels.map((channel) => Math.round(channel * alpha + 255 * (1 - alpha)));
    const hex = `#${seen.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    if (contrastRatio("#ffffff", hex) >= ratio) return alpha;
  }
  return 1;
}
