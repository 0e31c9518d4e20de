import type { Point, Sheet } from "../sheet.ts";

/** Draws one picture and answers where its focal detail is, each side 0..1. */
export type Scene = (sheet: Sheet) => Point;

/** A place given in parts of the sheet, as pixels. */
export function at(sheet: Sheet, [x, y]: Point): Point {
  return [x * sheet.width, y * sheet.height];
}
