import { mix } from "../color.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { createProfile, landColor, underProfile } from "../parts/ridges.ts";
import { paintGlow } from "../parts/sky.ts";
import { treeLinePath } from "../parts/trees.ts";
import { drawClothes } from "../portrait/clothes.ts";
import { drawBeard, drawFace, drawNeck } from "../portrait/face.ts";
import type { Guide } from "../portrait/guide.ts";
import { drawBackHair, drawFrontHair } from "../portrait/hair.ts";
import { drawHat, drawHood } from "../portrait/hats.ts";
import { round, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintSummits, type MountainsOptions } from "./mountains.ts";
import type { Scene } from "./scene.ts";

export interface PortraitOptions {
  guide: Guide;
  heaven: Heaven;
  peaks?: MountainsOptions["peaks"];
  snow?: number;
  /** Turns the light to the other side. */
  flip?: boolean;
}

function paintBackdrop(sheet: Sheet, options: PortraitOptions): void {
  const { height, unit, palette } = sheet;
  const light = paintHeaven(sheet, options.heaven);
  const line = options.heaven.horizon * height;
  if (options.peaks) {
    paintSummits(sheet, {
      peaks: options.peaks,
      snow: options.snow ?? 0.4,
      base: line + 120 * unit,
      light,
      haze: 0.85,
    });
    paintMist(sheet, line + 80 * unit, 130 * unit, 0.7);
  }
  for (let i = 0; i < 3; i++) {
    const base = line + (70 + i * 84) * unit;
    const profile = createProfile(sheet, {
      base,
      swing: (36 + i * 10) * unit,
      waves: 1.4 + i * 0.4,
      octaves: 4,
    });
    const color = mix(
      mix(landColor(sheet, 0.16 + i * 0.2), palette.foliage[1], 0.25),
      palette.mist,
      0.42 - i * 0.08,
    );
    const rows = treeLinePath(sheet, profile, {
      height: (24 + 22 * i) * unit,
      spacing: (9 + 6 * i) * unit,
    });
    const fill = sheet.fade(base - 40 * unit, base + 190 * unit, [
      [0, color],
      [1, mix(color, palette.mist, 0.5)],
    ]);
    sheet.add(
      `<path d="${rows}" fill="${color}"/><path d="${underProfile(sheet, profile)}" fill="${fill}"/>`,
    );
    paintMistBanks(sheet, base + 90 * unit, 4, 0.35);
  }
}

/** A guide, head and shoulders, before the land that they know. */
export function drawPortrait(options: PortraitOptions): Scene {
  return (sheet) => {
    const { width, height, palette } = sheet;
    paintBackdrop(sheet, options);
    const { guide } = options;
    const rim = mix(palette.sun, palette.glow, 0.5);
    const scale = (height / 1000) * 1.15;
    const x = width * 0.5;
    const y = height * 0.42;
    paintGlow(sheet, [x, y], height * 0.42, palette.mist, 0.45);
    const svg =
      drawHood(guide) +
      drawBackHair(guide) +
      drawNeck(sheet, guide) +
      drawClothes(sheet, guide, rim);
    const head = drawFace(sheet, guide) + drawBeard(guide) + drawFrontHair(guide) + drawHat(guide);
    const sign = options.flip ? -1 : 1;
    sheet.add(
      `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale * sign)} ${round(scale)})">${svg}${head}</g>`,
    );
    return [0.5, (y - 10) / height];
  };
}
