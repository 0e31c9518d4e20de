import { lighten, mix } from "../color.ts";
import { paintStander } from "../figures/people.ts";
import { paintBirds } from "../figures/travel.ts";
import { paintRowboat } from "../figures/vessels.ts";
import { paintMist } from "../parts/mist.ts";
import { paintGlow } from "../parts/sky.ts";
import { paintGlitter, paintReflection, paintRipples, paintWater } from "../parts/water.ts";
import { round, type Point, type Sheet } from "../sheet.ts";
import {
  paintBridge,
  paintCathedral,
  paintMosque,
  paintSpire,
  paintTowers,
} from "./city-landmarks.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";

export interface CityOptions {
  heaven: Heaven;
  landmark: "cathedral" | "spire" | "towers" | "bridge" | "mosque";
  /** Where the landmark stands, 0..1 across. */
  x: number;
}

/** A street front along the water: roofs of different make, windows of which some are lit. */
function paintFront(
  sheet: Sheet,
  shore: number,
  style: { low: number; high: number; color: string; lamps: number; glow: number },
): void {
  const { random, width, unit, palette } = sheet;
  let walls = "";
  let lit = "";
  let dim = "";
  for (let x = -20 * unit; x < width;) {
    const w = random.between(54, 132) * unit;
    const h = random.between(style.low, style.high) * unit;
    const top = shore - h;
    const roof = random.next();
    walls += `M${round(x)} ${round(shore)}V${round(top)}`;
    if (roof < 0.3)
      walls += `L${round(x + w / 2)} ${round(top - 24 * unit)}L${round(x + w)} ${round(top)}`;
    else if (roof < 0.6)
      walls += `l${round(8 * unit)} ${round(-18 * unit)}H${round(x + w - 8 * unit)}L${round(x + w)} ${round(top)}`;
    else
      walls += `H${round(x + w * 0.3)}v${round(-14 * unit)}h${round(10 * unit)}v${round(14 * unit)}H${round(x + w)}`;
    walls += `V${round(shore)}Z`;
    const rows = Math.max(2, Math.floor(h / (24 * unit)));
    const columns = Math.max(2, Math.floor(w / (19 * unit)));
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        const wx = x + ((c + 0.5) / columns) * w - 3 * unit;
        const wy = top + 9 * unit + (r * (h - 14 * unit)) / rows;
        const window = `M${round(wx)} ${round(wy)}h${round(6 * unit)}v${round(10 * unit)}h${round(-6 * unit)}z`;
        if (random.chance(style.lamps)) lit += window;
        else dim += window;
      }
    }
    x += w;
  }
  const fill = sheet.fade(shore - style.high * unit, shore, [
    [0, style.color],
    [1, mix(style.color, palette.near, 0.25)],
  ]);
  sheet.add(`<path d="${walls}" fill="${fill}"/>`);
  sheet.add(`<path d="${dim}" fill="${lighten(style.color, -0.06)}" fill-opacity="0.7"/>`);
  sheet.add(`<path d="${lit}" fill="${palette.lamp}" fill-opacity="${style.glow}"/>`);
}

