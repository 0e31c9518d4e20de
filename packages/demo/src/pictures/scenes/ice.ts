import { lighten, mix } from "../color.ts";
import { paintSkier, paintStander } from "../figures/people.ts";
import { paintTent } from "../figures/shelters.ts";
import { paintJeep } from "../figures/travel.ts";
import { paintMist } from "../parts/mist.ts";
import { ripplePath } from "../parts/water.ts";
import { pathOf, round, type Point, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintSummits, type MountainsOptions } from "./mountains.ts";
import { paintStack } from "./sea-rocks.ts";
import type { Scene } from "./scene.ts";

export interface IceOptions {
  heaven: Heaven;
  peaks: MountainsOptions["peaks"];
  feature: "skaters" | "rock" | "car" | "camp";
}

/** Cracks that fork over the ice and run together at the horizon. */
function paintCracks(sheet: Sheet, horizon: number): void {
  const { width, height, unit, random, palette } = sheet;
  const flat = (x: number, depth: number): Point => {
    const t = depth ** 1.7;
    return [
      width * 0.5 + (x - 0.5) * width * (0.5 + 2.4 * t),
      horizon + (height * 1.05 - horizon) * t,
    ];
  };
  const draw = (
    x: number,
    depth: number,
    dx: number,
    dd: number,
    steps: number,
    weight: number,
  ): string => {
    const left: Point[] = [];
    const right: Point[] = [];
    let d = "";
    for (let i = 0; i < steps; i++) {
      const [px, py] = flat(x, depth);
      const w = weight * unit * (0.3 + 3.6 * depth ** 1.7) * (1 - i / steps);
      left.push([px - w, py - w * 0.25]);
      right.push([px + w, py + w * 0.25]);
      if (i > 1 && weight > 0.8 && random.chance(0.34))
        d += draw(
          x,
          depth,
          dx + random.between(-0.05, 0.05),
          dd * random.between(-0.4, 1.2),
          Math.round(steps * 0.6),
          weight * 0.5,
        );
      x += dx + random.between(-0.022, 0.022);
      depth = Math.max(0.02, Math.min(1.05, depth + dd * random.between(0.4, 1.5)));
    }
    return d + pathOf([...left, ...right.toReversed()]);
  };
  let cracks = "";
  for (let i = 0; i < 12; i++)
    cracks += draw(
      random.next(),
      random.between(0.05, 0.9),
      random.between(-0.05, 0.05),
      random.between(0.02, 0.07),
      13,
      random.between(0.8, 1.7),
    );
  sheet.add(
    `<path d="${cracks}" fill="${lighten(palette.water[1], -0.12)}" fill-opacity="0.4" transform="translate(0 ${round(4 * unit)})"/>`,
  );
  sheet.add(`<path d="${cracks}" fill="${palette.snow[0]}" fill-opacity="0.92"/>`);
}

/** The ice of a great lake: turquoise depth, white cracks, far snowy shore, small people. */
export function drawIce(options: IceOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette, random } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const horizon = options.heaven.horizon * height;
    paintSummits(sheet, {
      peaks: options.peaks,
      snow: 0.85,
      base: horizon + 8 * unit,
      light,
      haze: 0.6,
    });
    paintMist(sheet, horizon - 14 * unit, 70 * unit, 0.75);
    const [far, near] = palette.water;
    const fill = sheet.fade(horizon, height, [
      [0, mix(far, palette.mist, 0.3)],
      [0.22, mix(far, near, 0.35)],
      [0.6, mix(near, "#1f8fa8", 0.4)],
      [1, lighten(mix(near, "#0f6f8c", 0.6), -0.1)],
    ]);
    sheet.add(
      `<rect y="${round(horizon)}" width="${width}" height="${round(height - horizon)}" fill="${fill}"/>`,
    );
    let drifts = "";
    for (let i = 0; i < 26; i++) {
      const t = random.next();
      drifts += ripplePath(
        random.next() * width,
        horizon + (height - horizon) * t ** 1.6,
        width * (0.06 + 0.26 * t) * random.between(0.4, 1),
        (2 + 12 * t) * unit,
      );
    }
    sheet.add(`<path d="${drifts}" fill="${palette.snow[0]}" fill-opacity="0.4"/>`);
    paintCracks(sheet, horizon);
    const x = (light < 0 ? 0.66 : 0.34) * width;
    const foot = horizon + 150 * unit;
    const body = lighten(palette.near, -0.08);
    const shadow = (sx: number, sy: number, long: number) =>
      sheet.add(
        `<path d="${ripplePath(sx - light * long * 0.3, sy, long, 7 * unit)}${ripplePath(sx, sy + 10 * unit, long * 0.35, 5 * unit)}" fill="${lighten(near, -0.22)}" fill-opacity="0.5"/>`,
      );
    if (options.feature === "rock") {
      paintStack(sheet, [x + 0.14 * width, horizon + 46 * unit], 200 * unit, 220 * unit, light);
      paintStack(sheet, [x, horizon + 56 * unit], 300 * unit, 330 * unit, light);
    }
    if (options.feature === "car") {
      shadow(x, foot + 2 * unit, 250 * unit);
      paintJeep(sheet, [x, foot], 96 * unit, palette.accent, light > 0);
    } else if (options.feature === "camp") {
      paintTent(sheet, [x, foot + 20 * unit], 88 * unit, palette.accent, palette.lampsOn);
      paintStander(sheet, [x - 150 * unit, foot + 24 * unit], 76 * unit, body, palette.shade);
    } else {
      const s = options.feature === "rock" ? 76 : 112;
      shadow(x - 0.05 * width, foot + 33 * unit, s * 1.7 * unit);
      shadow(x + 0.05 * width, foot + 9 * unit, s * 1.5 * unit);
      paintSkier(
        sheet,
        [x - 0.05 * width, foot + 30 * unit],
        s * unit,
        body,
        palette.accent,
        light > 0,
      );
      paintSkier(
        sheet,
        [x + 0.05 * width, foot + 6 * unit],
        s * 0.85 * unit,
        body,
        mix(palette.shade, palette.near, 0.3),
        light > 0,
      );
    }
    return [
      x / width,
      (options.feature === "rock" ? horizon - 20 * unit : foot - 30 * unit) / height,
    ];
  };
}
