import { lighten, mix } from "../color.ts";
import { paintLighthouse } from "../figures/landmarks.ts";
import { paintHiker, paintStander } from "../figures/people.ts";
import { paintBirds } from "../figures/travel.ts";
import { paintSailboat, paintShip, paintWhaleTail } from "../figures/vessels.ts";
import { paintMist } from "../parts/mist.ts";
import { createProfile, landColor, paintRidge } from "../parts/ridges.ts";
import { paintGlitter, paintRipples, paintWater } from "../parts/water.ts";
import { pathOf, round, type Point, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import { paintCape, paintStack } from "./sea-rocks.ts";
import { at, type Scene } from "./scene.ts";

export interface SeaOptions {
  heaven: Heaven;
  feature: "lighthouse" | "ship" | "stacks" | "whale" | "sail" | "shaman-rock";
  /** A coast on the horizon. */
  coast?: boolean;
  shore?: "beach" | "none";
}

function paintBeach(sheet: Sheet, top: number): void {
  const { width, height, unit, palette, random } = sheet;
  const [lit, dark] = palette.ground;
  const line = (lift: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const t = i / 40;
      const y = top * height + (0.13 * (1 - t) ** 1.6 - 0.03) * height;
      return [t * width, y + Math.sin(t * 9 + lift) * 9 * unit + lift * 10 * unit];
    });
  const band = (lift: number, fill: string, opacity = 1) =>
    sheet.add(
      `<path d="${pathOf([...line(lift), [width, height + 4], [0, height + 4]])}" fill="${fill}" fill-opacity="${opacity}"/>`,
    );
  band(-2.6, palette.snow[0], 0.35);
  band(-1.2, palette.water[1], 0.5);
  band(-0.4, palette.snow[0], 0.9);
  band(0.6, mix(dark, palette.water[0], 0.45));
  band(3.4, mix(dark, lit, 0.28));
  band(7.5, mix(dark, lit, 0.1));
  let d = "";
  for (let i = 0; i < 160; i++) {
    const t = random.next();
    d += `M${round(t * width)} ${round(top * height + height * (0.06 + random.next() * 0.3))}h${round(random.between(2, 9) * unit)}v${round(2 * unit)}h${round(-4 * unit)}z`;
  }
  sheet.add(`<path d="${d}" fill="${lighten(dark, -0.06)}" fill-opacity="0.5"/>`);
}

/** Long swells with pale backs. */
function paintSwell(sheet: Sheet, horizon: number): void {
  const { width, height, unit, palette, random } = sheet;
  for (let i = 0; i < 6; i++) {
    const t = (i + 1) / 6;
    const y = horizon + (height - horizon) * t ** 1.5;
    const points: Point[] = [];
    const phase = random.between(0, 6);
    const waves = random.between(9, 13) * (1.5 - t);
    for (let x = -10; x <= width + 10; x += 12) {
      points.push([x, y - Math.abs(Math.sin((x / width) * waves + phase)) * 17 * unit * t]);
    }
    const fill = sheet.fade(y - 16 * unit, y + 46 * unit * t, [
      [0, mix(palette.water[1], palette.water[0], 0.42), 0.75],
      [1, palette.water[1], 0],
    ]);
    sheet.add(
      `<path d="${pathOf([...points, [width + 10, y + 46 * unit * t], [-10, y + 46 * unit * t]])}" fill="${fill}"/>`,
    );
  }
}

