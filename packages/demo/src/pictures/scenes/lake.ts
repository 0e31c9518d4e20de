import { lighten, mix } from "../color.ts";
import { paintWoodenChurch } from "../figures/landmarks.ts";
import { paintHut } from "../figures/shelters.ts";
import { paintBirds } from "../figures/travel.ts";
import { paintMist } from "../parts/mist.ts";
import { paintGlitter, paintReflection, paintRipples, paintWater } from "../parts/water.ts";
import { paintHeaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";
import type { LakeOptions } from "./lake-options.ts";
import { paintLakeFeature } from "./lake-features.ts";
import { paintBank, paintFarShore, paintSpit } from "./lake-shores.ts";

/** Still water that doubles what stands above it, with one small sign of people or bears. */
export function drawLake(options: LakeOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const shore = options.heaven.horizon * height + 60 * unit;
    const x = (light < 0 ? 0.66 : 0.34) * width;
    const land = sheet.capture(() => {
      paintFarShore(sheet, options, shore, light);
      if (options.feature === "church") {
        paintSpit(sheet, x / width - 0.22, x / width + 0.26, shore, 0.75, 26);
        paintWoodenChurch(
          sheet,
          [x, shore - 18 * unit],
          270 * unit,
          mix(palette.near, palette.shade, 0.18),
          palette.lit,
        );
      } else if (!options.peaks) {
        paintSpit(sheet, light < 0 ? 0.02 : 0.62, light < 0 ? 0.38 : 0.98, shore, 0.5, 62);
        if (options.feature === "hut")
          paintSpit(
            sheet,
            light < 0 ? 0.48 : -0.1,
            light < 0 ? 1.1 : 0.52,
            shore + 4 * unit,
            0.75,
            112,
          );
      }
      if (options.feature === "hut")
        paintHut(sheet, [x, shore + 2 * unit], 92 * unit, {
          wall: mix("#7a4a33", palette.near, 0.3),
          roof: mix(palette.near, palette.shade, 0.3),
          smoke: true,
        });
    });
    sheet.add(land);
    paintWater(sheet, shore);
    paintReflection(sheet, land, shore, 0.5);
    if (options.heaven.kind !== "hidden") {
      paintGlitter(sheet, {
        x: options.heaven.light[0] * width,
        top: shore + 6 * unit,
        bottom: height * 0.97,
        width: 66 * unit,
        color: palette.sun,
        opacity: 0.6,
      });
    }
    paintRipples(sheet, {
      top: shore + 6 * unit,
      bottom: height,
      count: 120,
      color: palette.water[0],
      opacity: 0.45,
    });
    paintRipples(sheet, {
      top: shore + 60 * unit,
      bottom: height,
      count: 46,
      color: lighten(palette.water[1], -0.08),
      opacity: 0.4,
    });
    paintMist(sheet, shore, 46 * unit, options.mist ?? 0.45);
    paintBirds(
      sheet,
      [width - x, height * 0.27],
      12 * unit,
      5,
      mix(palette.near, palette.mist, 0.2),
    );
    const focus = paintLakeFeature(sheet, options.feature, x, shore);
    if (options.frame) paintBank(sheet, options.frame);
    return [focus[0] / width, focus[1] / height];
  };
}
