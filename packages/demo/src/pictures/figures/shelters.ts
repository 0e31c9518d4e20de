import { lighten, mix } from "../color.ts";
import { paintGlow } from "../parts/sky.ts";
import { round, type Point, type Sheet } from "../sheet.ts";
import { place } from "./place.ts";

/** A ridge tent; `lit` shines from inside and throws light on the grass. */
export function paintTent(
  sheet: Sheet,
  at: Point,
  height: number,
  color: string,
  lit: boolean,
): void {
  const { palette } = sheet;
  if (lit) paintGlow(sheet, [at[0], at[1] - height * 0.35], height * 3.4, palette.lamp, 0.75, 0.75);
  const wall = lit ? mix(color, palette.lamp, 0.5) : color;
  const side = lit ? mix(color, palette.lamp, 0.12) : lighten(color, -0.12);
  place(
    sheet,
    at,
    height,
    `<path d="M-28 -100L-96 0H30Z" fill="${wall}"/><path d="M-28 -100L30 0L104 -6L42 -92Z" fill="${side}"/>` +
      `<path d="M-28 -78L-58 0H-4Z" fill="${lit ? lighten(palette.lamp, 0.06) : lighten(color, -0.24)}"/>` +
      `<path d="M-28 -78L-58 0H-46Z" fill="${wall}"/>` +
      `<path d="M-28 -100L-34 -108M42 -92L48 -98" stroke="${side}" stroke-width="3"/>`,
  );
  if (lit) paintGlow(sheet, [at[0] - height * 0.3, at[1]], height * 1.2, palette.lamp, 0.6, 0.22);
}

/** A log house with a lit window and, if asked, smoke that stands in cold air. */
export function paintHut(
  sheet: Sheet,
  at: Point,
  height: number,
  style: { wall: string; roof: string; snowy?: boolean; smoke?: boolean },
): void {
  const { palette } = sheet;
  const [x, y] = at;
  if (style.smoke)
    paintSmoke(sheet, [x + height * 0.42, y - height * 1.02], height * 2.4, palette.cloud[0]);
  const dark = lighten(style.wall, -0.1);
  let logs = "";
  for (let i = 1; i < 6; i++) logs += `M-72 ${-i * 9}H84`;
  place(
    sheet,
    at,
    height,
    `<path d="M30 -96V-70H44V-100H30Z" fill="${dark}"/><path d="M-72 0V-54H84V0Z" fill="${style.wall}"/>` +
      `<path d="M-72 0V-54L-36 -92L0 -54V0Z" fill="${dark}"/>` +
      `<path d="${logs}" stroke="${lighten(style.wall, -0.18)}" stroke-width="1.6"/>` +
      `<path d="M-36 -98L6 -50H100L62 -98Z" fill="${style.roof}"/><path d="M-36 -98L-84 -48L-78 -45L-36 -89L2 -46L8 -50Z" fill="${lighten(style.roof, -0.06)}"/>` +
      (style.snowy
        ? `<path d="M-37 -104L4 -54Q52 -50 102 -53L64 -103Q14 -108 -37 -104Z" fill="${palette.snow[0]}"/>` +
          `<path d="M-37 -104L-86 -51L-78 -49L-36 -94L2 -50L7 -54Z" fill="${palette.snow[1]}"/>`
        : "") +
      `<path d="M24 -40H44V-18H24ZM56 -40H72V-18H56Z" fill="${palette.lamp}"/><path d="M34 -40V-18M24 -29H44M64 -40V-18" stroke="${dark}" stroke-width="2"/>` +
      `<path d="M-46 -42H-28V-22H-46Z" fill="${lighten(palette.lamp, -0.05)}"/>`,
  );
  paintGlow(sheet, [x + height * 0.36, y - height * 0.28], height * 1.5, palette.lamp, 0.5);
}