/** The sea under a big sky, with one thing on it that the eye goes to. */
export function drawSea(options: SeaOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const horizon = options.heaven.horizon * height;
    if (options.coast) {
      for (let i = 0; i < 2; i++) {
        const profile = createProfile(sheet, {
          base: horizon - (34 - 26 * i) * unit,
          swing: (58 - 22 * i) * unit,
          waves: 2 + i,
          sharp: 0.6,
          lean: (t) => (light < 0 ? -1 : 1) * (t - 0.5) * 80 * unit,
        });
        paintRidge(sheet, profile, {
          color: mix(landColor(sheet, 0.06 + i * 0.2), palette.mist, 0.3 - i * 0.2),
          top: horizon - 110 * unit,
          depth: 120 * unit,
          hazeAmount: 0.5,
        });
      }
    }
    paintWater(sheet, horizon);
    paintMist(sheet, horizon, 30 * unit, 0.5);
    paintSwell(sheet, horizon);
    paintRipples(sheet, {
      top: horizon + 4 * unit,
      bottom: height,
      count: 190,
      color: palette.water[0],
      opacity: 0.4,
    });
    paintRipples(sheet, {
      top: horizon + 30 * unit,
      bottom: height,
      count: 90,
      color: lighten(palette.water[1], -0.06),
      opacity: 0.35,
    });
    if (options.heaven.kind !== "hidden") {
      paintGlitter(sheet, {
        x: options.heaven.light[0] * width,
        top: horizon + 3 * unit,
        bottom: height,
        width: 90 * unit,
        color: palette.sun,
        opacity: 0.75,
      });
    }
    const focus = paintFeature(sheet, options.feature, horizon, light);
    if (options.shore === "beach") {
      paintBeach(sheet, 0.84);
      const foot: Point = [width * 0.19, height * 0.945];
      paintHiker(sheet, foot, 88 * unit, { body: palette.near, pack: palette.accent });
      paintStander(sheet, [width * 0.25, height * 0.95], 82 * unit, palette.near, palette.accent);
    }
    return [focus[0] / width, focus[1] / height];
  };
}

function paintFeature(
  sheet: Sheet,
  feature: SeaOptions["feature"],
  horizon: number,
  light: -1 | 1,
): Point {
  const { width, height, unit, palette } = sheet;
  const x = light < 0 ? 0.68 : 0.32;
  const birds = (place: Point) =>
    paintBirds(sheet, at(sheet, place), 12 * unit, 6, mix(palette.near, palette.mist, 0.2));
  if (feature === "lighthouse") {
    const top = paintCape(sheet, light < 0 ? "right" : "left", horizon);
    paintLighthouse(sheet, top, 330 * unit, palette.lampsOn, light);
    birds([1 - x, 0.3]);
    return [top[0], top[1] - 230 * unit];
  }
  if (feature === "ship") {
    paintShip(sheet, [x * width, horizon + 58 * unit], 96 * unit, palette.near);
    birds([x - 0.2 * light, 0.4]);
    return [x * width, horizon];
  }
  if (feature === "stacks" || feature === "shaman-rock") {
    const lone = feature === "shaman-rock";
    const stacks = lone
      ? ([
          [x + 0.02, 0.3, 0.17],
          [x - 0.13 * light * -1, 0.19, 0.11],
        ] as const)
      : ([
          [x - 0.15, 0.27, 0.055],
          [x, 0.38, 0.07],
          [x + 0.13, 0.22, 0.05],
        ] as const);
    for (const [sx, tall, wide] of stacks)
      paintStack(
        sheet,
        [sx * width, horizon + (lone ? 74 : 66) * unit],
        tall * height,
        wide * width,
        light,
      );
    birds([x + light * 0.16, 0.24]);
    return [x * width, horizon - 70 * unit];
  }
  if (feature === "sail") {
    paintSailboat(
      sheet,
      [x * width, horizon + 108 * unit],
      205 * unit,
      palette.snow[0],
      palette.accent,
    );
    paintSailboat(
      sheet,
      [(x + 0.16 * light) * width, horizon + 26 * unit],
      62 * unit,
      palette.snow[0],
      palette.near,
    );
    birds([x + 0.17 * light, 0.32]);
    return [x * width, horizon + 20 * unit];
  }
  const tail: Point = [x * width, horizon + 170 * unit];
  paintWhaleTail(sheet, tail, 180 * unit, mix(palette.near, palette.water[1], 0.2));
  birds([x + 0.2 * light, 0.36]);
  return [tail[0], tail[1] - 80 * unit];
}
