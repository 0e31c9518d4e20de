import { lighten, mix } from "../color.ts";
import { createNoise, layerNoise } from "../noise.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";

/** A wall of layered rock from one side: steps at the hard layers, buttresses in light and shade. */
export function paintWall(
  sheet: Sheet,
  wall: { side: -1 | 1; edge: number; top: number; foot: number; depth: number },
  light: -1 | 1,
): void {
  const { width, unit, palette, random } = sheet;
  const noise = createNoise(random);
  const air = 0.55 * (1 - wall.depth);
  const tall = wall.foot - wall.top;
  const strata = 9;
  const face =
    wall.side === light
      ? mix(palette.shade, palette.lit, 0.12)
      : mix(palette.lit, palette.shade, 0.1);
  // Each hard layer stands out as a ledge: the outline goes down in steps.
  const outline = (t: number) => {
    const step = Math.floor(t * strata) / strata;
    const slope = step * 0.75 + (t - step) * 1.6;
    return (
      (wall.edge - wall.side * (0.17 * slope ** 1.2 + 0.014 * layerNoise(noise, t * 12, 3))) * width
    );
  };
  const edge: Point[] = [];
  for (let i = 0; i <= 54; i++) edge.push([outline(i / 54), wall.top + tall * (i / 54)]);
  const out = wall.side > 0 ? width + 10 : -10;
  const rim: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = 1 - i / 24;
    rim.push([
      edge[0]![0] + (out - edge[0]![0]) * t,
      wall.top + (layerNoise(noise, t * 5 + 40, 3) * 22 - t * 30) * unit,
    ]);
  }
  const body = pathOf([...rim, ...edge, [out, wall.foot]]);
  const tint = (color: string) => mix(color, palette.mist, air);
  const clip = sheet.clip(body);
  const fill = (color: string) =>
    sheet.fade(wall.top, wall.foot, [
      [0, tint(color)],
      [1, mix(tint(color), palette.mist, 0.3)],
    ]);
  sheet.add(`<path d="${body}" fill="${fill(face)}"/>`);
  const inside = sheet.capture(() => {
    for (let i = 0; i < strata; i++) {
      const y = wall.top + (tall * i) / strata;
      const thick = (tall / strata) * random.between(0.22, 0.6);
      const line = (down: number): Point[] =>
        Array.from({ length: 31 }, (_, n) => [
          (n / 30) * width,
          y + down + layerNoise(noise, n * 0.35 + i * 3, 3) * 9 * unit,
        ]);
      const color =
        i % 3 === 0
          ? lighten(face, 0.07)
          : i % 3 === 1
            ? mix(face, palette.shade, 0.35)
            : mix(face, palette.ground[0], 0.5);
      sheet.add(
        `<path d="${pathOf([...line(0), ...line(thick).toReversed()])}" fill="${tint(color)}" fill-opacity="0.75"/>`,
      );
    }
    let shadows = "";
    let rims = "";
    for (let x = -0.05; x < 1.05; x += random.between(0.016, 0.05)) {
      const w = random.between(0.008, 0.024) * width;
      const start = wall.top + tall * random.between(-0.06, 0.3);
      const drop = tall * random.between(0.3, 0.9);
      const px = x * width;
      shadows += pathOf([
        [px, start],
        [px - light * w, start + drop * 0.1],
        [px - light * w * 1.2, start + drop * 0.6],
        [px - light * w * 0.5, start + drop],
        [px + light * w * 0.1, start + drop * 0.5],
      ]);
      rims += pathOf([
        [px, start],
        [px + light * w * 0.4, start + drop * 0.1],
        [px + light * w * 0.3, start + drop * 0.55],
        [px, start + drop * 0.5],
      ]);
    }
    sheet.add(
      `<path d="${shadows}" fill="${tint(palette.shade)}" fill-opacity="0.62"/><path d="${rims}" fill="${tint(lighten(palette.lit, 0.07))}" fill-opacity="0.7"/>`,
    );
  });
  sheet.add(`<g clip-path="${clip}">${inside}</g>`);
}
