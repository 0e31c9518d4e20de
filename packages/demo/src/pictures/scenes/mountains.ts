import { mix } from "../color.ts";
import { paintPeak } from "../parts/massif.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { bump, createProfile, landColor, paintRidge, underProfile } from "../parts/ridges.ts";
import { treeLinePath } from "../parts/trees.ts";
import type { Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintMountainForeground, type Foreground } from "./mountain-foregrounds.ts";
import type { Scene } from "./scene.ts";

export interface MountainsOptions {
  heaven: Heaven;
  /** Summits from the back to the front, in parts of the sheet. */
  peaks: readonly (readonly [x: number, top: number, spread: number])[];
  snow: number;
  foreground: Foreground;
}

/** Paints the summits on a common foot; `light` is the side that the sun is on. */
export function paintSummits(
  sheet: Sheet,
  options: {
    peaks: MountainsOptions["peaks"];
    snow: number;
    base: number;
    light: -1 | 1;
    haze?: number;
    steep?: number;
  },
): void {
  const { palette, width, height } = sheet;
  options.peaks.forEach(([x, top, spread], i) => {
    const depth = options.peaks.length === 1 ? 1 : i / (options.peaks.length - 1);
    const air = 0.34 * (1 - depth);
    paintPeak(
      sheet,
      { x: x * width, top: top * height, spread: spread * width },
      {
        base: options.base,
        light: options.light,
        lit: mix(palette.lit, palette.mist, air),
        shade: mix(palette.shade, palette.mist, air * 0.8),
        snow: options.snow,
        haze: palette.mist,
        hazeAmount: options.haze ?? 0.75,
        steep: options.steep,
      },
    );
  });
}

/** High mountains: pale ranges, one lit massif, mist in the valley, forest, a near ground. */
export function drawMountains(options: MountainsOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    for (let i = 0; i < 2; i++) {
      const base = line - (52 - i * 48) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: (92 - i * 14) * unit,
        waves: 2.6 + i,
        sharp: 0.85,
        octaves: 5,
      });
      paintRidge(sheet, profile, {
        color: mix(landColor(sheet, 0.02 + i * 0.1), palette.mist, 0.38 - i * 0.2),
        top: base - 100 * unit,
        depth: 220 * unit,
        hazeAmount: 0.75,
      });
    }
    paintMist(sheet, line + 30 * unit, 90 * unit, 0.55);
    paintSummits(sheet, {
      peaks: options.peaks,
      snow: options.snow,
      base: line + 170 * unit,
      light,
    });
    paintMist(sheet, line + 150 * unit, 120 * unit, 0.8);
    for (let i = 0; i < 3; i++) {
      const base = line + (118 + i * 62) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: (34 + i * 12) * unit,
        waves: 1.6 + i * 0.5,
        octaves: 4,
        lean: (t) => bump(t, i % 2 ? 0.05 : 0.95, 0.55, -52 * unit * (1 + i * 0.3)),
      });
      const color = mix(landColor(sheet, 0.36 + i * 0.2), palette.foliage[1], 0.3);
      const rows = treeLinePath(sheet, profile, {
        height: (20 + i * 13) * unit,
        spacing: (7 + i * 4) * unit,
        vary: 0.5,
      });
      const top = mix(color, palette.mist, 0.3 - i * 0.1);
      sheet.add(`<path d="${rows}" fill="${top}"/>`);
      const fill = sheet.fade(base - 60 * unit, base + 120 * unit, [
        [0, top],
        [1, mix(top, palette.mist, 0.62 - i * 0.12)],
      ]);
      sheet.add(`<path d="${underProfile(sheet, profile)}" fill="${fill}"/>`);
      paintMistBanks(sheet, base + 66 * unit, 5, 0.5 - i * 0.1);
    }
    return paintMountainForeground(sheet, options.foreground, width, light);
  };
}
