import { lighten } from "../color.ts";
import { paintGlow } from "../parts/sky.ts";
import type { Point, Sheet } from "../sheet.ts";
import { place } from "./place.ts";

/** A rowing boat with someone in it, and its dark double in the water. */
export function paintRowboat(
  sheet: Sheet,
  at: Point,
  height: number,
  hull: string,
  flip = false,
): void {
  const { near } = sheet.palette;
  place(
    sheet,
    at,
    height,
    `<path d="M-104 8Q0 40 104 8L70 44Q0 58 -66 44Z" fill="${near}" fill-opacity="0.35"/>` +
      `<path d="M-112 -28Q-60 -14 0 -14T116 -30Q104 8 72 12H-72Q-102 6 -112 -28Z" fill="${hull}"/>` +
      `<path d="M-112 -28Q-60 -14 0 -14T116 -30L113 -22Q60 -8 0 -8T-109 -20Z" fill="${lighten(hull, 0.12)}"/>` +
      `<path d="M-14 -14Q-18 -62 0 -66Q18 -64 20 -14Z" fill="${near}"/><circle cx="2" cy="-78" r="13" fill="${near}"/>` +
      `<path d="M-14 -82Q2 -100 19 -82Z" fill="${lighten(hull, -0.1)}"/>` +
      `<path d="M10 -50L44 -28L120 14" stroke="${near}" stroke-width="5" fill="none"/>`,
    flip,
  );
}

/** A kayak seen from the side. */
export function paintKayak(
  sheet: Sheet,
  at: Point,
  height: number,
  hull: string,
  flip = false,
): void {
  const { near } = sheet.palette;
  place(
    sheet,
    at,
    height,
    `<path d="M-130 10Q0 30 130 10L90 34Q0 44 -90 34Z" fill="${near}" fill-opacity="0.3"/>` +
      `<path d="M-150 -14Q-90 -6 0 -8T150 -14Q100 14 0 12T-150 -14Z" fill="${hull}"/>` +
      `<path d="M-18 -6Q-20 -52 0 -56Q18 -54 18 -6Z" fill="${near}"/><circle cx="2" cy="-70" r="14" fill="${near}"/>` +
      `<path d="M-76 -66L82 -22" stroke="${near}" stroke-width="4"/><path d="M-98 -78L-70 -72L-74 -60L-94 -66ZM76 -30L104 -20L98 -10L72 -18Z" fill="${lighten(hull, 0.08)}"/>`,
    flip,
  );
}

/** A yacht under sail. */
export function paintSailboat(
  sheet: Sheet,
  at: Point,
  height: number,
  sail: string,
  hull: string,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-34 6Q0 14 36 6L20 40Q0 46 -16 40Z" fill="${sail}" fill-opacity="0.3"/>` +
      `<path d="M-38 -8H40L30 4H-30Z" fill="${hull}"/><path d="M0 -100V-8" stroke="${hull}" stroke-width="2"/>` +
      `<path d="M3 -98Q34 -52 38 -14H3Z" fill="${sail}"/><path d="M-3 -90Q-26 -46 -32 -14H-3Z" fill="${lighten(sail, -0.08)}"/>`,
  );
}

/** A ship far out: white superstructure, dark hull, a light. */
export function paintShip(sheet: Sheet, at: Point, height: number, hull: string): void {
  const { palette } = sheet;
  place(
    sheet,
    at,
    height,
    `<path d="M-190 -30H150L196 -52L176 2H-172Z" fill="${hull}"/><path d="M-182 -10H186L176 2H-172Z" fill="${palette.accent}"/>` +
      `<path d="M-120 -30V-62H20V-30ZM-100 -62V-84H0V-62ZM-80 -84V-98H-14V-84Z" fill="${palette.snow[0]}"/>` +
      `<path d="M-40 -30H20V-62H-40ZM-34 -62H0V-84H-34Z" fill="${palette.snow[1]}"/>` +
      `<path d="M-62 -98V-132H-34V-98Z" fill="${palette.accent}"/><path d="M-10 -98V-140M90 -30V-90L130 -34" stroke="${hull}" stroke-width="4" fill="none"/>` +
      `<path d="M-112 -54H12V-46H-112ZM-92 -78H-6V-72H-92Z" fill="${palette.lamp}"/>`,
  );
  paintGlow(sheet, [at[0] - height * 0.4, at[1] - height * 0.5], height * 1.6, palette.lamp, 0.25);
}

/** A whale's tail going down. */
export function paintWhaleTail(sheet: Sheet, at: Point, height: number, color: string): void {
  const { palette } = sheet;
  place(
    sheet,
    at,
    height,
    `<path d="M-30 4Q-12 -20 -9 -52Q-40 -60 -62 -84Q-84 -92 -104 -86Q-84 -104 -52 -100Q-18 -96 0 -74Q18 -96 52 -100Q84 -104 104 -86Q84 -92 62 -84Q40 -60 9 -52Q12 -20 30 4Z" fill="${color}"/>` +
      `<path d="M-94 -90Q-60 -94 -30 -82Q-10 -72 0 -60Q-22 -74 -44 -80Q-70 -88 -94 -90Z" fill="${lighten(color, 0.12)}"/>` +
      `<path d="M-90 4Q-40 -10 0 -4T90 4Q40 14 0 10T-90 4Z" fill="${palette.cloud[0]}" fill-opacity="0.8"/><path d="M-50 0Q-20 -14 -6 -4T40 0Q10 8 -50 0Z" fill="#ffffff" fill-opacity="0.6"/>`,
  );
}
