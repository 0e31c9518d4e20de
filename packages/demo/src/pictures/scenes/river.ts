import { lighten, mix } from "../color.ts";
import { paintRider } from "../figures/animals.ts";
import { paintTent } from "../figures/shelters.ts";
import { paintBirds, paintJeep } from "../figures/travel.ts";
import { paintKayak } from "../figures/vessels.ts";
import { paintGrass, paintGround, paintSpruceFrame, paintStones } from "../parts/foreground.ts";
import { paintMist, paintMistBanks } from "../parts/mist.ts";
import { createProfile, landColor, paintRidge } from "../parts/ridges.ts";
import { treeLinePath } from "../parts/trees.ts";
import { ripplePath } from "../parts/water.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintSummits, type MountainsOptions } from "./mountains.ts";
import type { Scene } from "./scene.ts";

export interface RiverOptions {
  heaven: Heaven;
  peaks: MountainsOptions["peaks"];
  snow: number;
  feature: "raft" | "jeep" | "riders" | "tent";
}

/** The valley floor and the river that winds down it, wider with every bend. */
function paintStream(
  sheet: Sheet,
  top: number,
  x: number,
): (t: number) => readonly [center: number, half: number, y: number] {
  const { width, height, unit, palette, random } = sheet;
  const course = (t: number) => {
    const y = top + (height * 1.03 - top) * t ** 1.5;
    const bend = Math.sin(t * 8.2 + 0.5) * (0.02 + 0.19 * t ** 1.1) * (1.08 - t * 0.3);
    return [(x + bend + (0.44 - x) * t * 0.5) * width, (4 + 215 * t ** 1.9) * unit, y] as const;
  };
  const bank = (grow: number): string => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 70; i++) {
      const [cx, half, y] = course(i / 70);
      left.push([cx - half * grow - 2, y]);
      right.push([cx + half * grow + 2, y]);
    }
    return pathOf([...left, ...right.toReversed()]);
  };
  const fill = sheet.fade(top, height, [
    [0, palette.water[0]],
    [0.4, mix(palette.water[0], palette.water[1], 0.6)],
    [1, palette.water[1]],
  ]);
  sheet.add(
    `<path d="${bank(1.24)}" fill="${mix(mix(palette.ground[0], palette.snow[0], 0.45), palette.mist, 0.3)}"/><path d="${bank(1)}" fill="${fill}"/>`,
  );
  let light = "";
  for (let i = 0; i < 90; i++) {
    const t = random.between(0.15, 1);
    const [cx, half, y] = course(t);
    light += ripplePath(
      cx + random.between(-0.8, 0.8) * half,
      y,
      half * random.between(0.2, 0.7),
      unit * (0.8 + 3 * t),
    );
  }
  sheet.add(`<path d="${light}" fill="${palette.water[0]}" fill-opacity="0.55"/>`);
  return course;
}

