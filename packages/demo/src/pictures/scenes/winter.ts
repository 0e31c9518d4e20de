import { lighten, mix } from "../color.ts";
import { paintHiker, paintSkier } from "../figures/people.ts";
import { paintHut } from "../figures/shelters.ts";
import { paintGround, paintTrail } from "../parts/foreground.ts";
import { paintMistBanks } from "../parts/mist.ts";
import { bump, createProfile, underProfile } from "../parts/ridges.ts";
import { sprucePath, spruceLight, treeLinePath } from "../parts/trees.ts";
import { round, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";

export interface WinterOptions {
  heaven: Heaven;
  feature: "hut" | "skier" | "walkers";
}

/** A spruce under snow: dark boughs, a white load on each. */
function paintSnowSpruce(
  sheet: Sheet,
  x: number,
  foot: number,
  height: number,
  light: -1 | 1,
  air: number,
): void {
  const { palette } = sheet;
  const tone = (color: string) => mix(color, palette.mist, air);
  sheet.add(
    `<path d="${sprucePath(sheet, x, foot, height, 0.42)}" fill="${tone(mix(palette.foliage[1], palette.foliage[0], 0.2))}"/>` +
      `<path d="${spruceLight(sheet, x, foot, height, -light as -1 | 1, 0.44)}" fill="${tone(palette.snow[1])}"/>` +
      `<path d="${spruceLight(sheet, x, foot, height, light, 0.46)}${spruceLight(sheet, x, foot - height * 0.03, height * 0.96, light, 0.34)}" fill="${tone(palette.snow[0])}"/>`,
  );
}

/** A winter forest: snow on every bough, blue shade on drifts, warmth in a window. */
export function drawWinter(options: WinterOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette, random } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const gap = light < 0 ? 0.62 : 0.38;
    for (let i = 0; i < 3; i++) {
      const base = line + (i * 46 - 10) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: (60 - i * 12) * unit,
        waves: 1.5 + i * 0.5,
        octaves: 4,
      });
      const color = mix(
        mix(palette.far, palette.foliage[0], 0.25 + i * 0.25),
        palette.mist,
        0.45 - i * 0.14,
      );
      sheet.add(
        `<path d="${treeLinePath(sheet, profile, { height: (24 + i * 20) * unit, spacing: (7 + i * 4) * unit })}" fill="${color}"/>`,
      );
      const fill = sheet.fade(base - 30 * unit, base + 110 * unit, [
        [0, mix(color, palette.snow[1], 0.3)],
        [1, palette.snow[0]],
      ]);
      sheet.add(`<path d="${underProfile(sheet, profile)}" fill="${fill}"/>`);
      paintMistBanks(sheet, base + 44 * unit, 4, 0.5);
    }
    const [lit, shade] = palette.snow;
    let focus = line;
    for (let i = 0; i < 3; i++) {
      const base = line + (140 + i * 92) * unit;
      const drift = paintGround(
        sheet,
        {
          base,
          swing: (16 + i * 6) * unit,
          waves: 1.3,
          octaves: 3,
          lean: (t) => -bump(t, gap, 0.5, -70 * unit) - 66 * unit * Math.abs(t - gap),
        },
        { lit, dark: mix(lit, shade, 0.85 - i * 0.2) },
      );
      const count = 13 - i * 2;
      for (let n = 0; n < count; n++) {
        const t = (n + random.between(0.15, 0.85)) / count;
        const open = Math.min(1, Math.abs(t - gap) / (0.2 + i * 0.07));
        if (open < 0.9) continue;
        const size =
          (104 + i * 100) * random.between(0.7, 1.25) * unit * (0.8 + 0.5 * Math.abs(t - gap));
        paintSnowSpruce(
          sheet,
          t * width,
          drift(t * width) + 10 * unit,
          size,
          light,
          0.42 - i * 0.18,
        );
      }
      if (i === 1) {
        focus = drift(gap * width) - 14 * unit;
        paintWinterFeature(sheet, options.feature, gap * width, focus + 14 * unit);
      }
      let shadows = "";
      for (let n = 0; n < 16; n++) {
        const x = random.next() * width;
        const y = drift(x) + random.between(26, 90) * unit;
        const long = random.between(90, 300) * unit;
        shadows += `M${round(x)} ${round(y)}q${round(long / 2)} ${round(-12 * unit)} ${round(long)} 0q${round(-long / 2)} ${round(6 * unit)} ${round(-long)} 0Z`;
      }
      sheet.add(`<path d="${shadows}" fill="${shade}" fill-opacity="0.35"/>`);
    }
    for (const [t, tall] of light < 0
      ? [
          [0.02, 720],
          [0.16, 520],
          [0.98, 560],
        ]
      : [
          [0.98, 720],
          [0.84, 520],
          [0.02, 560],
        ]) {
      paintSnowSpruce(sheet, (t ?? 0) * width, height * 1.02, (tall ?? 500) * unit, light, 0);
    }
    let flakes = "";
    for (let i = 0; i < 130; i++) {
      const r = random.between(1, 3.2) * unit;
      flakes += `M${round(random.next() * width)} ${round(random.next() * height)}m${round(-r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
    }
    sheet.add(`<path d="${flakes}" fill="${palette.sun}" fill-opacity="0.7"/>`);
    return [gap, focus / height];
  };
}

function paintWinterFeature(
  sheet: Sheet,
  feature: WinterOptions["feature"],
  x: number,
  y: number,
): void {
  const { width, height, unit, palette } = sheet;
  const body = lighten(palette.near, -0.06);
  paintTrail(
    sheet,
    [width * 0.5, height * 1.02],
    [x - 40 * unit, y + 12 * unit],
    90 * unit,
    mix(palette.snow[1], palette.snow[0], 0.25),
    0.8,
  );
  if (feature === "hut") {
    paintHut(sheet, [x, y + 26 * unit], 142 * unit, {
      wall: mix("#7a4a33", palette.near, 0.2),
      roof: palette.near,
      snowy: true,
      smoke: true,
    });
    paintHiker(sheet, [x - 190 * unit, y + 54 * unit], 70 * unit, { body, pack: palette.accent });
  } else if (feature === "skier") {
    paintSkier(sheet, [x, y + 40 * unit], 112 * unit, body, palette.accent);
    paintSkier(
      sheet,
      [x - 170 * unit, y + 56 * unit],
      120 * unit,
      body,
      mix(palette.shade, palette.near, 0.3),
    );
  } else {
    [0, 1, 2].forEach((i) =>
      paintHiker(sheet, [x + (i * 70 - 60) * unit, y + (40 - i * 4) * unit], (104 - i * 6) * unit, {
        body,
        pack: i === 1 ? palette.lamp : palette.accent,
      }),
    );
  }
}
