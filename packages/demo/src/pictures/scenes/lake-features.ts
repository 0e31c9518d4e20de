import { mix } from "../color.ts";
import { paintBear } from "../figures/animals.ts";
import { paintStander } from "../figures/people.ts";
import { paintCampfire, paintTent } from "../figures/shelters.ts";
import { paintKayak, paintRowboat } from "../figures/vessels.ts";
import { paintGrass, paintGround } from "../parts/foreground.ts";
import { bump } from "../parts/ridges.ts";
import { paintGlitter } from "../parts/water.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import type { LakeOptions } from "./lake-options.ts";

/** The one sign of people or bears on the lake; answers the focal point in pixels. */
export function paintLakeFeature(
  sheet: Sheet,
  feature: LakeOptions["feature"],
  x: number,
  shore: number,
): Point {
  const { width, height, unit, palette } = sheet;
  if (feature === "church") return [x, shore - 90 * unit];
  if (feature === "hut") {
    const plank = mix(palette.near, palette.shade, 0.3);
    sheet.add(
      `<path d="${pathOf([
        [x - 60 * unit, shore + 8 * unit],
        [x - 38 * unit, shore + 8 * unit],
        [x - 76 * unit, shore + 104 * unit],
        [x - 128 * unit, shore + 104 * unit],
      ])}" fill="${plank}"/>`,
    );
    paintGlitter(sheet, {
      x: x + 32 * unit,
      top: shore + 6 * unit,
      bottom: shore + 150 * unit,
      width: 22 * unit,
      color: palette.lamp,
      opacity: 0.8,
    });
    paintStander(
      sheet,
      [x - 98 * unit, shore + 96 * unit],
      64 * unit,
      palette.near,
      palette.accent,
    );
    return [x, shore - 20 * unit];
  }
  if (feature === "rowboat" || feature === "kayak") {
    const place: Point = [x, shore + (height - shore) * 0.42];
    if (feature === "rowboat") paintRowboat(sheet, place, 74 * unit, palette.accent);
    else paintKayak(sheet, place, 72 * unit, palette.accent, x > width / 2);
    if (feature === "kayak")
      paintKayak(
        sheet,
        [x + (x > width / 2 ? 1 : -1) * 230 * unit, place[1] - 64 * unit],
        50 * unit,
        palette.snow[0],
        x > width / 2,
      );
    return [place[0], place[1] - 20 * unit];
  }
  const side = x / width;
  const ground = paintGround(sheet, {
    base: height * 0.97,
    swing: 12 * unit,
    waves: 1.3,
    octaves: 3,
    lean: (t) => bump(t, side + (side > 0.5 ? 0.14 : -0.14), 0.56, -118 * unit),
  });
  paintGrass(sheet, ground, {
    color: mix(palette.ground[0], palette.ground[1], 0.3),
    count: 420,
    depth: 150 * unit,
    opacity: 0.6,
  });
  const foot: Point = [x, ground(x) + 22 * unit];
  if (feature === "tent") {
    paintTent(sheet, foot, 96 * unit, palette.accent, palette.lampsOn);
    paintStander(
      sheet,
      [x - 150 * unit, ground(x - 150 * unit) + 16 * unit],
      78 * unit,
      palette.near,
      palette.snow[0],
    );
  } else if (feature === "bear") {
    paintBear(sheet, foot, 80 * unit, mix("#5a3a28", palette.near, 0.45), x > width / 2);
    paintBear(
      sheet,
      [x + 190 * unit, ground(x + 190 * unit) + 30 * unit],
      40 * unit,
      mix("#5a3a28", palette.near, 0.35),
      x > width / 2,
    );
  } else {
    paintCampfire(sheet, foot, 64 * unit);
    paintStander(
      sheet,
      [x - 104 * unit, foot[1] + 4 * unit],
      86 * unit,
      palette.near,
      mix(palette.near, palette.accent, 0.4),
    );
    paintStander(
      sheet,
      [x + 96 * unit, foot[1] + 4 * unit],
      80 * unit,
      palette.near,
      mix(palette.near, palette.accent, 0.25),
    );
  }
  return [foot[0], foot[1] - 36 * unit];
}