/** A valley between wooded slopes with a river in its floor and mountains at its head. */
export function drawRiver(options: RiverOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const gap = light < 0 ? 0.58 : 0.42;
    paintSummits(sheet, {
      peaks: options.peaks,
      snow: options.snow,
      base: line + 60 * unit,
      light,
      haze: 0.7,
    });
    paintMist(sheet, line + 20 * unit, 100 * unit, 0.7);
    const floor = line + 60 * unit;
    const [lit, dark] = palette.ground;
    const meadow = sheet.fade(floor, height, [
      [0, mix(lit, palette.mist, 0.5)],
      [0.4, mix(lit, dark, 0.3)],
      [1, mix(lit, dark, 0.8)],
    ]);
    sheet.add(`<rect y="${floor}" width="${width}" height="${height - floor}" fill="${meadow}"/>`);
    const course = paintStream(sheet, floor + 6 * unit, gap);
    // Slopes come in from both sides in turn; each nearer one opens wider.
    for (let i = 0; i < 6; i++) {
      const depth = i / 5;
      const side = i % 2 ? 1 : -1;
      const edge = gap + side * (0.03 + 0.1 * depth);
      const base = floor + (4 + 84 * depth ** 1.6) * unit;
      const profile = createProfile(sheet, {
        base,
        swing: 22 * unit,
        waves: 2.5,
        octaves: 5,
        lean: (t) => {
          const d = (t - edge) * side;
          return d > 0
            ? -((d * (1.5 - depth * 0.35)) ** 1.15) * (330 + 90 * depth) * unit
            : 900 * unit * -d + 10;
        },
      });
      const color = mix(
        mix(landColor(sheet, 0.2 + depth * 0.7), palette.foliage[1], 0.5),
        palette.mist,
        0.4 * (1 - depth),
      );
      sheet.add(
        `<path d="${treeLinePath(sheet, profile, { height: (16 + 40 * depth) * unit, spacing: (6 + 9 * depth) * unit, from: side > 0 ? edge : -0.02, to: side > 0 ? 1.02 : edge })}" fill="${color}"/>`,
      );
      const bottom = base + (14 + 40 * depth) * unit;
      sheet.add(
        `<g clip-path="${sheet.clip(`M0 0H${width}V${bottom}H0Z`)}">${sheet.capture(() => paintRidge(sheet, profile, { color, top: base - 180 * unit, depth: 220 * unit, hazeAmount: 0.5 - 0.25 * depth }))}</g>`,
      );
      if (i < 5) paintMistBanks(sheet, base - 10 * unit, 4, 0.4 - depth * 0.22);
    }
    return paintRiverFeature(sheet, options.feature, course, gap);
  };
}

function paintRiverFeature(
  sheet: Sheet,
  feature: RiverOptions["feature"],
  course: (t: number) => readonly [number, number, number],
  gap: number,
): Point {
  const { width, height, unit, palette } = sheet;
  paintBirds(
    sheet,
    [width * (gap - 0.18), height * 0.28],
    12 * unit,
    5,
    mix(palette.near, palette.mist, 0.2),
  );
  const body = lighten(palette.near, -0.03);
  const frame = gap > 0.5 ? "left" : "right";
  const [cx, , cy] = course(0.74);
  let focus: Point = [cx, cy];
  if (feature === "raft") {
    paintKayak(sheet, [cx, cy], 64 * unit, palette.accent, gap < 0.5);
    const [bx, , by] = course(0.6);
    paintKayak(sheet, [bx, by], 42 * unit, palette.snow[0], gap < 0.5);
  }
  const side = gap > 0.5 ? 0.82 : 0.18;
  const ground = paintGround(sheet, {
    base: height * 1.03,
    swing: 12 * unit,
    waves: 1.6,
    octaves: 4,
    lean: (t) =>
      -150 * unit * Math.max(0, 1 - Math.abs(t - side) / 0.42) ** 1.4 -
      120 * unit * Math.max(0, 1 - Math.abs(t - (1 - side)) / 0.34) ** 1.5,
  });
  paintGrass(sheet, ground, {
    color: mix(palette.ground[0], palette.ground[1], 0.3),
    count: 420,
    depth: 120 * unit,
    opacity: 0.6,
  });
  const foot: Point = [side * width, ground(side * width) + 18 * unit];
  if (feature === "jeep") paintJeep(sheet, foot, 82 * unit, palette.accent, gap > 0.5);
  if (feature === "tent") paintTent(sheet, foot, 86 * unit, palette.accent, palette.lampsOn);
  if (feature === "riders")
    [0, 1].forEach((i) =>
      paintRider(
        sheet,
        [foot[0] + i * 120 * unit, ground(foot[0] + i * 120 * unit) + 16 * unit],
        108 * unit,
        body,
        i ? palette.snow[1] : palette.accent,
        gap > 0.5,
      ),
    );
  if (feature !== "raft") focus = [foot[0], foot[1] - 30 * unit];
  paintSpruceFrame(sheet, frame, {
    foot: height * 1.0,
    height: 470 * unit,
    count: 5,
    color: mix(palette.foliage[1], palette.near, 0.6),
    light: mix(palette.foliage[0], palette.near, 0.2),
    spread: 0.16,
  });
  paintStones(
    sheet,
    [[width * (1 - side), height * 0.99, 46 * unit]],
    mix(palette.near, palette.lit, 0.35),
    palette.near,
  );
  return [focus[0] / width, focus[1] / height];
}
