import { lighten, mix } from "../color.ts";
import { paintGrass, paintGround, paintStones } from "../parts/foreground.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { bump, createProfile, landColor, paintRidge, underProfile } from "../parts/ridges.ts";
import { paintPine, treeLinePath } from "../parts/trees.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import { paintSummits } from "./mountains.ts";
import type { LakeOptions } from "./lake-options.ts";

/** An island or a spit with its trees, standing on the shore line. */
export function paintSpit(
  sheet: Sheet,
  from: number,
  to: number,
  shore: number,
  depth: number,
  trees: number,
): void {
  const { width, unit, palette } = sheet;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const profile = (x: number) => {
    const d = Math.abs(x / width - middle) / half;
    return shore - (d < 1 ? (1 - d * d) * 26 * unit : -6 * unit);
  };
  const color = mix(
    mix(landColor(sheet, depth), palette.foliage[1], 0.45),
    palette.mist,
    Math.max(0, 0.42 - depth * 0.5),
  );
  sheet.add(
    `<path d="${treeLinePath(sheet, profile, { height: trees * unit, spacing: trees * 0.3 * unit, from, to, vary: 0.6, density: (t) => Math.max(0.15, 1 - (Math.abs(t - middle) / half) ** 2) })}" fill="${color}"/>`,
  );
  const points: Point[] = [];
  for (let t = from; t <= to + 0.001; t += (to - from) / 24)
    points.push([t * width, profile(t * width)]);
  sheet.add(
    `<path d="${pathOf([...points, [to * width, shore + 3 * unit], [from * width, shore + 3 * unit]])}" fill="${mix(color, palette.near, 0.15)}"/>`,
  );
}

/** What stands across the water: summits or wooded hills in mist. */
export function paintFarShore(
  sheet: Sheet,
  options: LakeOptions,
  shore: number,
  light: -1 | 1,
): void {
  const { unit, palette } = sheet;
  const hills = options.peaks ? 1 : 3;
  if (options.peaks) {
    paintSummits(sheet, {
      peaks: options.peaks,
      snow: options.snow ?? 0.4,
      base: shore + 16 * unit,
      light,
      haze: 0.7,
    });
    paintMist(sheet, shore - 40 * unit, 80 * unit, 0.55);
  }
  for (let i = 0; i < hills; i++) {
    const depth = options.peaks ? 0.45 : 0.08 + i * 0.2;
    const base = shore - (options.peaks ? 14 : 92 - i * 40) * unit;
    const profile = createProfile(sheet, {
      base,
      swing: 40 * unit,
      waves: 2 + i,
      octaves: 4,
      lean: (t) => bump(t, i % 2 ? 0.1 : 0.85, 0.5, -46 * unit),
    });
    const color = mix(
      mix(landColor(sheet, depth), palette.foliage[1], depth * 0.6),
      palette.mist,
      0.28 - i * 0.06,
    );
    sheet.add(
      `<path d="${treeLinePath(sheet, profile, { height: (17 + i * 7) * unit, spacing: (6 + i * 2) * unit })}" fill="${color}"/>`,
    );
    if (options.peaks)
      sheet.add(`<path d="${underProfile(sheet, profile, shore)}" fill="${color}"/>`);
    else
      paintRidge(sheet, profile, {
        color,
        top: base - 40 * unit,
        depth: 130 * unit,
        hazeAmount: 0.6,
      });
    if (!options.peaks) paintMistBanks(sheet, base + 44 * unit, 5, (options.mist ?? 0.4) * 0.9);
  }
}

/** A near bank with pines that frame the water. */
export function paintBank(sheet: Sheet, side: "left" | "right"): void {
  const { width, height, unit, palette } = sheet;
  const place = (t: number) => (side === "left" ? t : 1 - t) * width;
  const ground = paintGround(sheet, {
    base: height * 1.03,
    swing: 14 * unit,
    waves: 2,
    sharp: 0.3,
    octaves: 4,
    lean: (t) => bump(t, side === "left" ? 0 : 1, 0.5, -128 * unit),
  });
  const colors = {
    trunk: mix(palette.near, "#6b3a26", 0.35),
    crown: mix(palette.foliage[1], palette.near, 0.35),
    light: mix(palette.foliage[1], palette.foliage[0], 0.45),
  };
  const lean = side === "left" ? 0.1 : -0.1;
  for (const [t, tall] of [
    [0.16, 480],
    [0.03, 640],
    [0.09, 760],
  ] as const) {
    paintPine(
      sheet,
      {
        x: place(t),
        foot: ground(place(t)) + 16 * unit,
        height: tall * unit,
        lean: lean * tall * 0.0013,
      },
      colors,
    );
  }
  paintStones(
    sheet,
    [
      [place(0.24), height * 0.99, 52 * unit],
      [place(0.3), height * 1.0, 30 * unit],
    ],
    mix(palette.near, palette.lit, 0.35),
    lighten(palette.near, 0.03),
  );
  paintGrass(sheet, ground, {
    color: mix(palette.ground[0], palette.ground[1], 0.4),
    count: 160,
    depth: 110 * unit,
    opacity: 0.6,
  });
}
