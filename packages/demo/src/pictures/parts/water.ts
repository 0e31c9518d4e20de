import { mix } from "../color.ts";
import { round, type Sheet } from "../sheet.ts";

/** Open water from the horizon to the bottom, far colour to near. */
export function paintWater(sheet: Sheet, horizon: number, bottom = sheet.height): void {
  const [far, near] = sheet.palette.water;
  const fill = sheet.fade(horizon, bottom, [
    [0, far],
    [0.3, mix(far, near, 0.42)],
    [1, near],
  ]);
  sheet.add(
    `<rect y="${round(horizon)}" width="${sheet.width}" height="${round(bottom - horizon + 2)}" fill="${fill}"/>`,
  );
}

/** Shows what was drawn above the shore once more in the water, pressed and dimmed. */
export function paintReflection(
  sheet: Sheet,
  drawn: string,
  shore: number,
  strength: number,
  press = 0.86,
): void {
  const clip = sheet.clip(`M0 ${round(shore)}H${sheet.width}V${sheet.height}H0Z`);
  sheet.add(
    `<g clip-path="${clip}" opacity="${strength}"><g transform="translate(0 ${round(shore * (1 + press))}) scale(1 ${-press})">${drawn}</g></g>`,
  );
}

/** One flat stroke on the water, pointed at both ends. */
export function ripplePath(x: number, y: number, length: number, thick: number): string {
  return (
    `M${round(x - length / 2)} ${round(y)}Q${round(x)} ${round(y - thick)} ${round(x + length / 2)} ${round(y)}` +
    `Q${round(x)} ${round(y + thick)} ${round(x - length / 2)} ${round(y)}Z`
  );
}

/** Ripples over a stretch of water: short and close far away, long and wide near. */
export function paintRipples(
  sheet: Sheet,
  stretch: { top: number; bottom: number; count: number; color: string; opacity: number },
): void {
  const { random, width, unit } = sheet;
  let d = "";
  for (let i = 0; i < stretch.count; i++) {
    const t = random.next() ** 1.4;
    const y = stretch.top + (stretch.bottom - stretch.top) * t;
    const length = width * (0.02 + 0.12 * t) * random.between(0.5, 1.5);
    d += ripplePath(random.next() * width, y, length, unit * (0.9 + 3.6 * t));
  }
  sheet.add(`<path d="${d}" fill="${stretch.color}" fill-opacity="${stretch.opacity}"/>`);
}

/** The road of light that a low sun, a moon or a lamp lays on the water. */
export function paintGlitter(
  sheet: Sheet,
  road: { x: number; top: number; bottom: number; width: number; color: string; opacity: number },
): void {
  const { random, unit } = sheet;
  let d = "";
  const rows = Math.round((road.bottom - road.top) / (5 * unit));
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const y = road.top + (road.bottom - road.top) * t ** 1.15;
    const half = road.width * (0.35 + 0.65 * t) * random.between(0.35, 1);
    const x = road.x + random.between(-0.3, 0.3) * road.width * (0.3 + t);
    d += ripplePath(x, y, half * 2 * random.between(0.4, 1), unit * (1.1 + 2.6 * t));
    if (random.chance(0.5))
      d += ripplePath(
        x + random.between(-1.4, 1.4) * half,
        y + 2,
        half * 0.5,
        unit * (0.8 + 1.4 * t),
      );
  }
  sheet.add(`<path d="${d}" fill="${road.color}" fill-opacity="${road.opacity}"/>`);
}
