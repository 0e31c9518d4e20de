import { lighten, mix } from "../color.ts";
import { createNoise, layerNoise } from "../noise.ts";
import { ripplePath } from "../parts/water.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";

/** A rock standing in the sea: lit face, dark face, foam and a dark double at its foot. */
export function paintStack(
  sheet: Sheet,
  [x, foot]: Point,
  tall: number,
  wide: number,
  light: -1 | 1,
): void {
  const { random, palette, unit } = sheet;
  const noise = createNoise(random);
  const edge = (sign: -1 | 1): Point[] => {
    let out = 0;
    return Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const step =
        wide * (0.13 + 0.44 * t ** 1.05) * (1 + 0.34 * layerNoise(noise, t * 6 + sign * 9, 3));
      out = Math.max(out, step);
      return [
        x + sign * out + (1 - t) * wide * 0.06 * sign,
        foot - tall * (1 - t) * (sign === light ? 1 : 0.93),
      ];
    });
  };
  const [left, right] = [edge(-1), edge(1)];
  const rock = mix(palette.near, palette.shade, 0.45);
  const fill = (color: string) =>
    sheet.fade(foot - tall, foot, [
      [0, color],
      [0.7, mix(color, palette.near, 0.25)],
      [1, mix(color, palette.mist, 0.3)],
    ]);
  const crown: Point[] = [
    [x - wide * 0.06, foot - tall * 1.06],
    [x + wide * 0.09, foot - tall * 1.01],
  ];
  const whole = pathOf([...left.toReversed(), ...crown, ...right]);
  const lit = light < 0 ? left : right;
  const spine: Point[] = Array.from({ length: 10 }, (_, i) => [
    x + light * wide * (0.02 + random.between(-0.07, 0.12)),
    foot - tall * (1.02 - (i / 9) * 1.02),
  ]);
  sheet.add(
    `<path d="${pathOf([
      [x - wide * 0.62, foot],
      [x - wide * 0.3, foot + tall * 0.4],
      [x + wide * 0.24, foot + tall * 0.44],
      [x + wide * 0.62, foot],
    ])}" fill="${rock}" fill-opacity="0.28"/>`,
  );
  sheet.add(`<path d="${whole}" fill="${fill(rock)}"/>`);
  sheet.add(
    `<path d="${pathOf([...lit, ...spine.toReversed()])}" fill="${fill(mix(rock, palette.lit, 0.62))}"/>`,
  );
  let cracks = "";
  for (let i = 0; i < 9; i++) {
    const cx = x + random.between(-0.36, 0.36) * wide;
    const cy = foot - tall * random.between(0.1, 0.85);
    cracks += pathOf([
      [cx, cy],
      [cx + wide * 0.05, cy + tall * 0.08],
      [cx + wide * 0.01, cy + tall * random.between(0.14, 0.24)],
      [cx - wide * 0.02, cy + tall * 0.09],
    ]);
  }
  sheet.add(`<path d="${cracks}" fill="${lighten(rock, -0.09)}" fill-opacity="0.75"/>`);
  sheet.add(
    `<path d="${ripplePath(x, foot + 2 * unit, wide * 1.5, 7 * unit)}${ripplePath(x + wide * 0.3, foot + 15 * unit, wide * 0.9, 4 * unit)}" fill="${palette.snow[0]}" fill-opacity="0.75"/>`,
  );
}

/** A cape that enters from one side; answers the place on its top where a tower stands. */
export function paintCape(sheet: Sheet, side: "left" | "right", horizon: number): Point {
  const { width, unit, palette, random } = sheet;
  const noise = createNoise(random);
  const x = (t: number) => (side === "right" ? width * (1 - t) : width * t);
  const top = (t: number) =>
    horizon -
    84 * unit * Math.cos(Math.min(1, t / 0.47) * 1.45) +
    12 * unit * layerNoise(noise, t * 16, 4) +
    (t > 0.38 ? ((t - 0.38) / 0.1) ** 2 * 96 * unit : 0);
  const crest: Point[] = [];
  for (let t = -0.02; t <= 0.5; t += 0.01) crest.push([x(t), top(t)]);
  const foot = horizon + 96 * unit;
  const shore: Point[] = [];
  for (let t = 0.5; t >= -0.03; t -= 0.03)
    shore.push([x(t), foot + (0.5 - t) * 170 * unit + layerNoise(noise, t * 30, 2) * 16 * unit]);
  const rock = mix(palette.near, palette.shade, 0.35);
  const fill = sheet.fade(horizon - 90 * unit, foot + 60 * unit, [
    [0, mix(rock, palette.lit, 0.42)],
    [0.3, rock],
    [1, lighten(palette.near, -0.03)],
  ]);
  sheet.add(`<path d="${pathOf([...crest, ...shore])}" fill="${fill}"/>`);
  let faces = "";
  for (let i = 0; i < 26; i++) {
    const t = random.between(0.01, 0.42);
    const y = top(t) + random.between(6, 60) * unit;
    const w = random.between(14, 44) * unit;
    const drop = random.between(40, 120) * unit;
    faces += pathOf([
      [x(t) - w * 0.2, y],
      [x(t) + w * 0.5, y + drop * 0.25],
      [x(t) + w * 0.2, y + drop],
      [x(t) - w * 0.4, y + drop * 0.6],
    ]);
  }
  sheet.add(`<path d="${faces}" fill="${lighten(palette.near, -0.02)}" fill-opacity="0.5"/>`);
  const grass = crest.map(
    ([px, py], i) => [px, py + (10 + 10 * Math.abs(layerNoise(noise, i * 0.7, 2))) * unit] as Point,
  );
  sheet.add(
    `<path d="${pathOf([...crest, ...grass.toReversed()])}" fill="${mix(palette.ground[0], palette.ground[1], 0.25)}"/>`,
  );
  let foam = "";
  for (const [sx, sy] of shore.slice(0, -1))
    foam += ripplePath(
      sx,
      sy + 3 * unit,
      random.between(60, 150) * unit,
      random.between(4, 9) * unit,
    );
  sheet.add(`<path d="${foam}" fill="${palette.snow[0]}" fill-opacity="0.75"/>`);
  return [x(0.2), top(0.2) + 6 * unit];
}
