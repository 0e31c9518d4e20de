import { lighten, mix } from "../color.ts";
import { paintReindeer } from "../figures/animals.ts";
import { paintHiker } from "../figures/people.ts";
import { paintChum, paintSmoke } from "../figures/shelters.ts";
import { paintBirds, paintJeep } from "../figures/travel.ts";
import { paintGrass, paintGround, paintStones } from "../parts/foreground.ts";
import { paintMist } from "../parts/mist.ts";
import { createProfile, landColor, paintRidge } from "../parts/ridges.ts";
import { paintGlow } from "../parts/sky.ts";
import { ripplePath } from "../parts/water.ts";
import { round, type Point } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintSummits, type MountainsOptions } from "./mountains.ts";
import type { Scene } from "./scene.ts";

export interface TundraOptions {
  heaven: Heaven;
  peaks?: MountainsOptions["peaks"];
  feature: "chums" | "deer" | "geysers" | "jeep" | "hikers";
}

/** Open land under a great sky: flat colours, ponds that hold the light, life on the horizon. */
export function drawTundra(options: TundraOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette, random } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const x = (light < 0 ? 0.66 : 0.34) * width;
    for (let i = 0; i < 3; i++) {
      const base = line - (34 - i * 18) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: (58 - 14 * i) * unit,
        waves: 1.5 + i * 0.4,
        octaves: 4,
        sharp: 0.25,
      });
      if (i === 1 && options.peaks)
        paintSummits(sheet, {
          peaks: options.peaks,
          snow: 0.5,
          base: line + 44 * unit,
          light,
          steep: 1.4,
        });
      paintRidge(sheet, profile, {
        color: mix(landColor(sheet, 0.06 + i * 0.16), palette.mist, 0.26 - i * 0.08),
        top: base - 40 * unit,
        depth: 130 * unit,
      });
    }
    paintMist(sheet, line + 30 * unit, 60 * unit, 0.6);
    const [lit, dark] = palette.ground;
    const bands = [
      mix(lit, palette.mist, 0.62),
      mix(mix(lit, palette.foliage[0], 0.3), palette.mist, 0.36),
      mix(lit, palette.mist, 0.18),
      mix(lit, palette.foliage[0], 0.35),
      mix(lit, dark, 0.4),
    ];
    bands.forEach((color, i) => {
      const base = line + (26 + i * i * 12 + i * 22) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: (17 + i * 7) * unit,
        waves: 2.4 - i * 0.3,
        octaves: 4,
        lean: (t) => (i % 2 ? t : 1 - t) * -(20 + i * 13) * unit,
      });
      paintRidge(sheet, profile, {
        color,
        top: base,
        depth: 150 * unit,
        haze: mix(color, i < 3 ? palette.mist : dark, 0.5),
        hazeAmount: 0.7,
      });
      if (i < 3) paintMist(sheet, base + (60 + i * 14) * unit, 50 * unit, 0.4 - i * 0.1);
      let ponds = "";
      for (let p = 0; p < (i < 4 ? 2 : 0); p++) {
        const px = random.next() * width;
        const long = random.between(110, 300) * unit * (0.5 + i * 0.2);
        const py = base + (34 + i * 12) * unit;
        ponds +=
          ripplePath(px, py, long, (5 + i * 4) * unit) +
          ripplePath(px + long * 0.3, py + (3 + i * 2) * unit, long * 0.7, (4 + i * 3) * unit);
      }
      sheet.add(
        `<path d="${ponds}" fill="${mix(palette.water[0], palette.sky.at(-1) ?? palette.mist, 0.4)}" fill-opacity="0.55"/>`,
      );
      let tufts = "";
      for (let n = 0; n < 70; n++) {
        const r = random.between(3, 9) * unit * (0.5 + i * 0.3);
        tufts += `M${round(random.next() * width)} ${round(base + random.between(8, 46) * unit)}a${round(r)} ${round(r * 0.5)} 0 0 1 ${round(r * 2)} 0z`;
      }
      sheet.add(`<path d="${tufts}" fill="${mix(color, dark, 0.45)}" fill-opacity="0.6"/>`);
    });
    const stand = line + 150 * unit;
    const body = lighten(palette.near, -0.02);
    let focus: Point = [x, stand - 30 * unit];
    if (options.feature === "chums") {
      paintChum(
        sheet,
        [x + 180 * unit, stand - 20 * unit],
        108 * unit,
        mix("#a3835f", palette.near, 0.2),
      );
      paintChum(
        sheet,
        [x - 150 * unit, stand - 8 * unit],
        122 * unit,
        mix("#b08d66", palette.near, 0.15),
        false,
      );
      paintChum(
        sheet,
        [x + 10 * unit, stand + 18 * unit],
        168 * unit,
        mix("#bd9a70", palette.near, 0.1),
      );
      paintReindeer(sheet, [x - 330 * unit, stand + 40 * unit], 84 * unit, body);
      paintReindeer(sheet, [x - 420 * unit, stand + 34 * unit], 70 * unit, body, true);
    } else if (options.feature === "geysers") {
      for (const [dx, dy, rise] of [
        [-260, -30, 250],
        [240, -16, 300],
        [0, 26, 460],
      ] as const) {
        paintSmoke(
          sheet,
          [x + dx * unit, stand + dy * unit],
          rise * unit,
          palette.snow[0],
          light * -0.2,
        );
        paintGlow(sheet, [x + dx * unit, stand + dy * unit], 90 * unit, palette.snow[0], 0.7, 0.2);
      }
      focus = [x, stand - 90 * unit];
    } else if (options.feature === "jeep") {
      paintJeep(sheet, [x, stand + 20 * unit], 88 * unit, palette.accent, light > 0);
    } else if (options.feature === "deer") {
      [
        [0, 30, 124],
        [110, 6, 92],
        [-150, 10, 88],
        [220, 20, 74],
        [-240, 0, 62],
      ].forEach(([dx = 0, dy = 0, size = 80], i) =>
        paintReindeer(
          sheet,
          [x + dx * unit, stand + dy * unit],
          size * unit,
          mix("#6a4a36", body, 0.5),
          i % 2 === 1,
        ),
      );
    }
    const ground = paintGround(sheet, {
      base: height * 0.98,
      swing: 20 * unit,
      waves: 1.6,
      octaves: 4,
      lean: (t) => (light < 0 ? -t : t - 1) * 40 * unit,
    });
    paintGrass(sheet, ground, {
      color: mix(lit, dark, 0.25),
      count: 520,
      depth: 110 * unit,
      size: 20,
      opacity: 0.7,
    });
    paintStones(
      sheet,
      [
        [width - x, height * 0.975, 62 * unit],
        [width - x + 96 * unit, height * 0.985, 34 * unit],
      ],
      mix(palette.near, palette.lit, 0.4),
      palette.near,
    );
    if (options.feature === "geysers" || options.feature === "hikers") {
      [0, 1, 2].forEach((i) =>
        paintHiker(
          sheet,
          [x + (i * 76 - 40) * unit, ground(x) + (options.feature === "hikers" ? 8 : 14) * unit],
          (96 - i * 5) * unit,
          { body, pack: i === 1 ? palette.snow[0] : palette.accent },
          light > 0,
        ),
      );
      if (options.feature === "hikers") focus = [x, ground(x) - 50 * unit];
    }
    paintBirds(
      sheet,
      [width - x, height * 0.26],
      14 * unit,
      8,
      mix(palette.near, palette.mist, 0.2),
    );
    return [focus[0] / width, focus[1] / height];
  };
}
