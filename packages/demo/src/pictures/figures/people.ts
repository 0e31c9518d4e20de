import { lighten } from "../color.ts";
import type { Point, Sheet } from "../sheet.ts";
import { place } from "./place.ts";

/** A walker with a rucksack and a pole; the rucksack carries the accent. */
export function paintHiker(
  sheet: Sheet,
  at: Point,
  height: number,
  colors: { body: string; pack: string },
  flip = false,
): void {
  const legs = lighten(colors.body, -0.05);
  place(
    sheet,
    at,
    height,
    `<path d="M-5 -46L-13 -22L-16 0H-9L-5 -20L2 -34L7 -19L6 0H13L15 -21L8 -46Z" fill="${legs}"/>` +
      `<path d="M-6 -80Q4 -84 9 -78L11 -44Q2 -40 -7 -44Z" fill="${colors.body}"/>` +
      `<path d="M-6 -82Q-20 -84 -21 -70V-52Q-20 -44 -7 -46Z" fill="${colors.pack}"/>` +
      `<path d="M-21 -84H-5V-79H-21Z" fill="${lighten(colors.pack, -0.1)}"/>` +
      `<path d="M5 -76L17 -62L23 -58L21 -54L14 -57L4 -66Z" fill="${colors.body}"/>` +
      `<path d="M22 -60L29 0" stroke="${colors.body}" stroke-width="2"/>` +
      `<circle cx="5" cy="-91" r="8.2" fill="${colors.body}"/><path d="M-4 -93Q5 -104 14 -93Z" fill="${colors.pack}"/>`,
    flip,
  );
}

/** Someone who stands still and looks. */
export function paintStander(
  sheet: Sheet,
  at: Point,
  height: number,
  body: string,
  jacket: string,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-8 -48L-9 0H-2L0 -34L3 0H10L8 -48Z" fill="${body}"/>` +
      `<path d="M-10 -80Q0 -85 10 -80L13 -50L9 -46H-9L-13 -50Z" fill="${jacket}"/>` +
      `<circle cx="0" cy="-91" r="8" fill="${body}"/>`,
  );
}

/** A skier or a skater gliding. */
export function paintSkier(
  sheet: Sheet,
  at: Point,
  height: number,
  body: string,
  jacket: string,
  flip = false,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-34 3Q0 -2 38 0Q44 -2 46 -7" stroke="${body}" stroke-width="3" fill="none"/>` +
      `<path d="M-4 -46L-10 -24L-18 0H-10L-2 -20L8 -30L10 -14L8 0H15L18 -20L12 -44Z" fill="${body}"/>` +
      `<path d="M-6 -50L0 -80Q12 -84 18 -76L14 -44Z" fill="${jacket}"/>` +
      `<path d="M12 -74L26 -58L40 -62" stroke="${jacket}" stroke-width="6" fill="none"/>` +
      `<path d="M40 -64L12 2M-6 -58L-32 0" stroke="${body}" stroke-width="2"/>` +
      `<circle cx="15" cy="-88" r="8" fill="${body}"/><path d="M6 -90Q15 -102 24 -90Z" fill="${jacket}"/>`,
    flip,
  );
}
