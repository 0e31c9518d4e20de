import { lighten } from "../color.ts";
import { paintGlow } from "../parts/sky.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import { place } from "./place.ts";

/** A lighthouse; its beam falls to one side when it is lit. */
export function paintLighthouse(
  sheet: Sheet,
  at: Point,
  height: number,
  lit: boolean,
  beam: -1 | 1 = -1,
): void {
  const { palette, width } = sheet;
  const lamp: Point = [at[0], at[1] - height * 0.88];
  if (lit) {
    const far = lamp[0] + beam * width * 0.62;
    const fill = sheet.sweep(
      lamp,
      [far, lamp[1]],
      [
        [0, palette.lamp, 0.75],
        [0.4, palette.lamp, 0.2],
        [1, palette.lamp, 0],
      ],
    );
    sheet.add(
      `<path d="${pathOf([lamp, [far, lamp[1] - height * 0.5], [far, lamp[1] + height * 0.18]])}" fill="${fill}"/>`,
    );
    paintGlow(sheet, lamp, height * 0.9, palette.lamp, 0.8);
  }
  const white = palette.night ? palette.snow[0] : "#f6f0e2";
  const shade = lighten(white, -0.16);
  place(
    sheet,
    at,
    height,
    `<path d="M-13 0L-8.5 -80H8.500L13 0Z" fill="${white}"/><path d="M2 0V-80H8.500L13 0Z" fill="${shade}"/>` +
      `<path d="M-11.9 -20L-10.8 -40H10.800L11.9 -20ZM-9.7 -60L-8.5 -80H8.500L9.7 -60Z" fill="${palette.accent}"/>` +
      `<path d="M2 -20V-40H10.800L11.9 -20ZM2 -60V-80H8.500L9.7 -60Z" fill="${lighten(palette.accent, -0.1)}"/>` +
      `<path d="M-11 -80H11V-83H-11Z" fill="${palette.near}"/><path d="M-6 -83V-93H6V-83Z" fill="${palette.lamp}"/>` +
      `<path d="M-8 -93Q0 -103 8 -93Z" fill="${palette.accent}"/><path d="M0 -98V-106" stroke="${palette.near}" stroke-width="1.5"/>` +
      `<path d="M14 0V-16L28 -24L42 -16V0Z" fill="${white}"/><path d="M11 -15L28 -26L45 -15L43 -13L28 -22L13 -13Z" fill="${palette.accent}"/><path d="M24 -12H31V-4H24Z" fill="${palette.near}"/>`,
  );
}

/** A wooden church of the north with its bulbs. */
export function paintWoodenChurch(
  sheet: Sheet,
  at: Point,
  height: number,
  color: string,
  light: string,
): void {
  const dome = (x: number, y: number, r: number) =>
    `<path d="M${x - r * 0.5} ${y}V${y - r * 0.7}Q${x - r * 1.15} ${y - r * 1.5} ${x - r * 0.35} ${y - r * 2.2}Q${x - r * 0.1} ${y - r * 2.5} ${x} ${y - r * 3}` +
    `Q${x + r * 0.1} ${y - r * 2.5} ${x + r * 0.35} ${y - r * 2.2}Q${x + r * 1.15} ${y - r * 1.5} ${x + r * 0.5} ${y - r * 0.7}V${y}Z" fill="${color}"/>` +
    `<path d="M${x - r * 0.6} ${y - r * 1.2}Q${x - r * 0.6} ${y - r * 1.9} ${x - r * 0.1} ${y - r * 2.3}Q${x - r * 0.3} ${y - r * 1.6} ${x - r * 0.3} ${y - r}Z" fill="${light}" fill-opacity="0.7"/>` +
    `<path d="M${x} ${y - r * 3}V${y - r * 4}M${x - r * 0.35} ${y - r * 3.6}H${x + r * 0.35}" stroke="${color}" stroke-width="1"/>`;
  place(
    sheet,
    at,
    height,
    dome(0, -68, 8) +
      dome(-15, -52, 6) +
      dome(15, -52, 6) +
      dome(-26, -36, 5.5) +
      dome(26, -36, 5.5) +
      dome(-8, -40, 5) +
      dome(9, -40, 5) +
      `<path d="M-40 0V-18L-32 -26V-36H-21V-50H-10V-68H10V-50H21V-36H32V-26L40 -18V0Z" fill="${color}"/>` +
      `<path d="M-40 0V-18L-32 -26V-36H-28V0ZM-21 -36V-50H-16V-36ZM-10 -50V-68H-5V-50Z" fill="${light}" fill-opacity="0.45"/>` +
      dome(62, -58, 6) +
      `<path d="M54 0V-40H70V0ZM52 -40L62 -60L72 -40Z" fill="${color}"/><path d="M54 0V-40H58V0Z" fill="${light}" fill-opacity="0.45"/>` +
      `<path d="M-54 0V-10H84V0Z" fill="${color}"/>`,
  );
}

/** A watchtower of the Caucasus: tall, tapering, with a stepped roof. */
export function paintTower(
  sheet: Sheet,
  at: Point,
  height: number,
  lit: string,
  shade: string,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-15 0L-9.5 -84H9.500L15 0Z" fill="${lit}"/><path d="M3 0L2 -84H9.500L15 0Z" fill="${shade}"/>` +
      `<path d="M-11 -84H11L8 -89H7L5 -94H4L2 -100H-2L-4 -94H-5L-7 -89H-8Z" fill="${shade}"/><path d="M-12 -78H12V-84H-12Z" fill="${shade}"/>` +
      `<path d="M-5 -66H-1V-58H-5ZM-6 -44H-2V-36H-6ZM-6 -22H-1V-14H-6Z" fill="${lighten(shade, -0.16)}"/>`,
  );
}

/** Houses of a mountain village, stepped one above another. */
export function paintAul(
  sheet: Sheet,
  at: Point,
  height: number,
  lit: string,
  shade: string,
): void {
  const { random, palette } = sheet;
  let svg = "";
  for (let row = 3; row >= 0; row--) {
    for (let i = -4 + row * 0.5; i <= 4 - row * 0.5; i++) {
      const x = i * 20 + random.between(-4, 4);
      const w = random.between(17, 24);
      const h = random.between(16, 24);
      const y = -row * 15 + Math.abs(i) * 4 - 4;
      svg += `<path d="M${x.toFixed(1)} ${y}v${(-h).toFixed(1)}h${w.toFixed(1)}v${(h + 18).toFixed(1)}h${(-w).toFixed(1)}z" fill="${lit}"/>`;
      svg += `<path d="M${(x + w * 0.6).toFixed(1)} ${y}v${(-h).toFixed(1)}h${(w * 0.4).toFixed(1)}v${(h + 18).toFixed(1)}h${(-w * 0.4).toFixed(1)}z" fill="${shade}"/>`;
      svg += `<path d="M${(x - 2).toFixed(1)} ${(y - h).toFixed(1)}h${(w + 4).toFixed(1)}v-3h${(-w - 4).toFixed(1)}z" fill="${lighten(shade, -0.1)}"/>`;
      const window = random.chance(0.35) ? palette.lamp : lighten(shade, -0.15);
      svg += `<path d="M${(x + w * 0.2).toFixed(1)} ${(y - h * 0.7).toFixed(1)}h4v6h-4z" fill="${window}"/>`;
    }
  }
  place(sheet, at, height, svg);
}
