import { lighten, mix } from "../color.ts";
import { paintRider } from "../figures/animals.ts";
import { paintAul, paintTower } from "../figures/landmarks.ts";
import { paintHiker, paintSkier, paintStander } from "../figures/people.ts";
import { paintCampfire, paintTent, paintYurt } from "../figures/shelters.ts";
import { paintBirds, paintJeep } from "../figures/travel.ts";
import { paintGrass, paintGround, paintSpruceFrame, paintTrail } from "../parts/foreground.ts";
import { bump } from "../parts/ridges.ts";
import type { Point, Sheet } from "../sheet.ts";

export type Foreground =
  | "hikers"
  | "lookout"
  | "camp"
  | "yurts"
  | "riders"
  | "jeep"
  | "towers"
  | "aul"
  | "skiers";

/** The near ground of a mountain picture with its one telling detail; answers the focal point. */
export function paintMountainForeground(
  sheet: Sheet,
  kind: Foreground,
  width: number,
  light: -1 | 1,
): Point {
  const { height, unit, palette } = sheet;
  const dark = palette.ground[1];
  const focus = (x: number, y: number): Point => [x / width, y / height];
  // The ground rises on the side away from the light, so that figures stand against it.
  const side = light < 0 ? 0.78 : 0.22;
  const rocky = kind === "hikers" || kind === "lookout" || kind === "aul" || kind === "towers";
  const snowy = kind === "skiers";
  const ground = paintGround(
    sheet,
    {
      base: height * (rocky ? 0.93 : 0.87),
      swing: (rocky ? 34 : 16) * unit,
      waves: rocky ? 2.2 : 1.1,
      sharp: rocky ? 0.45 : 0,
      octaves: rocky ? 6 : 3,
      lean: (t) => bump(t, side, 0.55, -(rocky ? 150 : 46) * unit),
    },
    snowy
      ? { lit: palette.snow[0], dark: palette.snow[1] }
      : rocky
        ? { lit: mix(dark, palette.shade, 0.3), dark: lighten(palette.near, -0.02) }
        : undefined,
  );
  const spot = (t: number): Point => [t * width, ground(t * width) + 4 * unit];
  const frame = (where: "left" | "right", count = 6) =>
    paintSpruceFrame(sheet, where, {
      foot: height * 0.97,
      height: 330 * unit,
      count,
      color: mix(palette.foliage[1], palette.near, 0.5),
      light: snowy ? palette.snow[0] : palette.foliage[0],
    });
  const away = light < 0 ? "right" : "left";
  const toward = light < 0 ? "left" : "right";
  const colors = { body: lighten(palette.near, -0.03), pack: palette.accent };

  if (kind === "hikers") {
    const dir = light < 0 ? 1 : -1;
    [0, 1, 2].forEach((i) =>
      paintHiker(sheet, spot(side - dir * (0.02 + i * 0.05)), (84 - i * 5) * unit, colors, dir < 0),
    );
    paintBirds(
      sheet,
      [width * (1 - side), height * 0.3],
      13 * unit,
      5,
      mix(palette.near, palette.mist, 0.25),
    );
    const [x, y] = spot(side - dir * 0.06);
    return focus(x, y - 60 * unit);
  }
  if (kind === "lookout") {
    const [x, y] = spot(side);
    paintStander(sheet, [x, y], 92 * unit, colors.body, palette.accent);
    paintStander(
      sheet,
      spot(side + 0.03),
      86 * unit,
      colors.body,
      mix(palette.shade, palette.snow[0], 0.3),
    );
    return focus(x, y - 60 * unit);
  }
  if (kind === "aul" || kind === "towers") {
    const [lit, shade] = [
      mix(palette.lit, palette.ground[0], 0.3),
      mix(palette.shade, palette.near, 0.35),
    ];
    const [x, y] = spot(side);
    if (kind === "aul") paintAul(sheet, [x, y + 34 * unit], 150 * unit, lit, shade);
    for (const [dx, h] of kind === "aul"
      ? ([[-0.02, 210]] as const)
      : ([
          [0.07, 190],
          [-0.07, 230],
          [0, 310],
        ] as const)) {
      paintTower(sheet, [x + dx * width, ground(x + dx * width) + 12 * unit], h * unit, lit, shade);
    }
    paintGrass(sheet, ground, {
      color: mix(palette.ground[0], dark, 0.3),
      count: 260,
      depth: 120 * unit,
    });
    return focus(x, y - 120 * unit);
  }
  if (!snowy) {
    const tuft = mix(palette.ground[0], palette.ground[1], 0.2);
    paintGrass(sheet, ground, { color: tuft, count: 520, depth: height * 0.14, opacity: 0.55 });
  }
  if (kind === "camp") {
    const [x, y] = spot(light < 0 ? 0.66 : 0.34);
    paintTent(sheet, [x, y + 26 * unit], 82 * unit, palette.accent, palette.lampsOn);
    if (palette.lampsOn) {
      paintCampfire(sheet, [x + light * 190 * unit, y + 44 * unit], 38 * unit);
      paintStander(
        sheet,
        [x + light * 250 * unit, y + 50 * unit],
        70 * unit,
        colors.body,
        mix(colors.body, palette.accent, 0.3),
      );
    } else
      paintStander(
        sheet,
        [x + light * 130 * unit, y + 30 * unit],
        68 * unit,
        colors.body,
        palette.snow[0],
      );
    frame(away, 7);
    return focus(x, y - 20 * unit);
  }
  if (kind === "yurts") {
    const felt = palette.snow[0];
    const [x, y] = spot(light < 0 ? 0.64 : 0.36);
    paintYurt(sheet, [x - 190 * unit, y + 2 * unit], 48 * unit, felt);
    paintYurt(sheet, [x + 165 * unit, y + 6 * unit], 56 * unit, felt);
    paintYurt(sheet, [x, y + 34 * unit], 78 * unit, felt);
    frame(toward, 5);
    return focus(x, y - 10 * unit);
  }
  if (kind === "riders") {
    paintTrail(
      sheet,
      [width * 0.5, height * 1.02],
      spot(side),
      120 * unit,
      mix(palette.ground[0], palette.mist, 0.4),
    );
    [0, 1, 2].forEach((i) =>
      paintRider(
        sheet,
        [
          spot(side + light * (0.02 + i * 0.075))[0],
          spot(side + light * (0.02 + i * 0.075))[1] + 18 * unit,
        ],
        (104 - i * 8) * unit,
        colors.body,
        i === 0 ? palette.accent : mix(palette.shade, palette.lit, i * 0.4),
        light > 0,
      ),
    );
    const [x, y] = spot(side + light * 0.09);
    return focus(x, y - 40 * unit);
  }
  if (kind === "jeep") {
    paintTrail(
      sheet,
      [width * 0.42, height * 1.02],
      spot(side),
      210 * unit,
      mix(palette.ground[0], palette.mist, 0.35),
    );
    const [x, y] = spot(side + light * 0.1);
    paintJeep(sheet, [x, y + 20 * unit], 84 * unit, palette.accent, light > 0);
    frame(away, 4);
    return focus(x, y - 20 * unit);
  }
  const track = mix(palette.snow[1], palette.snow[0], 0.3);
  paintTrail(sheet, [width * 0.55, height * 1.02], spot(side), 60 * unit, track);
  [0, 1].forEach((i) =>
    paintSkier(
      sheet,
      [
        spot(side + light * (0.06 + i * 0.1))[0],
        spot(side + light * (0.06 + i * 0.1))[1] + (26 + i * 16) * unit,
      ],
      (88 + i * 12) * unit,
      colors.body,
      i ? palette.accent : mix(palette.accent, palette.shade, 0.6),
      light > 0,
    ),
  );
  frame(toward, 5);
  const [x, y] = spot(side + light * 0.1);
  return focus(x, y - 20 * unit);
}
