import { mix } from "../color.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import type { MassifStyle, Peak } from "./peak.ts";
import { rib } from "./strokes.ts";

/** Snow from the summit down to a ragged line, in light and in shade. */
export function paintSnow(
  sheet: Sheet,
  peak: Peak,
  style: MassifStyle,
  height: number,
  spine: readonly Point[],
  shadeEdge: readonly Point[],
  [lit, shade]: readonly [string, string],
): void {
  const { random } = sheet;
  const line = peak.top + height * style.snow;
  const edge = (from: number, to: number): Point[] => {
    const points: Point[] = [];
    const direction = Math.sign(to - from);
    for (let x = from, i = 0; (to - x) * direction > 0; i++) {
      const away = Math.abs(x - peak.x) / peak.spread;
      const tooth = i % 2 ? random.next() ** 2.2 * 0.75 + 0.04 : random.between(-0.3, 0.02);
      points.push([x, line + height * style.snow * (tooth + away * 0.25)]);
      x += direction * peak.spread * random.between(0.025, 0.11);
    }
    return points;
  };
  const wide = peak.spread * 1.2;
  const haze = (color: string) => mix(color, style.haze, style.hazeAmount * 0.25);
  const splitAt = spine.findIndex(([, y]) => y > line);
  const upper = spine.slice(0, splitAt < 1 ? 2 : splitAt + 1);
  const foot = upper.at(-1) as Point;
  const litSide: Point[] = [
    ...upper,
    ...edge(foot[0], peak.x + style.light * wide),
    [peak.x + style.light * wide, peak.top - 9],
  ];
  const shadeSide: Point[] = [
    ...upper,
    ...edge(foot[0], peak.x - style.light * wide),
    [(shadeEdge.at(-1) as Point)[0], peak.top - 9],
  ];
  sheet.add(`<path d="${pathOf(litSide)}" fill="${haze(lit)}"/>`);
  sheet.add(`<path d="${pathOf(shadeSide)}" fill="${haze(shade)}"/>`);
  let folds = "";
  let glints = "";
  for (let i = 0; i < 6; i++) {
    const t = 0.08 + i * 0.14;
    const y = peak.top + (line - peak.top) * t;
    const reach = peak.spread * style.snow * t;
    folds += rib(
      sheet,
      [peak.x + style.light * reach * random.between(0.1, 0.5), y],
      style.light * reach * 0.5,
      height * style.snow * 0.45,
      peak.spread * 0.035,
    );
    glints += rib(
      sheet,
      [peak.x - style.light * reach * random.between(0.2, 0.6), y],
      -style.light * reach * 0.5,
      height * style.snow * 0.4,
      peak.spread * 0.03,
    );
  }
  sheet.add(`<path d="${folds}" fill="${haze(mix(lit, shade, 0.55))}"/>`);
  sheet.add(`<path d="${glints}" fill="${haze(mix(shade, lit, 0.45))}"/>`);
}
