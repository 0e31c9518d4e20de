import { mix } from "../color.ts";
import { createNoise, crestNoise, layerNoise } from "../noise.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";

/** One summit: where its top is and how far its feet reach to either side, pixels. */
export interface Peak {
  x: number;
  top: number;
  spread: number;
  /** Half the width of a flat top, for volcanoes. */
  crater?: number;
}

export interface MassifLook {
  base: number;
  /** -1 light from the left, 1 from the right. */
  light: -1 | 1;
  lit: string;
  shade: string;
  /** How far the snow comes down, as a part of the summit's height; 0 is bare rock. */
  snow: number;
  /** Colour of the air at the foot, and how much of the foot it takes. */
  haze: string;
  hazeAmount: number;
  /** Below 1 the flanks hang like a volcano's, above they stand like rock. */
  steep?: number;
}

/** The flank's distances from the axis, top to foot: steps and shoulders, never an overhang. */
function traceFlank(sheet: Sheet, peak: Peak, height: number, power: number, steps: number): number[] {
  const noise = createNoise(sheet.random);
  const start = sheet.random.between(0, 100);
  const reach = peak.spread * sheet.random.between(0.86, 1.14);
  const shoulder = sheet.random.between(0.04, 0.1);
  let farthest = 0;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const rough = crestNoise(noise, start + t * 4.5, 3) * 0.055 + layerNoise(noise, start + t * 22, 2) * 0.014;
    const broad = layerNoise(noise, start + 50 + t * 2.6, 2) * shoulder;
    farthest = Math.max(farthest, reach * (t ** power + (rough + broad) * Math.min(1, t * 6)));
    return (peak.crater ?? 0) + farthest;
  });
}

function zigzag(sheet: Sheet, from: Point, to: Point, steps: number, amount: number): Point[] {
  const { random } = sheet;
  const points: Point[] = [from];
  let side = random.chance(0.5) ? 1 : -1;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const jag = side * amount * random.between(0.3, 1) * (0.4 + t);
    points.push([from[0] + (to[0] - from[0]) * t + jag, from[1] + (to[1] - from[1]) * t]);
    side = -side;
  }
  points.push(to);
  return points;
}

/** A tapering brush stroke down the slope, widest a third of the way. */
function rib(sheet: Sheet, from: Point, dx: number, dy: number, width: number): string {
  const { random } = sheet;
  const at = (t: number, off: number): Point => [
    from[0] + dx * t + off * width,
    from[1] + dy * t + random.between(-0.03, 0.03) * dy,
  ];
  return pathOf([
    from,
    at(0.22, 0.35), at(0.4, 0.28), at(0.55, 0.5), at(0.8, 0.22),
    at(1, 0),
    at(0.7, -0.1), at(0.52, -0.34), at(0.35, -0.12), at(0.18, -0.2),
  ]);
}

