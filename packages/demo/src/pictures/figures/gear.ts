import { lighten, mix } from "../color.ts";
import type { Point, Sheet } from "../sheet.ts";
import { place } from "./place.ts";

/** An enamelled kettle that has seen many fires: sooty below, a wooden grip on its bail. */
export function paintKettle(sheet: Sheet, at: Point, height: number, enamel: string): void {
  const dark = lighten(enamel, -0.14);
  const iron = mix(sheet.palette.near, "#2a2a2c", 0.6);
  place(
    sheet,
    at,
    height,
    `<path d="M-25 -50Q-31 -97 0 -97Q31 -97 25 -50" fill="none" stroke="${iron}" stroke-width="3"/>` +
      `<path d="M-13 -96.6Q0 -99 13 -96.6" fill="none" stroke="#8a5a36" stroke-width="6.4" stroke-linecap="round"/>` +
      `<path d="M-30 -34Q-42 -38 -47 -55L-57 -58Q-55 -40 -46 -27Q-40 -19 -31 -17Z" fill="${enamel}"/>` +
      `<path d="M-57 -58L-47 -55L-48 -51L-56 -53Z" fill="${iron}"/>` +
      `<path d="M-34 -8Q-38 -31 -26 -50H26Q38 -31 34 -8Q34 0 24 0H-24Q-34 0 -34 -8Z" fill="${enamel}"/>` +
      `<path d="M9 -50H26Q38 -31 34 -8Q34 0 24 0H6Q22 -24 9 -50Z" fill="${dark}"/>` +
      `<path d="M-22 -45Q-30 -29 -27 -13L-22 -13Q-25 -29 -17 -45Z" fill="${lighten(enamel, 0.16)}"/>` +
      `<path d="M-34.6 -12Q-26 -5 -16 -9Q-2 -14 14 -8Q26 -4 34.6 -12Q34 0 24 0H-24Q-34 0 -34.6 -12Z" fill="${iron}" fill-opacity="0.82"/>` +
      `<path d="M-22 -51Q-18 -61 0 -62Q18 -61 22 -51Z" fill="${lighten(enamel, 0.05)}"/>` +
      `<path d="M6 -61.6Q19 -59 22 -51H10Q11 -57 6 -61.6Z" fill="${dark}"/>` +
      `<path d="M-27.5 -52H27.5V-47.6H-27.5Z" fill="${iron}"/>` +
      `<circle cx="0" cy="-65" r="4.2" fill="${iron}"/>` +
      `<circle cx="-25" cy="-51" r="3" fill="${lighten(iron, 0.12)}"/><circle cx="25" cy="-51" r="3" fill="${lighten(iron, 0.12)}"/>`,
  );
}

/** A leather boot, its toe to the right, laced in a colour that is seen. */
export function paintBoot(
  sheet: Sheet,
  at: Point,
  height: number,
  style: { leather: string; laces: string },
): void {
  const { leather, laces } = style;
  const dark = lighten(leather, -0.11);
  const sole = mix(sheet.palette.near, "#242124", 0.5);
  let lugs = "";
  for (let x = -43; x < 54; x += 13) lugs += `M${x} -2V5H${x + 8}V-2Z`;
  place(
    sheet,
    at,
    height,
    `<path d="${lugs}" fill="${lighten(sole, -0.05)}"/>` +
      `<path d="M-34 -94L4 -99Q9 -96 8 -88L-20 -80Z" fill="${lighten(leather, -0.2)}"/>` +
      `<path d="M-44 -9L-41 -60Q-41 -82 -36 -92L-8 -88L4 -92Q5 -72 13 -57Q21 -47 38 -41Q57 -34 61 -11Z" fill="${leather}"/>` +
      `<path d="M-36 -92Q-41 -82 -41 -60L-41 -62Q-20 -54 4 -78L4 -92L-8 -88Z" fill="${lighten(leather, 0.05)}"/>` +
      `<path d="M35 -42Q57 -34 61 -11L34 -10Q29 -26 35 -42Z" fill="${dark}"/>` +
      `<path d="M-44 -9L-42.4 -40Q-29 -38 -23 -26Q-20 -17 -20 -9Z" fill="${dark}"/>` +
      `<path d="M-39 -70Q-18 -60 0 -74M-20 -12Q-18 -34 8 -52" fill="none" stroke="${lighten(leather, -0.16)}" stroke-width="1.6" stroke-dasharray="4 2.4"/>` +
      `<path d="M-46 -10H20Q40 -12 61 -12Q66 -6 62 1H-46Z" fill="${sole}"/>` +
      `<path d="M-46 -10H20Q40 -12 61 -12L62 -8Q40 -7 20 -6H-46Z" fill="${lighten(sole, 0.14)}"/>` +
      `<path d="M-9 -84L8 -81M-7 -74L11 -69M-3 -65L15 -59M4 -56L22 -50M12 -48L30 -42" stroke="${laces}" stroke-width="3.4" stroke-linecap="round"/>` +
      `<path d="M-9 -84L11 -69M-7 -74L15 -59M-3 -65L22 -50M4 -56L30 -42" stroke="${laces}" stroke-width="2" stroke-opacity="0.7"/>` +
      `<path d="M0 -84Q-16 -100 -22 -84Q-14 -78 0 -83Q14 -98 22 -86Q16 -78 0 -83" fill="none" stroke="${laces}" stroke-width="3"/>`,
  );
}

/** A tent's corner that a line holds to a peg in the ground, with the runner that tightens it. */
export function paintTentPeg(sheet: Sheet, at: Point, height: number, canvas: string): void {
  const wood = "#a9794a";
  const line = lighten(sheet.palette.lamp, 0.02);
  place(
    sheet,
    at,
    height,
    `<path d="M-420 -330L-96 -182L-176 20L-420 60Z" fill="${canvas}"/>` +
      `<path d="M-420 -330L-96 -182L-128 -150L-420 -262Z" fill="${lighten(canvas, 0.08)}"/>` +
      `<path d="M-250 -250L-176 20L-420 60V-330Z" fill="${lighten(canvas, -0.12)}"/>` +
      `<path d="M-118 -172L-164 14" stroke="${lighten(canvas, -0.18)}" stroke-width="3" stroke-dasharray="8 5"/>` +
      `<circle cx="-112" cy="-170" r="9" fill="${lighten(canvas, -0.26)}"/><circle cx="-112" cy="-170" r="4.6" fill="${line}"/>` +
      `<path d="M-112 -170L9 -66" stroke="${line}" stroke-width="3.4"/>` +
      `<path d="M-64 -136L-38 -114L-44 -106L-70 -128Z" fill="${sheet.palette.near}"/>` +
      `<path d="M-2 -88L18 -80L-10 12L-22 8Z" fill="${wood}"/><path d="M8 -84L18 -80L-10 12L-16 10Z" fill="${lighten(wood, -0.12)}"/>` +
      `<path d="M-2 -88L4 -96L22 -89L18 -80Z" fill="${lighten(wood, 0.08)}"/>` +
      `<path d="M-2 -72L14 -66L12 -58L-5 -64Z" fill="${lighten(wood, -0.2)}"/>` +
      `<path d="M-4 -68Q6 -58 16 -63Q8 -72 -3 -66" fill="none" stroke="${line}" stroke-width="3.4"/>`,
  );
}
