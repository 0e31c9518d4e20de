import { lighten, mix } from "../color.ts";
import { paintReindeer, paintRider } from "../figures/animals.ts";
import { paintHiker } from "../figures/people.ts";
import { paintTent } from "../figures/shelters.ts";
import { paintBirds } from "../figures/travel.ts";
import { paintGrass, paintGround, paintSpruceFrame, paintTrail } from "../parts/foreground.ts";
import { paintMistBanks, paintRays } from "../parts/mist.ts";
import { bump, createProfile, landColor, underProfile } from "../parts/ridges.ts";
import { treeLinePath } from "../parts/trees.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { at, type Scene } from "./scene.ts";

export interface TaigaOptions {
  heaven: Heaven;
  feature: "trail" | "riders" | "deer" | "tent";
  /** Colours the middle ranks with the lit foliage, as larches in autumn. */
  gold?: boolean;
}

/** Ranks of forest going into the mist, an opening with a trail, light falling in. */
export function drawTaiga(options: TaigaOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette, random } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const gap = light < 0 ? 0.6 : 0.4;
    const ranks = 6;
    for (let i = 0; i < ranks; i++) {
      const depth = i / (ranks - 1);
      const base = line + (height * 0.8 - line) * depth ** 1.2;
      const profile = createProfile(sheet, {
        base,
        swing: (58 - i * 3) * unit,
        waves: 1.1 + i * 0.3,
        octaves: 4,
        lean: (t) =>
          -bump(t, gap, 0.42, -70 * unit * depth) -
          (190 - 60 * depth) * unit * Math.abs(t - gap + (i % 2 ? 0.12 : -0.12)) ** 1.2,
      });
      const bed = mix(
        mix(landColor(sheet, depth * 0.9), palette.foliage[1], 0.5),
        palette.mist,
        0.46 * (1 - depth),
      );
      const rows = () =>
        treeLinePath(sheet, profile, {
          height: (26 + 122 * depth ** 1.5) * unit,
          spacing: (8 + 21 * depth) * unit,
          vary: 0.55,
          width: 0.3,
        });
      sheet.add(`<path d="${rows()}" fill="${bed}"/>`);
      if (options.gold && i > 0) {
        const larch = mix(
          mix(palette.foliage[0], palette.foliage[1], random.between(0.1, 0.4)),
          palette.mist,
          0.4 * (1 - depth),
        );
        sheet.add(`<path d="${rows()}" fill="${larch}"/>`);
      }
      const fill = sheet.fade(base - 40 * unit, base + 130 * unit, [
        [0, bed],
        [1, mix(bed, palette.mist, 0.72 - depth * 0.42)],
      ]);
      sheet.add(`<path d="${underProfile(sheet, profile)}" fill="${fill}"/>`);
      if (i < ranks - 1) paintMistBanks(sheet, base + 60 * unit, 5, 0.62 - depth * 0.34);
      if (i === 3 && options.heaven.kind !== "hidden")
        paintRays(sheet, at(sheet, options.heaven.light), 6, 0.34);
    }
    const ground = paintGround(sheet, {
      base: height * 0.84,
      swing: 14 * unit,
      waves: 1.2,
      octaves: 3,
      lean: (t) => -bump(t, gap, 0.5, -56 * unit),
    });
    const path = mix(palette.ground[0], palette.mist, 0.45);
    const x = gap * width;
    if (options.feature !== "deer")
      paintTrail(
        sheet,
        [width * (0.5 + light * 0.08), height * 1.03],
        [x, ground(x) + 4 * unit],
        190 * unit,
        path,
        0.6,
      );
    paintGrass(sheet, ground, {
      color: mix(palette.ground[0], palette.ground[1], 0.35),
      count: 560,
      depth: 150 * unit,
      opacity: 0.6,
    });
    paintBirds(
      sheet,
      [width * (gap + light * 0.16), height * 0.24],
      12 * unit,
      5,
      mix(palette.near, palette.mist, 0.25),
    );
    const body = lighten(palette.near, -0.03);
    const foot = ground(x) + 22 * unit;
    if (options.feature === "trail") {
      paintHiker(sheet, [x, foot], 100 * unit, { body, pack: palette.accent }, light > 0);
      paintHiker(
        sheet,
        [x - 0.05 * width, foot + 12 * unit],
        106 * unit,
        { body, pack: palette.snow[0] },
        light > 0,
      );
    } else if (options.feature === "riders") {
      paintRider(sheet, [x, foot], 120 * unit, body, palette.accent, light > 0);
      paintRider(
        sheet,
        [x - 0.09 * width, foot + 14 * unit],
        128 * unit,
        mix(body, "#5a3a28", 0.3),
        palette.snow[1],
        light > 0,
      );
    } else if (options.feature === "deer") {
      paintReindeer(sheet, [x, foot], 128 * unit, mix("#6a4a36", body, 0.35), light > 0);
      paintReindeer(
        sheet,
        [x + 0.08 * width, foot - 8 * unit],
        96 * unit,
        mix("#6a4a36", body, 0.5),
      );
    } else paintTent(sheet, [x, foot], 92 * unit, palette.accent, palette.lampsOn);
    const color = mix(palette.foliage[1], palette.near, 0.7);
    const shine = mix(palette.foliage[0], palette.near, 0.25);
    paintSpruceFrame(sheet, "left", {
      foot: height * 1.0,
      height: 660 * unit,
      count: gap > 0.5 ? 6 : 3,
      color,
      light: shine,
      spread: gap > 0.5 ? 0.24 : 0.12,
    });
    paintSpruceFrame(sheet, "right", {
      foot: height * 1.0,
      height: 560 * unit,
      count: gap > 0.5 ? 3 : 6,
      color,
      light: shine,
      spread: gap > 0.5 ? 0.13 : 0.24,
    });
    return [x / width, (foot - 50 * unit) / height];
  };
}
