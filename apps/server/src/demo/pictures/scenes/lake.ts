import { lighten, mix } from "../color.ts";
import { paintBear } from "../figures/animals.ts";
import { paintWoodenChurch } from "../figures/landmarks.ts";
import { paintStander } from "../figures/people.ts";
import { paintCampfire, paintHut, paintTent } from "../figures/shelters.ts";
import { paintBirds } from "../figures/travel.ts";
import { paintKayak, paintRowboat } from "../figures/vessels.ts";
import { paintGrass, paintGround, paintStones } from "../parts/foreground.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { bump, createProfile, landColor, paintRidge, underProfile } from "../parts/ridges.ts";
import { paintPine, treeLinePath } from "../parts/trees.ts";
import { paintGlitter, paintReflection, paintRipples, paintWater } from "../parts/water.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintSummits, type MountainsOptions } from "./mountains.ts";
import type { Scene } from "./scene.ts";

export interface LakeOptions {
  heaven: Heaven;
  peaks?: MountainsOptions["peaks"];
  snow?: number;
  feature: "rowboat" | "kayak" | "hut" | "church" | "tent" | "bear" | "campfire";
  /** Pines on the near bank, on one side or none. */
  frame?: "left" | "right";
  mist?: number;
}

/** An island or a spit with its trees, standing on the shore line. */
function paintSpit(sheet: Sheet, from: number, to: number, shore: number, depth: number, trees: number): void {
  const { width, unit, palette } = sheet;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const profile = (x: number) => {
    const d = Math.abs(x / width - middle) / half;
    return shore - (d < 1 ? (1 - d * d) * 26 * unit : -6 * unit);
  };
  const color = mix(mix(landColor(sheet, depth), palette.foliage[1], 0.45), palette.mist, Math.max(0, 0.42 - depth * 0.5));
  sheet.add(`<path d="${treeLinePath(sheet, profile, { height: trees * unit, spacing: trees * 0.3 * unit, from, to, vary: 0.6, density: (t) => Math.max(0.15, 1 - (Math.abs(t - middle) / half) ** 2) })}" fill="${color}"/>`);
  const points: Point[] = [];
  for (let t = from; t <= to + 0.001; t += (to - from) / 24) points.push([t * width, profile(t * width)]);
  sheet.add(`<path d="${pathOf([...points, [to * width, shore + 3 * unit], [from * width, shore + 3 * unit]])}" fill="${mix(color, palette.near, 0.15)}"/>`);
}

function paintFarShore(sheet: Sheet, options: LakeOptions, shore: number, light: -1 | 1): void {
  const { unit, palette } = sheet;
  const hills = options.peaks ? 1 : 3;
  if (options.peaks) {
    paintSummits(sheet, { peaks: options.peaks, snow: options.snow ?? 0.4, base: shore + 16 * unit, light, haze: 0.7 });
    paintMist(sheet, shore - 40 * unit, 80 * unit, 0.55);
  }
  for (let i = 0; i < hills; i++) {
    const depth = options.peaks ? 0.45 : 0.08 + i * 0.2;
    const base = shore - (options.peaks ? 14 : 92 - i * 40) * unit;
    const profile = createProfile(sheet, { base, swing: 40 * unit, waves: 2 + i, octaves: 4, lean: (t) => bump(t, i % 2 ? 0.1 : 0.85, 0.5, -46 * unit) });
    const color = mix(mix(landColor(sheet, depth), palette.foliage[1], depth * 0.6), palette.mist, 0.28 - i * 0.06);
    sheet.add(`<path d="${treeLinePath(sheet, profile, { height: (17 + i * 7) * unit, spacing: (6 + i * 2) * unit })}" fill="${color}"/>`);
    if (options.peaks) sheet.add(`<path d="${underProfile(sheet, profile, shore)}" fill="${color}"/>`);
    else paintRidge(sheet, profile, { color, top: base - 40 * unit, depth: 130 * unit, hazeAmount: 0.6 });
    if (!options.peaks) paintMistBanks(sheet, base + 44 * unit, 5, (options.mist ?? 0.4) * 0.9);
  }
}

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
        paintWoodenChurch(sheet, [x, shore - 18 * unit], 270 * unit, mix(palette.near, palette.shade, 0.18), palette.lit);
      } else if (!options.peaks) {
        paintSpit(sheet, light < 0 ? 0.02 : 0.62, light < 0 ? 0.38 : 0.98, shore, 0.5, 62);
        if (options.feature === "hut") paintSpit(sheet, light < 0 ? 0.48 : -0.1, light < 0 ? 1.1 : 0.52, shore + 4 * unit, 0.75, 112);
      }
      if (options.feature === "hut") paintHut(sheet, [x, shore + 2 * unit], 92 * unit, { wall: mix("#7a4a33", palette.near, 0.3), roof: mix(palette.near, palette.shade, 0.3), smoke: true });
    });
    sheet.add(land);
    paintWater(sheet, shore);
    paintReflection(sheet, land, shore, 0.5);
    if (options.heaven.kind !== "hidden") {
      paintGlitter(sheet, { x: options.heaven.light[0] * width, top: shore + 6 * unit, bottom: height * 0.97, width: 66 * unit, color: palette.sun, opacity: 0.6 });
    }
    paintRipples(sheet, { top: shore + 6 * unit, bottom: height, count: 120, color: palette.water[0], opacity: 0.45 });
    paintRipples(sheet, { top: shore + 60 * unit, bottom: height, count: 46, color: lighten(palette.water[1], -0.08), opacity: 0.4 });
    paintMist(sheet, shore, 46 * unit, options.mist ?? 0.45);
    paintBirds(sheet, [width - x, height * 0.27], 12 * unit, 5, mix(palette.near, palette.mist, 0.2));
    const focus = paintLakeFeature(sheet, options.feature, x, shore);
    if (options.frame) paintBank(sheet, options.frame);
    return [focus[0] / width, focus[1] / height];
  };
}