/** Smoke or steam: a rising, widening, leaning ribbon that fades out. */
export function paintSmoke(
  sheet: Sheet,
  [x, y]: Point,
  rise: number,
  color: string,
  drift = 0.3,
): void {
  const { random } = sheet;
  const fill = sheet.fade(y - rise, y, [
    [0, color, 0],
    [0.4, color, 0.35],
    [1, color, 0.8],
  ]);
  for (let i = 0; i < 2; i++) {
    const sway = random.between(-0.06, 0.06) * rise;
    const at = (t: number, off: number) =>
      `${round(x + drift * rise * t * t + sway * Math.sin(t * 6) + off * rise * (0.014 + 0.16 * t))} ${round(y - rise * t)}`;
    sheet.add(
      `<path d="M${at(0, -1)}C${at(0.2, -1)} ${at(0.3, -0.2)} ${at(0.5, -0.9)}S${at(0.8, -1.1)} ${at(1, -0.4)}` +
        `L${at(1, 0.6)}C${at(0.8, 1)} ${at(0.7, 0.5)} ${at(0.5, 0.9)}S${at(0.2, 0.5)} ${at(0, 1)}Z" fill="${fill}"/>`,
    );
  }
}

/** A fire with people's warmth around it: logs, flame, light, sparks. */
export function paintCampfire(sheet: Sheet, at: Point, height: number): void {
  const { palette, random } = sheet;
  paintGlow(sheet, [at[0], at[1] - height * 0.4], height * 6, palette.lamp, 0.6, 0.6);
  paintGlow(sheet, at, height * 3, palette.accent, 0.5, 0.25);
  place(
    sheet,
    at,
    height,
    `<path d="M-46 2L40 -12M-40 -12L46 2" stroke="#2a1a18" stroke-width="10"/>` +
      `<path d="M0 -104Q30 -62 26 -34Q24 -6 0 -4Q-26 -6 -28 -34Q-26 -52 -12 -66Q-10 -50 -4 -48Q-12 -80 0 -104Z" fill="${palette.accent}"/>` +
      `<path d="M2 -64Q18 -40 14 -22Q10 -6 0 -6Q-14 -8 -14 -24Q-12 -38 -4 -42Q-4 -34 0 -32Q-2 -50 2 -64Z" fill="${lighten(palette.lamp, 0.08)}"/>`,
  );
  for (let i = 0; i < 9; i++) {
    const x = at[0] + random.between(-0.6, 0.8) * height;
    const y = at[1] - height * random.between(1.1, 2.8);
    sheet.add(
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(height * 0.025)}" fill="${palette.lamp}" fill-opacity="0.9"/>`,
    );
  }
}

/** A chum, the nomads' tent of poles and hides. */
export function paintChum(
  sheet: Sheet,
  at: Point,
  height: number,
  hide: string,
  smoke = true,
): void {
  const { palette } = sheet;
  if (smoke)
    paintSmoke(sheet, [at[0], at[1] - height * 1.08], height * 1.8, palette.cloud[0], 0.45);
  place(
    sheet,
    at,
    height,
    `<path d="M-4 -118L6 -92M8 -120L-4 -92M0 -122V-94M14 -114L-2 -92" stroke="${palette.near}" stroke-width="2.4"/>` +
      `<path d="M0 -98L-56 0H58Z" fill="${hide}"/><path d="M0 -98L14 0H58Z" fill="${lighten(hide, -0.12)}"/>` +
      `<path d="M-10 -50L-24 0H-2Z" fill="${palette.lamp}"/>` +
      `<path d="M-34 -38Q4 -30 36 -38" stroke="${lighten(hide, -0.16)}" stroke-width="3" fill="none"/>`,
  );
}

/** A white felt yurt. */
export function paintYurt(sheet: Sheet, at: Point, height: number, felt: string): void {
  const { palette } = sheet;
  place(
    sheet,
    at,
    height,
    `<path d="M-84 0V-50H84V0Z" fill="${felt}"/><path d="M20 0V-50H84V0Z" fill="${lighten(felt, -0.1)}"/>` +
      `<path d="M-90 -50Q-50 -92 -12 -100H12Q50 -92 90 -50Z" fill="${lighten(felt, 0.03)}"/>` +
      `<path d="M12 -100Q50 -92 90 -50H30Z" fill="${lighten(felt, -0.07)}"/>` +
      `<path d="M-84 -44H84V-38H-84Z" fill="${palette.accent}"/><path d="M-22 0V-40H8V0Z" fill="${palette.accent}"/><path d="M-7 0V-40H-6V0Z" fill="${palette.near}"/>`,
  );
}
