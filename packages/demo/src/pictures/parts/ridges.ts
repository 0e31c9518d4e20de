import { mix } from "../color.ts";
import { createNoise, crestNoise, layerNoise } from "../noise.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";

/** The height of a crest at x, both in pixels. */
export type Profile = (x: number) => number;

export interface RidgeShape {
  /** Height of the ridge's middle line. */
  base: number;
  /** How far it rises and falls around that line. */
  swing: number;
  /** Waves across the width. */
  waves: number;
  /** 0 rolls like hills, 1 breaks like rock. */
  sharp?: number;
  octaves?: number;
  /** Shapes the composition: pixels added (down) at a place 0..1 across. */
  lean?: (t: number) => number;
}

/** A seeded crest line; asking it twice for one x gives one answer. */
export function createProfile(sheet: Sheet, shape: RidgeShape): Profile {
  const noise = createNoise(sheet.random);
  const start = sheet.random.between(0, 300);
  const octaves = shape.octaves ?? 5;
  return (x) => {
    const t = x / sheet.width;
    const wave = start + t * shape.waves;
    const soft = layerNoise(noise, wave, octaves, 0.42);
    const sharp = shape.sharp ? crestNoise(noise, wave, octaves) : 0;
    const value = soft + (sharp - soft) * (shape.sharp ?? 0);
    return shape.base - value * shape.swing + (shape.lean?.(t) ?? 0);
  };
}

/** Points along a crest, every few pixels. */
export function traceProfile(sheet: Sheet, profile: Profile, step = 6): Point[] {
  const points: Point[] = [];
  for (let x = -step; x <= sheet.width + step; x += step) points.push([x, profile(x)]);
  return points;
}

/** The region under a crest, down to `bottom` (the sheet's foot if left out). */
export function underProfile(sheet: Sheet, profile: Profile, bottom = sheet.height + 4): string {
  return pathOf([[-6, bottom], ...traceProfile(sheet, profile), [sheet.width + 6, bottom]]);
}

/** Land under a crest whose foot dissolves into the mist over `depth` pixels. */
export function paintRidge(
  sheet: Sheet,
  profile: Profile,
  style: { color: string; haze?: string; hazeAmount?: number; top: number; depth: number },
): void {
  const haze = mix(style.color, style.haze ?? sheet.palette.mist, style.hazeAmount ?? 0.6);
  const fill = sheet.fade(style.top, style.top + style.depth, [
    [0, style.color],
    [0.35, mix(style.color, haze, 0.25)],
    [1, haze],
  ]);
  sheet.add(`<path d="${underProfile(sheet, profile)}" fill="${fill}"/>`);
}

/** The land's colour at a depth: 0 is the horizon, 1 the foreground. */
export function landColor(sheet: Sheet, depth: number): string {
  return mix(sheet.palette.far, sheet.palette.near, depth);
}

/** A smooth bump for `lean`: `amount` pixels at `center`, gone at `width` away (both 0..1). */
export function bump(t: number, center: number, width: number, amount: number): number {
  const d = Math.min(1, Math.abs(t - center) / width);
  return amount * (0.5 + 0.5 * Math.cos(Math.PI * d));
}
