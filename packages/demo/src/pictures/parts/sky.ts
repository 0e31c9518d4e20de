import { mix } from "../color.ts";
import type { Point, Sheet } from "../sheet.ts";
import { round } from "../sheet.ts";

/** The whole sky down to the horizon; below it the horizon's colour goes on as air. */
export function paintSky(sheet: Sheet, horizon: number): void {
  const { sky } = sheet.palette;
  const stops = sky.map((color, i) => [i / (sky.length - 1), color] as const);
  const fill = sheet.fade(0, horizon, stops);
  sheet.add(`<rect width="${sheet.width}" height="${sheet.height}" fill="${fill}"/>`);
}

/** A soft round light of a given radius. */
export function paintGlow(
  sheet: Sheet,
  [x, y]: Point,
  radius: number,
  color: string,
  strength: number,
  flatten = 1,
): void {
  const fill = sheet.halo([
    [0, color, strength],
    [0.25, color, strength * 0.55],
    [0.6, color, strength * 0.16],
    [1, color, 0],
  ]);
  sheet.add(
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius)}" ` +
      `ry="${round(radius * flatten)}" fill="${fill}"/>`,
  );
}

/** The sun or the moon with the light around it. */
export function paintSun(sheet: Sheet, at: Point, radius: number, reach = 9): void {
  const { sun, glow, night } = sheet.palette;
  paintGlow(sheet, at, radius * reach, glow, night ? 0.4 : 0.85);
  paintGlow(sheet, at, radius * 2.6, sun, 0.55);
  sheet.add(
    `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(radius)}" fill="${sun}"/>`,
  );
}

/** A thin moon, lit from one side. */
export function paintCrescent(sheet: Sheet, [x, y]: Point, radius: number): void {
  const { sun, glow } = sheet.palette;
  paintGlow(sheet, [x, y], radius * 8, glow, 0.35);
  const r = round(radius);
  sheet.add(
    `<path d="M${round(x)} ${round(y - radius)}a${r} ${r} 0 1 1 0 ${r * 2}` +
      `a${round(radius * 1.25)} ${round(radius * 1.25)} 0 0 0 0 ${-r * 2}" fill="${sun}"/>`,
  );
}

/** Stars, thinning towards the horizon; three sizes, as the eye sorts them. */
export function paintStars(sheet: Sheet, horizon: number, count: number): void {
  const { random, unit, width, palette } = sheet;
  const sizes = [0.75, 1.15, 1.9];
  sizes.forEach((size, level) => {
    let d = "";
    for (let i = 0; i < count / 3 ** level; i++) {
      const y = random.next() ** 1.5 * horizon;
      const r = round(size * unit * random.between(0.8, 1.2));
      d += `M${round(random.next() * width)} ${round(y)}m${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
    }
    sheet.add(`<path d="${d}" fill="${palette.sun}" fill-opacity="${0.5 + level * 0.2}"/>`);
  });
}

/** The Milky Way: a tilted band of light with a dust of stars in it. */
export function paintMilkyWay(sheet: Sheet, center: Point, tilt: number): void {
  const { random, unit, palette, height } = sheet;
  const band = sheet.capture(() => {
    for (let i = -3; i <= 3; i++) {
      const at: Point = [random.between(-40, 40) * unit, i * height * 0.13];
      const tint = mix(palette.glow, palette.sun, 0.3 + random.next() * 0.4);
      paintGlow(sheet, at, (230 - Math.abs(i) * 26) * unit, tint, 0.24, 1.25);
    }
    let d = "";
    for (let i = 0; i < 700; i++) {
      const spread = (random.next() + random.next() + random.next() - 1.5) * 150 * unit;
      const y = random.between(-0.5, 0.5) * height;
      const r = round(unit * random.between(0.5, 1.3));
      d += `M${round(spread)} ${round(y)}h${r}v${r}h${-r}z`;
    }
    sheet.add(`<path d="${d}" fill="${palette.sun}" fill-opacity="0.75"/>`);
  });
  sheet.add(
    `<g transform="translate(${round(center[0])} ${round(center[1])}) rotate(${tilt})">${band}</g>`,
  );
}
