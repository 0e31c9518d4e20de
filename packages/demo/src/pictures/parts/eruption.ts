import { lighten, mix } from "../color.ts";
import { paintGlow } from "./sky.ts";
import { pathOf, round, type Point, type Sheet } from "../sheet.ts";

/** Steam or ash that leans with the wind: heaps of round cloud, lit from one side. */
export function paintPlume(
  sheet: Sheet,
  [x, y]: Point,
  wide: number,
  drift: -1 | 1,
  colors: { lit: string; shade: string; opacity: number },
): void {
  const { random, height } = sheet;
  const steps = 17;
  for (const layer of ["shade", "lit"] as const) {
    let d = "";
    for (let i = -2; i < steps; i++) {
      const t = Math.max(0, i / steps);
      const r = wide * (0.5 + 2.1 * t) * random.between(0.7, 1.1) * (layer === "lit" ? 0.72 : 1);
      const px =
        x +
        drift * t ** 1.5 * height * 0.5 +
        random.between(-0.3, 0.3) * r -
        (layer === "lit" ? drift * r * 0.3 : 0);
      const py =
        y -
        t ** 0.8 * height * 0.27 +
        random.between(-0.24, 0.24) * r -
        (layer === "lit" ? r * 0.2 : 0);
      d += `M${round(px - r)} ${round(py)}a${round(r)} ${round(r * 0.86)} 0 1 1 ${round(r * 2)} 0a${round(r)} ${round(r * 0.86)} 0 1 1 ${round(-r * 2)} 0Z`;
    }
    const color = colors[layer];
    const fill = sheet.sweep(
      [x, y],
      [x + drift * height * 0.56, y - height * 0.2],
      [
        [0, color, colors.opacity],
        [0.45, color, colors.opacity * 0.85],
        [1, color, 0.05],
      ],
    );
    sheet.add(`<path d="${d}" fill="${fill}"/>`);
  }
}

/** A crater that burns: glow, three streams, sparks. */
export function paintLava(sheet: Sheet, [x, y]: Point, height: number): void {
  const { random, palette, unit } = sheet;
  const hot = palette.lamp;
  paintGlow(sheet, [x, y], 300 * unit, palette.glow, 0.9);
  paintGlow(sheet, [x, y - 20 * unit], 110 * unit, hot, 0.8);
  for (let i = 0; i < 3; i++) {
    const points: Point[] = [];
    const back: Point[] = [];
    let px = x + (i - 1) * 26 * unit;
    const length = height * random.between(0.35, 0.75);
    for (let s = 0; s <= 12; s++) {
      const t = s / 12;
      px += ((i - 1) * 13 + random.between(-9, 9)) * unit * (0.5 + t);
      const w = 8 * unit * (1 - t * 0.75);
      points.push([px - w, y + t * length]);
      back.push([px + w, y + t * length]);
    }
    const fill = sheet.fade(y, y + length, [
      [0, lighten(hot, 0.08)],
      [0.4, palette.glow],
      [1, mix(palette.glow, palette.near, 0.45)],
    ]);
    sheet.add(`<path d="${pathOf([...points, ...back.toReversed()])}" fill="${fill}"/>`);
  }
  for (let i = 0; i < 46; i++) {
    const angle = random.between(-0.75, 0.75);
    const out = random.next() ** 0.7 * 190 * unit;
    const rise = Math.cos(angle) * out * 1.2;
    const r = random.between(1.4, 4.4) * unit;
    sheet.add(
      `<circle cx="${round(x + Math.sin(angle) * out)}" cy="${round(y - rise)}" r="${round(r)}" fill="${random.chance(0.5) ? hot : palette.glow}" fill-opacity="${random.between(0.55, 1).toFixed(2)}"/>`,
    );
  }
}
