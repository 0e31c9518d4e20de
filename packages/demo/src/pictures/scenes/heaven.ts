import { paintCloud, paintStreaks } from "../parts/clouds.ts";
import {
  paintCrescent,
  paintGlow,
  paintMilkyWay,
  paintSky,
  paintStars,
  paintSun,
} from "../parts/sky.ts";
import type { Point, Sheet } from "../sheet.ts";
import { at } from "./scene.ts";

export interface Heaven {
  /** Where the sky's last colour is reached, 0..1 of the height. */
  horizon: number;
  light: Point;
  kind: "sun" | "low-sun" | "moon" | "crescent" | "hidden";
  clouds?: readonly (readonly [x: number, y: number, length: number, rise: number])[];
  streaks?: readonly [top: number, bottom: number, count: number];
  milkyWay?: readonly [x: number, y: number, tilt: number];
  size?: number;
}

/** Sky, light and clouds; answers the side from which the light falls. */
export function paintHeaven(sheet: Sheet, heaven: Heaven): -1 | 1 {
  const { unit, width, height, palette } = sheet;
  const horizon = heaven.horizon * height;
  const light = at(sheet, heaven.light);
  paintSky(sheet, horizon);
  if (palette.night) paintStars(sheet, horizon * 1.02, 520);
  if (heaven.milkyWay)
    paintMilkyWay(sheet, at(sheet, [heaven.milkyWay[0], heaven.milkyWay[1]]), heaven.milkyWay[2]);
  if (heaven.kind === "hidden") paintGlow(sheet, light, 620 * unit, palette.glow, 0.5);
  else if (heaven.kind === "crescent") paintCrescent(sheet, light, (heaven.size ?? 30) * unit);
  else paintSun(sheet, light, (heaven.size ?? 44) * unit, heaven.kind === "low-sun" ? 17 : 11);
  if (heaven.streaks) {
    const [top, bottom, count] = heaven.streaks;
    paintStreaks(sheet, {
      top: top * height,
      bottom: bottom * height,
      count,
      opacity: palette.night ? 0.3 : 0.5,
    });
  }
  for (const [x, y, length, rise] of heaven.clouds ?? []) {
    paintCloud(sheet, at(sheet, [x, y]), length * width, rise * height, palette.night ? 0.5 : 0.92);
  }
  return heaven.light[0] < 0.5 ? -1 : 1;
}
