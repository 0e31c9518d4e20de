import type { Point, Sheet } from "../sheet.ts";
import { round } from "../sheet.ts";

/** Long thin clouds: lens shapes lying in the air at a given height. */
export function paintStreaks(
  sheet: Sheet,
  area: { top: number; bottom: number; count: number; opacity?: number; length?: number },
): void {
  const { random, width, unit, palette } = sheet;
  for (let i = 0; i < area.count; i++) {
    const y = random.between(area.top, area.bottom);
    const length = width * random.between(0.12, 0.42) * (area.length ?? 1);
    const x = random.between(-0.15, 1) * width;
    const thick = unit * random.between(5, 15);
    const color = random.chance(0.6) ? palette.cloud[0] : palette.cloud[1];
    const bend = random.between(0.3, 0.7);
    sheet.add(
      `<path d="M${round(x)} ${round(y)}C${round(x + length * bend * 0.6)} ${round(y - thick)} ` +
        `${round(x + length * (bend + 0.2))} ${round(y - thick * 1.2)} ${round(x + length)} ${round(y - thick * 0.3)}` +
        `C${round(x + length * 0.7)} ${round(y + thick * 0.35)} ${round(x + length * 0.3)} ${round(y + thick * 0.45)} ` +
        `${round(x)} ${round(y)}Z" fill="${color}" fill-opacity="${area.opacity ?? 0.55}"/>`,
    );
  }
}

function puffPath(sheet: Sheet, [x, y]: Point, length: number, rise: number): string {
  const { random } = sheet;
  const bumps = Math.max(4, Math.round(length / rise) + 2);
  const step = length / bumps;
  let d = `M${round(x - length / 2)} ${round(y)}`;
  let px = x - length / 2;
  let py = y;
  for (let i = 1; i <= bumps; i++) {
    const t = i / bumps;
    const lift = Math.sin(Math.PI * t) ** 0.8 * rise * random.between(0.55, 1.1);
    const nx =
      i === bumps ? x + length / 2 : x - length / 2 + step * (i + random.between(-0.25, 0.25));
    const ny = i === bumps ? y : y - lift;
    const r = Math.hypot(nx - px, ny - py) * random.between(0.52, 0.62);
    d += `A${round(r)} ${round(r)} 0 0 1 ${round(nx)} ${round(ny)}`;
    px = nx;
    py = ny;
  }
  return `${d}Z`;
}

/** A heap of cloud with a flat foot, lit on top and fading into the air below. */
export function paintCloud(
  sheet: Sheet,
  at: Point,
  length: number,
  rise: number,
  opacity = 1,
): void {
  const [lit, shade] = sheet.palette.cloud;
  const [x, y] = at;
  const fill = (top: string, bottom: string, tail: number) =>
    sheet.fade(y - rise, y, [
      [0, top, opacity],
      [0.55, bottom, opacity * 0.9],
      [1, bottom, opacity * tail],
    ]);
  sheet.add(`<path d="${puffPath(sheet, at, length, rise)}" fill="${fill(lit, shade, 0.1)}"/>`);
  const second: Point = [x + length * sheet.random.between(-0.16, 0.16), y + rise * 0.06];
  sheet.add(
    `<path d="${puffPath(sheet, second, length * 0.7, rise * 0.62)}" fill="${fill(lit, lit, 0.15)}"/>`,
  );
}