/** A city on its river at a quiet hour: one landmark against the sky, lamps in the water. */
export function drawCity(options: CityOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    paintHeaven(sheet, options.heaven);
    const shore = options.heaven.horizon * height + 66 * unit;
    const x = options.x * width;
    const lamps = palette.lampsOn ? 0.42 : 0.1;
    const far = mix(mix(palette.far, palette.near, 0.2), palette.mist, 0.3);
    const middle = mix(palette.far, palette.near, 0.5);
    const close = mix(palette.shade, palette.near, 0.66);
    const land = sheet.capture(() => {
      paintFront(sheet, shore - 22 * unit, {
        low: 60,
        high: 116,
        color: far,
        lamps: lamps * 0.4,
        glow: 0.45,
      });
      paintMist(sheet, shore - 46 * unit, 70 * unit, 0.5);
      const colors = {
        wall: middle,
        light: mix(middle, palette.lit, 0.6),
        gold: mix(palette.lamp, palette.lit, 0.35),
      };
      const foot: Point = [x, shore - 8 * unit];
      if (options.landmark === "cathedral") paintCathedral(sheet, foot, 400 * unit, colors);
      else if (options.landmark === "spire") paintSpire(sheet, foot, 420 * unit, colors);
      else if (options.landmark === "mosque") paintMosque(sheet, foot, 350 * unit, colors);
      else if (options.landmark === "towers") paintTowers(sheet, foot, 470 * unit, colors);
      paintFront(sheet, shore, { low: 46, high: 92, color: close, lamps, glow: 0.95 });
      sheet.add(
        `<rect y="${round(shore - 14 * unit)}" width="${width}" height="${round(15 * unit)}" fill="${lighten(close, -0.07)}"/>`,
      );
    });
    sheet.add(land);
    paintWater(sheet, shore);
    paintReflection(sheet, land, shore, 0.5, 0.9);
    paintRipples(sheet, {
      top: shore + 4 * unit,
      bottom: height,
      count: 150,
      color: palette.water[0],
      opacity: 0.4,
    });
    paintRipples(sheet, {
      top: shore + 20 * unit,
      bottom: height,
      count: 80,
      color: lighten(palette.water[1], -0.06),
      opacity: 0.45,
    });
    if (options.heaven.kind !== "hidden") {
      paintGlitter(sheet, {
        x: options.heaven.light[0] * width,
        top: shore + 6 * unit,
        bottom: height * 0.96,
        width: 60 * unit,
        color: palette.sun,
        opacity: 0.65,
      });
    }
    if (palette.lampsOn) {
      for (let i = 0; i < 15; i++) {
        const lx = ((i + 0.5) / 15) * width;
        paintGlow(sheet, [lx, shore - 16 * unit], 24 * unit, palette.lamp, 0.9);
        paintGlitter(sheet, {
          x: lx,
          top: shore + 4 * unit,
          bottom: shore + 110 * unit,
          width: 9 * unit,
          color: palette.lamp,
          opacity: 0.55,
        });
      }
    }
    if (options.landmark === "bridge") paintBridge(sheet, shore, x);
    paintBirds(
      sheet,
      [width * (1 - options.x), height * 0.26],
      12 * unit,
      6,
      mix(palette.near, palette.mist, 0.2),
    );
    paintEmbankment(sheet, options.x);
    return [options.x, (shore - 130 * unit) / height];
  };
}

/** The near parapet with a street lamp and two people who look at the water. */
function paintEmbankment(sheet: Sheet, away: number): void {
  const { width, height, unit, palette } = sheet;
  const x = (away > 0.5 ? 0.24 : 0.76) * width;
  const stone = lighten(palette.near, 0.01);
  paintRowboat(
    sheet,
    [(away > 0.5 ? 0.56 : 0.44) * width, height * 0.83],
    44 * unit,
    palette.accent,
  );
  paintStander(sheet, [x, height * 0.965], 112 * unit, stone, palette.accent);
  paintStander(
    sheet,
    [x + 44 * unit, height * 0.965],
    104 * unit,
    stone,
    mix(palette.shade, palette.snow[0], 0.35),
  );
  const lamp = x - (away > 0.5 ? 1 : -1) * 170 * unit;
  sheet.add(
    `<rect y="${round(height * 0.93)}" width="${width}" height="${round(height * 0.08)}" fill="${stone}"/>`,
  );
  let rail = "";
  for (let rx = 0; rx < width; rx += 190 * unit)
    rail += `M${round(rx)} ${round(height * 0.912)}h${round(34 * unit)}v${round(60 * unit)}h${round(-34 * unit)}z`;
  sheet.add(
    `<path d="${rail}" fill="${lighten(stone, 0.03)}"/><rect y="${round(height * 0.93)}" width="${width}" height="${round(5 * unit)}" fill="${mix(stone, palette.lit, 0.35)}"/>`,
  );
  sheet.add(
    `<path d="M${round(lamp)} ${round(height * 0.93)}v${round(-250 * unit)}M${round(lamp - 30 * unit)} ${round(height * 0.93 - 216 * unit)}h${round(60 * unit)}" stroke="${stone}" stroke-width="${round(7 * unit)}"/>`,
  );
  for (const dx of [-30, 30, 0]) {
    const at: Point = [lamp + dx * unit, height * 0.93 - (dx ? 234 : 264) * unit];
    if (palette.lampsOn) paintGlow(sheet, at, 90 * unit, palette.lamp, 0.7);
    sheet.add(
      `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(14 * unit)}" fill="${palette.lampsOn ? palette.lamp : palette.snow[0]}"/>`,
    );
  }
}
