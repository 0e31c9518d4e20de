import type { Point, Sheet } from "../sheet.ts";
import { lighten } from "../color.ts";
import { place } from "./place.ts";

/** A brown bear walking, head low. */
export function paintBear(
  sheet: Sheet,
  at: Point,
  height: number,
  color: string,
  flip = false,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-86 -50Q-88 -84 -50 -92Q-20 -92 0 -94Q24 -108 48 -96Q58 -94 66 -88Q70 -98 78 -92L82 -84Q96 -76 110 -56Q108 -46 96 -48Q82 -46 74 -52Q66 -44 60 -40L64 -2H42L36 -36Q10 -26 -22 -34L-26 -2H-48L-46 -30Q-60 -34 -66 -38L-72 0H-94L-84 -34Q-88 -42 -86 -50Z" fill="${color}"/>` +
      `<path d="M24 -36L22 0H4L6 -36ZM-46 -34L-36 0H-56L-62 -34Z" fill="${lighten(color, -0.07)}"/>` +
      `<path d="M-70 -78Q-40 -92 0 -90Q24 -102 46 -92Q20 -88 0 -80Q-40 -82 -70 -78Z" fill="${lighten(color, 0.12)}"/>`,
    flip,
  );
}

/** A reindeer standing. */
export function paintReindeer(
  sheet: Sheet,
  at: Point,
  height: number,
  color: string,
  flip = false,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-44 -58Q-40 -68 -10 -66Q14 -66 22 -70L34 -84Q44 -84 56 -72L52 -68L42 -70L34 -54Q28 -44 22 -40L24 0H18L14 -36Q-10 -32 -24 -36L-26 0H-32L-32 -34L-38 0H-44L-40 -40Z" fill="${color}"/>` +
      `<path d="M36 -82Q20 -96 26 -124M27 -110Q40 -112 42 -122M40 -82Q52 -96 46 -118M23 -100Q12 -104 10 -116" stroke="${color}" stroke-width="3.5" fill="none"/>` +
      `<path d="M22 -66L34 -54Q28 -44 20 -42Z" fill="${lighten(color, 0.2)}"/>`,
    flip,
  );
}

/** A Bactrian camel of a caravan. */
export function paintCamel(
  sheet: Sheet,
  at: Point,
  height: number,
  color: string,
  pack: string,
  flip = false,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-54 -56Q-50 -66 -40 -68Q-34 -92 -26 -92Q-18 -90 -14 -70Q-4 -66 4 -70Q8 -92 16 -92Q26 -90 28 -66Q36 -58 46 -62Q50 -84 54 -94Q62 -102 78 -92L80 -84L66 -82Q64 -56 50 -44Q40 -36 32 -36L34 0H27L22 -34L18 0H11L14 -36Q-10 -32 -30 -36L-28 0H-35L-38 -34L-44 0H-51L-46 -38Q-56 -46 -54 -56Z" fill="${color}"/>` +
      `<path d="M-18 -74Q-4 -66 8 -74L12 -44H-20Z" fill="${pack}"/>`,
    flip,
  );
}

/** A rider on horseback. */
export function paintRider(
  sheet: Sheet,
  at: Point,
  height: number,
  horse: string,
  coat: string,
  flip = false,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-48 -46Q-46 -58 -30 -58Q-6 -54 14 -58Q26 -66 32 -78Q36 -82 40 -84L42 -78L54 -62L48 -57L40 -62Q38 -48 30 -40Q30 -34 28 -32L32 -16L28 0H22L24 -16L18 -30Q-6 -26 -24 -32L-30 -18L-28 0H-34L-37 -18L-34 -32L-42 -20L-46 0H-52L-48 -24L-44 -38Q-54 -30 -56 -12Q-60 -34 -48 -46Z" fill="${horse}"/>` +
      `<path d="M-10 -56L-8 -82Q0 -88 8 -82L14 -62L24 -58L22 -54L10 -57L8 -52L12 -32H4L-4 -50Z" fill="${coat}"/>` +
      `<circle cx="1" cy="-90" r="6.5" fill="${horse}"/><path d="M-9 -92Q1 -104 11 -92Z" fill="${lighten(coat, -0.1)}"/>`,
    flip,
  );
}
