import { lighten } from "../color.ts";
import { round, type Point, type Sheet } from "../sheet.ts";
import { place } from "./place.ts";

/** An off-road car with luggage on the roof. */
export function paintJeep(
  sheet: Sheet,
  at: Point,
  height: number,
  color: string,
  flip = false,
): void {
  const { near, lamp } = sheet.palette;
  place(
    sheet,
    at,
    height,
    `<path d="M-62 -92H30V-106H-50Z" fill="${lighten(near, 0.08)}"/><path d="M-78 -22V-60L-70 -90H34L52 -58L92 -50V-20Z" fill="${color}"/>` +
      `<path d="M-62 -60L-57 -82H-24V-60ZM-16 -60V-82H28L40 -60Z" fill="${near}"/><path d="M-78 -30H92V-18H-78Z" fill="${lighten(color, -0.14)}"/>` +
      `<circle cx="-46" cy="-18" r="19" fill="${near}"/><circle cx="56" cy="-18" r="19" fill="${near}"/>` +
      `<circle cx="-46" cy="-18" r="8" fill="${lighten(near, 0.25)}"/><circle cx="56" cy="-18" r="8" fill="${lighten(near, 0.25)}"/><circle cx="90" cy="-40" r="5" fill="${lamp}"/>`,
    flip,
  );
}

/** A helicopter, small in the sky. */
export function paintHelicopter(sheet: Sheet, at: Point, height: number, color: string): void {
  const { near } = sheet.palette;
  place(
    sheet,
    at,
    height,
    `<path d="M-60 -30Q-56 -66 -10 -66H24Q40 -64 46 -52L130 -60L140 -88L150 -84L146 -48L46 -28Q30 -14 0 -14H-34Q-56 -16 -60 -30Z" fill="${color}"/>` +
      `<path d="M-56 -38Q-50 -60 -24 -60V-38Z" fill="${near}"/><path d="M-60 -30Q-56 -16 -34 -14H0Q30 -14 46 -28Z" fill="${near}" fill-opacity="0.35"/>` +
      `<path d="M-4 -66V-82M-130 -84H122" stroke="${near}" stroke-width="5"/><path d="M-50 0H36M-30 -14V0M16 -14V0" stroke="${near}" stroke-width="4"/>`,
  );
}

/** A wing of birds: little ticks on a loose diagonal. */
export function paintBirds(
  sheet: Sheet,
  [x, y]: Point,
  size: number,
  count: number,
  color: string,
): void {
  const { random } = sheet;
  let d = "";
  for (let i = 0; i < count; i++) {
    const bx = x + (i - count / 2) * size * random.between(1.2, 1.9);
    const by = y + Math.abs(i - count * 0.4) * size * 0.5 + random.between(-0.8, 0.8) * size;
    const s = size * random.between(0.7, 1.15);
    const lift = s * random.between(0.25, 0.5);
    d +=
      `M${round(bx - s)} ${round(by - lift)}Q${round(bx - s * 0.4)} ${round(by - lift * 1.5)} ${round(bx)} ${round(by)}` +
      `Q${round(bx + s * 0.4)} ${round(by - lift * 1.5)} ${round(bx + s)} ${round(by - lift)}` +
      `Q${round(bx + s * 0.4)} ${round(by - lift * 0.7)} ${round(bx)} ${round(by + s * 0.16)}Q${round(bx - s * 0.4)} ${round(by - lift * 0.7)} ${round(bx - s)} ${round(by - lift)}Z`;
  }
  sheet.add(`<path d="${d}" fill="${color}"/>`);
}
