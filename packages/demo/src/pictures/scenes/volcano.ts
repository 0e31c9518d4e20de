import { lighten, mix } from "../color.ts";
import { paintBear } from "../figures/animals.ts";
import { paintHiker } from "../figures/people.ts";
import { paintTent } from "../figures/shelters.ts";
import { paintHelicopter } from "../figures/travel.ts";
import { paintGrass, paintGround, paintStones } from "../parts/foreground.ts";
import { paintPeak } from "../parts/massif.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { bump, createProfile, landColor, paintRidge } from "../parts/ridges.ts";
import { treeLinePath } from "../parts/trees.ts";
import type { Point, Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";
import { paintLava, paintPlume } from "../parts/eruption.ts";

export interface VolcanoOptions {
  heaven: Heaven;
  cone: readonly [x: number, top: number, spread: number];
  /** Lesser cones behind. */
  others?: readonly (readonly [x: number, top: number, spread: number])[];
  snow: number;
  activity: "plume" | "eruption" | "asleep";
  feature: "hikers" | "bear" | "helicopter" | "tent";
}

/** A volcano that owns the picture: long hanging flanks, a crater, what comes out of it. */
export function drawVolcano(options: VolcanoOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const [cx, top, spread] = options.cone;
    const mouth: Point = [cx * width, top * height + 6 * unit];
    const erupts = options.activity === "eruption";
    if (options.activity !== "asleep") {
      paintPlume(sheet, mouth, 34 * unit, light < 0 ? 1 : -1, {
        lit: erupts ? mix(palette.cloud[0], palette.glow, 0.3) : palette.cloud[0],
        shade: palette.cloud[1],
        opacity: erupts ? 0.9 : 0.8,
      });
    }
    const style = {
      base: line + 130 * unit,
      light,
      lit: palette.lit,
      shade: palette.shade,
      haze: palette.mist,
      hazeAmount: 0.72,
      steep: 1.55,
    };
    for (const [x, y, s] of options.others ?? []) {
      paintPeak(
        sheet,
        { x: x * width, top: y * height, spread: s * width, crater: 10 * unit },
        {
          ...style,
          snow: options.snow * 0.8,
          lit: mix(palette.lit, palette.mist, 0.45),
          shade: mix(palette.shade, palette.mist, 0.4),
        },
      );
    }
    paintMist(sheet, line + 40 * unit, 90 * unit, 0.4);
    paintPeak(
      sheet,
      { x: mouth[0], top: top * height, spread: spread * width, crater: 27 * unit },
      { ...style, snow: options.snow },
    );
    if (erupts) paintLava(sheet, mouth, style.base - top * height);
    paintMist(sheet, line + 120 * unit, 100 * unit, 0.7);
    for (let i = 0; i < 3; i++) {
      const base = line + (104 + i * 70) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: (26 + 12 * i) * unit,
        waves: 1.8 + i * 0.6,
        octaves: 4,
        lean: (t) => bump(t, i % 2 ? 0.1 : 0.9, 0.6, -60 * unit),
      });
      const color = mix(
        mix(landColor(sheet, 0.4 + i * 0.22), palette.foliage[1], 0.35),
        palette.mist,
        0.24 - i * 0.08,
      );
      if (i > 0)
        sheet.add(
          `<path d="${treeLinePath(sheet, profile, { height: (14 + i * 11) * unit, spacing: (6 + 5 * i) * unit, vary: 0.7, width: 0.5 })}" fill="${color}"/>`,
        );
      paintRidge(sheet, profile, {
        color,
        top: base - 40 * unit,
        depth: 150 * unit,
        hazeAmount: 0.55 - i * 0.1,
      });
      paintMistBanks(sheet, base + 60 * unit, 4, 0.42 - i * 0.1);
    }
    return paintVolcanoForeground(sheet, options, light);
  };
}

function paintVolcanoForeground(sheet: Sheet, options: VolcanoOptions, light: -1 | 1): Point {
  const { width, height, unit, palette } = sheet;
  const side = light < 0 ? 0.3 : 0.7;
  const ground = paintGround(sheet, {
    base: height * 0.94,
    swing: 22 * unit,
    waves: 1.9,
    sharp: 0.25,
    octaves: 5,
    lean: (t) => bump(t, side, 0.5, -84 * unit),
  });
  paintGrass(sheet, ground, {
    color: mix(palette.ground[0], palette.ground[1], 0.3),
    count: 480,
    depth: 130 * unit,
    opacity: 0.6,
  });
  const x = side * width;
  const foot = ground(x) + 12 * unit;
  const body = lighten(palette.near, -0.03);
  if (options.feature === "helicopter") {
    const place: Point = [(side < 0.5 ? 0.24 : 0.76) * width, height * 0.4];
    paintHelicopter(sheet, place, 62 * unit, palette.accent);
    [0, 1, 2].forEach((i) =>
      paintHiker(
        sheet,
        [x + i * 60 * unit, ground(x + i * 60 * unit) + 8 * unit],
        66 * unit,
        { body, pack: palette.accent },
        light > 0,
      ),
    );
    return [options.cone[0], options.cone[1] + 0.14];
  }
  if (options.feature === "bear") {
    paintBear(sheet, [x, foot + 8 * unit], 74 * unit, mix("#5a3a28", body, 0.4), side > 0.5);
    paintBear(
      sheet,
      [x - 120 * unit, ground(x - 120 * unit) + 24 * unit],
      36 * unit,
      mix("#5a3a28", body, 0.3),
      side > 0.5,
    );
  } else if (options.feature === "tent")
    paintTent(sheet, [x, foot + 12 * unit], 84 * unit, palette.accent, palette.lampsOn);
  else
    [0, 1, 2].forEach((i) =>
      paintHiker(
        sheet,
        [x + i * 66 * unit, ground(x + i * 66 * unit) + 8 * unit],
        (86 - i * 4) * unit,
        { body, pack: palette.accent },
      ),
    );
  paintStones(
    sheet,
    [
      [width * (1 - side), height * 0.975, 50 * unit],
      [width * (1 - side) + 84 * unit, height * 0.985, 28 * unit],
    ],
    mix(palette.near, palette.lit, 0.3),
    palette.near,
  );
  return [side + 0.02, (foot - 40 * unit) / height];
}