function paintLakeFeature(sheet: Sheet, feature: LakeOptions["feature"], x: number, shore: number): Point {
  const { width, height, unit, palette } = sheet;
  if (feature === "church") return [x, shore - 90 * unit];
  if (feature === "hut") {
    const plank = mix(palette.near, palette.shade, 0.3);
    sheet.add(`<path d="${pathOf([[x - 60 * unit, shore + 8 * unit], [x - 38 * unit, shore + 8 * unit], [x - 76 * unit, shore + 104 * unit], [x - 128 * unit, shore + 104 * unit]])}" fill="${plank}"/>`);
    paintGlitter(sheet, { x: x + 32 * unit, top: shore + 6 * unit, bottom: shore + 150 * unit, width: 22 * unit, color: palette.lamp, opacity: 0.8 });
    paintStander(sheet, [x - 98 * unit, shore + 96 * unit], 64 * unit, palette.near, palette.accent);
    return [x, shore - 20 * unit];
  }
  if (feature === "rowboat" || feature === "kayak") {
    const place: Point = [x, shore + (height - shore) * 0.42];
    if (feature === "rowboat") paintRowboat(sheet, place, 74 * unit, palette.accent);
    else paintKayak(sheet, place, 72 * unit, palette.accent, x > width / 2);
    if (feature === "kayak") paintKayak(sheet, [x + (x > width / 2 ? 1 : -1) * 230 * unit, place[1] - 64 * unit], 50 * unit, palette.snow[0], x > width / 2);
    return [place[0], place[1] - 20 * unit];
  }
  const side = x / width;
  const ground = paintGround(sheet, { base: height * 0.97, swing: 12 * unit, waves: 1.3, octaves: 3, lean: (t) => bump(t, side + (side > 0.5 ? 0.14 : -0.14), 0.56, -118 * unit) });
  paintGrass(sheet, ground, { color: mix(palette.ground[0], palette.ground[1], 0.3), count: 420, depth: 150 * unit, opacity: 0.6 });
  const foot: Point = [x, ground(x) + 22 * unit];
  if (feature === "tent") {
    paintTent(sheet, foot, 96 * unit, palette.accent, palette.lampsOn);
    paintStander(sheet, [x - 150 * unit, ground(x - 150 * unit) + 16 * unit], 78 * unit, palette.near, palette.snow[0]);
  } else if (feature === "bear") {
    paintBear(sheet, foot, 80 * unit, mix("#5a3a28", palette.near, 0.45), x > width / 2);
    paintBear(sheet, [x + 190 * unit, ground(x + 190 * unit) + 30 * unit], 40 * unit, mix("#5a3a28", palette.near, 0.35), x > width / 2);
  } else {
    paintCampfire(sheet, foot, 64 * unit);
    paintStander(sheet, [x - 104 * unit, foot[1] + 4 * unit], 86 * unit, palette.near, mix(palette.near, palette.accent, 0.4));
    paintStander(sheet, [x + 96 * unit, foot[1] + 4 * unit], 80 * unit, palette.near, mix(palette.near, palette.accent, 0.25));
  }
  return [foot[0], foot[1] - 36 * unit];
}

/** A near bank with pines that frame the water. */
function paintBank(sheet: Sheet, side: "left" | "right"): void {
  const { width, height, unit, palette } = sheet;
  const place = (t: number) => (side === "left" ? t : 1 - t) * width;
  const ground = paintGround(sheet, { base: height * 1.03, swing: 14 * unit, waves: 2, sharp: 0.3, octaves: 4, lean: (t) => bump(t, side === "left" ? 0 : 1, 0.5, -128 * unit) });
  const colors = { trunk: mix(palette.near, "#6b3a26", 0.35), crown: mix(palette.foliage[1], palette.near, 0.35), light: mix(palette.foliage[1], palette.foliage[0], 0.45) };
  const lean = side === "left" ? 0.1 : -0.1;
  for (const [t, tall] of [[0.16, 480], [0.03, 640], [0.09, 760]] as const) {
    paintPine(sheet, { x: place(t), foot: ground(place(t)) + 16 * unit, height: tall * unit, lean: lean * tall * 0.0013 }, colors);
  }
  paintStones(sheet, [[place(0.24), height * 0.99, 52 * unit], [place(0.3), height * 1.0, 30 * unit]], mix(palette.near, palette.lit, 0.35), lighten(palette.near, 0.03));
  paintGrass(sheet, ground, { color: mix(palette.ground[0], palette.ground[1], 0.4), count: 160, depth: 110 * unit, opacity: 0.6 });
}
