import { mix } from "../color.ts";
import { createNoise, crestNoise, layerNoise } from "../noise.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import type { MassifStyle, Peak } from "./peak.ts";
import { paintSnow } from "./snow-cap.ts";
import { rib, zigzag } from "./strokes.ts";

/** The flank's distances from the axis, top to foot: steps and shoulders, never an overhang. */
function traceFlank(
  sheet: Sheet,
  peak: Peak,
  height: number,
  power: number,
  steps: number,
): number[] {
  const noise = createNoise(sheet.random);
  const start = sheet.random.between(0, 100);
  const reach = peak.spread * sheet.random.between(0.86, 1.14);
  const shoulder = sheet.random.between(0.04, 0.1);
  let farthest = 0;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const rough =
      crestNoise(noise, start + t * 4.5, 3) * 0.055 + layerNoise(noise, start + t * 22, 2) * 0.014;
    const broad = layerNoise(noise, start + 50 + t * 2.6, 2) * shoulder;
    farthest = Math.max(farthest, reach * (t ** power + (rough + broad) * Math.min(1, t * 6)));
    return (peak.crater ?? 0) + farthest;
  });
}

/** Paints one summit: a lit and a shaded face, ribs on both, snow that follows them. */
export function paintPeak(sheet: Sheet, peak: Peak, style: MassifStyle): void {
  const { random, palette } = sheet;
  const height = style.base - peak.top;
  const power = style.steep ?? 1.12;
  const steps = Math.max(24, Math.round(height / 7));
  const left = traceFlank(sheet, peak, height, power, steps);
  const right = traceFlank(sheet, peak, height, power, steps);
  const yAt = (t: number) => peak.top + height * t;
  const leftPoints: Point[] = [];
  const rightPoints: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    leftPoints.push([peak.x - (left[i] ?? 0), yAt(t)]);
    rightPoints.push([peak.x + (right[i] ?? 0), yAt(t)]);
  }
  const silhouette = pathOf([...leftPoints.toReversed(), ...rightPoints]);
  const faded = (color: string, more = 0) =>
    sheet.fade(peak.top, style.base, [
      [0, color],
      [0.35, mix(color, style.haze, style.hazeAmount * 0.18)],
      [1, mix(color, style.haze, Math.min(1, style.hazeAmount + more))],
    ]);
  const clip = sheet.clip(silhouette);
  const shadeEdge = style.light < 0 ? rightPoints : leftPoints;
  const lean = -style.light * peak.spread * random.between(-0.12, 0.2);
  const spine = zigzag(
    sheet,
    [peak.x, peak.top],
    [peak.x + lean, style.base],
    11,
    peak.spread * 0.07,
  );
  const spineAt = (t: number): Point => {
    const i = Math.min(spine.length - 2, Math.floor(t * (spine.length - 1)));
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    const f = t * (spine.length - 1) - i;
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
  sheet.add(`<path d="${silhouette}" fill="${faded(style.lit)}"/>`);
  const inside = sheet.capture(() => {
    sheet.add(
      `<path d="${pathOf([...spine, ...shadeEdge.toReversed()])}" fill="${faded(style.shade)}"/>`,
    );
    const count = Math.round(5 + height / 90);
    let shadows = "";
    let lights = "";
    for (let i = 0; i < count; i++) {
      const t = 0.06 + (i / count) * 0.72;
      const from = spineAt(t);
      const drop = height * random.between(0.18, 0.34);
      const run = (peak.spread / height) * drop;
      const width = peak.spread * random.between(0.05, 0.11);
      shadows += rib(sheet, from, style.light * run * random.between(0.6, 1.1), drop, width);
      lights += rib(
        sheet,
        from,
        -style.light * run * random.between(0.5, 0.9),
        drop * 0.8,
        width * 0.55,
      );
      const wide = random.between(0.3, 0.75) * peak.spread * t;
      shadows += rib(
        sheet,
        [from[0] + style.light * wide, from[1]],
        style.light * run * 0.5,
        drop * 0.7,
        width * 0.7,
      );
    }
    const litRock = faded(mix(style.lit, style.shade, 0.62));
    sheet.add(`<path d="${shadows}" fill="${litRock}"/>`);
    sheet.add(`<path d="${lights}" fill="${faded(mix(style.shade, style.lit, 0.34))}"/>`);
    if (style.snow > 0) paintSnow(sheet, peak, style, height, spine, shadeEdge, palette.snow);
  });
  sheet.add(`<g clip-path="${clip}">${inside}</g>`);
}
