import { round, type Point, type Sheet } from "../sheet.ts";

/** Sets a figure drawn around (0, 0), its foot, in hundredths of its height. */
export function place(
  sheet: Sheet,
  [x, y]: Point,
  height: number,
  svg: string,
  flip = false,
): void {
  const scale = height / 100;
  const sx = Math.round((flip ? -scale : scale) * 1000) / 1000;
  const sy = Math.round(scale * 1000) / 1000;
  sheet.add(`<g transform="translate(${round(x)} ${round(y)}) scale(${sx} ${sy})">${svg}</g>`);
}
