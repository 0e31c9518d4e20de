import { createNoise, layerNoise } from "../noise.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import { paintGlow } from "./sky.ts";

/** A sheet of mist that is densest at `y` and thins upwards and downwards. */
export function paintMist(
  sheet: Sheet,
  y: number,
  depth: number,
  strength: number,
  color = sheet.palette.mist,
): void {
  const noise = createNoise(sheet.random);
  const top: Point[] = [];
  for (let x = -20; x <= sheet.width + 20; x += 24) {
    top.push([x, y - depth * (0.75 + 0.25 * layerNoise(noise, (x / sheet.width) * 5, 3))]);
  }
  const fill = sheet.fade(y - depth, y + depth, [
    [0, color, 0],
    [0.3, color, strength * 0.45],
    [0.5, color, strength],
    [0.72, color, strength * 0.4],
    [1, color, 0],
  ]);
  sheet.add(
    `<path d="${pathOf([[-20, y + depth], ...top, [sheet.width + 20, y + depth]])}" fill="${fill}"/>`,
  );
}

/** Banks of mist lying in hollows: flat soft ovals along a line. */
export function paintMistBanks(
  sheet: Sheet,
  y: number,
  count: number,
  strength: number,
  color = sheet.palette.mist,
): void {
  const { random, width, unit } = sheet;
  for (let i = 0; i < count; i++) {
    const at: Point = [((i + random.next()) / count) * width, y + random.between(-22, 22) * unit];
    paintGlow(
      sheet,
      at,
      width * random.between(0.14, 0.3),
      color,
      strength,
      random.between(0.09, 0.16),
    );
  }
}

/** Shafts of light falling from the sun's side through trees or clouds. */
export function paintRays(sheet: Sheet, from: Point, count: number, strength: number): void {
  const { random, height, palette, width } = sheet;
  for (let i = 0; i < count; i++) {
    const foot = from[0] + (i / (count - 1) - 0.5) * width * 1.1 + random.between(-40, 40);
    const half = random.between(0.015, 0.05) * width;
    const fill = sheet.sweep(
      from,
      [foot, height * 0.95],
      [
        [0, palette.glow, strength],
        [0.6, palette.glow, strength * 0.45],
        [1, palette.glow, 0],
      ],
    );
    sheet.add(
      `<path d="${pathOf([from, [foot - half, height], [foot + half, height]])}" fill="${fill}"/>`,
    );
  }
}