/** Paints one summit: a lit and a shaded face, ribs on both, snow that follows them. */
export function paintPeak(sheet: Sheet, peak: Peak, look: MassifLook): void {
  const { random, palette } = sheet;
  const height = look.base - peak.top;
  const power = look.steep ?? 1.12;
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
    sheet.fade(peak.top, look.base, [
      [0, color],
      [0.35, mix(color, look.haze, look.hazeAmount * 0.18)],
      [1, mix(color, look.haze, Math.min(1, look.hazeAmount + more))],
    ]);
  const clip = sheet.clip(silhouette);
  const shadeEdge = look.light < 0 ? rightPoints : leftPoints;
  const lean = -look.light * peak.spread * random.between(-0.12, 0.2);
  const spine = zigzag(sheet, [peak.x, peak.top], [peak.x + lean, look.base], 11, peak.spread * 0.07);
  const spineAt = (t: number): Point => {
    const i = Math.min(spine.length - 2, Math.floor(t * (spine.length - 1)));
    const [a, b] = [spine[i] as Point, spine[i + 1] as Point];
    const f = t * (spine.length - 1) - i;
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
  sheet.add(`<path d="${silhouette}" fill="${faded(look.lit)}"/>`);
  const inside = sheet.capture(() => {
    sheet.add(`<path d="${pathOf([...spine, ...shadeEdge.toReversed()])}" fill="${faded(look.shade)}"/>`);
    const count = Math.round(5 + height / 90);
    let shadows = "";
    let lights = "";
    for (let i = 0; i < count; i++) {
      const t = 0.06 + (i / count) * 0.72;
      const from = spineAt(t);
      const drop = height * random.between(0.18, 0.34);
      const run = (peak.spread / height) * drop;
      const width = peak.spread * random.between(0.05, 0.11);
      shadows += rib(sheet, from, look.light * run * random.between(0.6, 1.1), drop, width);
      lights += rib(sheet, from, -look.light * run * random.between(0.5, 0.9), drop * 0.8, width * 0.55);
      const wide = random.between(0.3, 0.75) * peak.spread * t;
      shadows += rib(sheet, [from[0] + look.light * wide, from[1]], look.light * run * 0.5, drop * 0.7, width * 0.7);
    }
    const litRock = faded(mix(look.lit, look.shade, 0.62));
    sheet.add(`<path d="${shadows}" fill="${litRock}"/>`);
    sheet.add(`<path d="${lights}" fill="${faded(mix(look.shade, look.lit, 0.34))}"/>`);
    if (look.snow > 0) paintSnow(sheet, peak, look, height, spine, shadeEdge, palette.snow);
  });
  sheet.add(`<g clip-path="${clip}">${inside}</g>`);
}

/** Snow from the summit down to a ragged line, in light and in shade. */
function paintSnow(
  sheet: Sheet,
  peak: Peak,
  look: MassifLook,
  height: number,
  spine: readonly Point[],
  shadeEdge: readonly Point[],
  [lit, shade]: readonly [string, string],
): void {
  const { random } = sheet;
  const line = peak.top + height * look.snow;
  const edge = (from: number, to: number): Point[] => {
    const points: Point[] = [];
    const direction = Math.sign(to - from);
    for (let x = from, i = 0; (to - x) * direction > 0; i++) {
      const away = Math.abs(x - peak.x) / peak.spread;
      const tooth = i % 2 ? random.next() ** 2.2 * 0.75 + 0.04 : random.between(-0.3, 0.02);
      points.push([x, line + height * look.snow * (tooth + away * 0.25)]);
      x += direction * peak.spread * random.between(0.025, 0.11);
    }
    return points;
  };
  const wide = peak.spread * 1.2;
  const haze = (color: string) => mix(color, look.haze, look.hazeAmount * 0.25);
  const splitAt = spine.findIndex(([, y]) => y > line);
  const upper = spine.slice(0, splitAt < 1 ? 2 : splitAt + 1);
  const foot = upper.at(-1) as Point;
  const litSide: Point[] = [...upper, ...edge(foot[0], peak.x + look.light * wide), [peak.x + look.light * wide, peak.top - 9]];
  const shadeSide: Point[] = [
    ...upper,
    ...edge(foot[0], peak.x - look.light * wide),
    [(shadeEdge.at(-1) as Point)[0], peak.top - 9],
  ];
  sheet.add(`<path d="${pathOf(litSide)}" fill="${haze(lit)}"/>`);
  sheet.add(`<path d="${pathOf(shadeSide)}" fill="${haze(shade)}"/>`);
  let folds = "";
  let glints = "";
  for (let i = 0; i < 6; i++) {
    const t = 0.08 + i * 0.14;
    const y = peak.top + (line - peak.top) * t;
    const reach = peak.spread * look.snow * t;
    folds += rib(sheet, [peak.x + look.light * reach * random.between(0.1, 0.5), y], look.light * reach * 0.5, height * look.snow * 0.45, peak.spread * 0.035);
    glints += rib(sheet, [peak.x - look.light * reach * random.between(0.2, 0.6), y], -look.light * reach * 0.5, height * look.snow * 0.4, peak.spread * 0.03);
  }
  sheet.add(`<path d="${folds}" fill="${haze(mix(lit, shade, 0.55))}"/>`);
  sheet.add(`<path d="${glints}" fill="${haze(mix(shade, lit, 0.45))}"/>`);
}
