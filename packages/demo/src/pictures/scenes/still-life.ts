import { lighten, mix } from "../color.ts";
import { paintBoot, paintKettle, paintTentPeg } from "../figures/gear.ts";
import { paintCampfire, paintSmoke } from "../figures/shelters.ts";
import { paintGrass, paintGround, paintStones } from "../parts/foreground.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { createProfile, landColor, underProfile } from "../parts/ridges.ts";
import { treeLinePath } from "../parts/trees.ts";
import type { Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";

export interface StillLifeOptions {
  heaven: Heaven;
  thing: "kettle" | "boots" | "peg";
}

/** A thing that one takes along, close and in the middle; the land behind it is far and soft. */
export function drawStillLife({ heaven, thing }: StillLifeOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    paintHeaven(sheet, heaven);
    paintFarLand(sheet, heaven.horizon * height);
    const ground = paintGround(sheet, {
      base: height * 0.76,
      swing: 16 * unit,
      waves: 0.9,
      octaves: 3,
    });
    const grass = (count: number, size: number, top: number) =>
      paintGrass(sheet, (x) => ground(x) + top * unit, {
        color: mix(palette.ground[0], palette.ground[1], 0.4),
        count,
        depth: 230 * unit,
        size,
        opacity: 0.8,
      });
    grass(700, 24, 0);
    const x = width / 2;
    const foot = height * 0.86;
    if (thing === "kettle") paintKettleOnFire(sheet, x, foot);
    else if (thing === "boots") paintPair(sheet, x, foot);
    else {
      paintTentPeg(sheet, [x + 110 * unit, foot + 20 * unit], 350 * unit, palette.accent);
      paintStones(
        sheet,
        [[x + 300 * unit, foot + 26 * unit, 74 * unit]],
        mix(palette.lit, palette.mist, 0.3),
        palette.shade,
      );
    }
    // What stands before its foot.
    grass(120, 34, 150);
    return [0.5, 0.6];
  };
}

function paintFarLand(sheet: Sheet, line: number): void {
  const { unit, palette } = sheet;
  [0.06, 0.24, 0.46].forEach((depth, i) => {
    const base = line + (i * 74 - 20) * unit;
    const profile = createProfile(sheet, {
      base,
      swing: (110 - i * 26) * unit,
      waves: 1.1 + i * 0.4,
      octaves: 4,
    });
    const color = mix(landColor(sheet, depth), palette.mist, 0.5 - i * 0.12);
    if (i > 0) {
      const trees = treeLinePath(sheet, profile, {
        height: (22 + i * 22) * unit,
        spacing: (8 + i * 5) * unit,
      });
      sheet.add(`<path d="${trees}" fill="${color}"/>`);
    }
    sheet.add(`<path d="${underProfile(sheet, profile)}" fill="${color}"/>`);
    paintMistBanks(sheet, base + 60 * unit, 4, 0.5);
  });
  paintMist(sheet, line + 210 * unit, 120 * unit, 0.6);
}

function paintKettleOnFire(sheet: Sheet, x: number, foot: number): void {
  const { unit, palette } = sheet;
  paintSmoke(sheet, [x - 268 * unit, foot - 304 * unit], 330 * unit, palette.cloud[0], -0.2);
  for (const [dx, size] of [
    [-150, 150],
    [140, 170],
    [0, 190],
  ] as const)
    paintCampfire(sheet, [x + dx * unit, foot + 14 * unit], size * unit);
  paintKettle(sheet, [x, foot - 36 * unit], 470 * unit, mix(palette.water[1], palette.near, 0.12));
  const stone = mix(palette.shade, palette.near, 0.35);
  paintStones(
    sheet,
    [
      [x - 190 * unit, foot + 30 * unit, 84 * unit],
      [x - 60 * unit, foot + 46 * unit, 92 * unit],
      [x + 84 * unit, foot + 44 * unit, 88 * unit],
      [x + 206 * unit, foot + 30 * unit, 78 * unit],
    ],
    lighten(stone, 0.16),
    stone,
  );
}

function paintPair(sheet: Sheet, x: number, foot: number): void {
  const { unit, palette } = sheet;
  const leather = mix("#9a6238", palette.near, 0.12);
  const laces = palette.accent;
  paintBoot(sheet, [x + 96 * unit, foot - 34 * unit], 440 * unit, {
    leather: lighten(leather, -0.09),
    laces: lighten(laces, -0.08),
  });
  paintBoot(sheet, [x - 56 * unit, foot + 14 * unit], 500 * unit, { leather, laces });
  const stone = mix(palette.shade, palette.near, 0.2);
  paintStones(
    sheet,
    [
      [x - 330 * unit, foot + 40 * unit, 66 * unit],
      [x + 360 * unit, foot + 30 * unit, 92 * unit],
    ],
    lighten(stone, 0.18),
    stone,
  );
}
