import { lighten, mix } from "../color.ts";
import { pathOf, round, type Point, type Sheet } from "../sheet.ts";
import {
  createProfile,
  traceProfile,
  underProfile,
  type Profile,
  type RidgeShape,
} from "./ridges.ts";
import { sprucePath, spruceLight } from "./trees.ts";

/** The near ground: a crest with a lit rim and darkness towards the lower edge. */
export function paintGround(
  sheet: Sheet,
  shape: RidgeShape,
  style?: { lit?: string; dark?: string },
): Profile {
  const profile = createProfile(sheet, shape);
  const [lit, dark] = sheet.palette.ground;
  const top = Math.min(...traceProfile(sheet, profile, 40).map(([, y]) => y));
  const fill = sheet.fade(top, sheet.height, [
    [0, style?.lit ?? mix(lit, dark, 0.35)],
    [0.45, mix(style?.lit ?? lit, style?.dark ?? dark, 0.75)],
    [1, style?.dark ?? lighten(dark, -0.04)],
  ]);
  sheet.add(`<path d="${underProfile(sheet, profile)}" fill="${fill}"/>`);
  return profile;
}

/** Tufts of grass along a crest and scattered below it. */
export function paintGrass(
  sheet: Sheet,
  profile: Profile,
  style: { color: string; count: number; depth: number; size?: number; opacity?: number },
): void {
  const { random, width, unit } = sheet;
  let d = "";
  for (let i = 0; i < style.count; i++) {
    const x = random.next() * width;
    const down = random.next() ** 1.6;
    const y = profile(x) + down * style.depth + 3;
    const size = unit * (style.size ?? 14) * (0.5 + down) * random.between(0.6, 1.2);
    for (let blade = -1; blade <= 1; blade++) {
      const tip = blade * size * 0.45 + random.between(-0.2, 0.2) * size;
      d += `M${round(x + blade * size * 0.14 - size * 0.06)} ${round(y)}L${round(x + tip)} ${round(y - size)}L${round(x + blade * size * 0.14 + size * 0.06)} ${round(y)}Z`;
    }
  }
  sheet.add(`<path d="${d}" fill="${style.color}" fill-opacity="${style.opacity ?? 0.8}"/>`);
}

/** A clump of tall spruces at the picture's side, which frames the view. */
export function paintSpruceFrame(
  sheet: Sheet,
  side: "left" | "right",
  style: {
    foot: number;
    height: number;
    count: number;
    color: string;
    light?: string;
    spread?: number;
  },
): void {
  const { random, width } = sheet;
  const spread = (style.spread ?? 0.2) * width;
  const trees = Array.from({ length: style.count }, (_, i) => {
    const t = (i + random.between(0.1, 0.9)) / style.count;
    const x = side === "left" ? t * spread - 0.03 * width : width - t * spread + 0.03 * width;
    return { x, height: style.height * (1 - t * 0.55) * random.between(0.7, 1.05) };
  });
  const direction = side === "left" ? 1 : -1;
  for (const { x, height } of trees.toSorted((a, b) => a.height - b.height)) {
    const foot = style.foot + random.between(0, 0.05) * sheet.height;
    const color = mix(style.color, sheet.palette.foliage[0], random.between(0, 0.14));
    sheet.add(`<path d="${sprucePath(sheet, x, foot, height)}" fill="${color}"/>`);
    if (style.light) {
      sheet.add(
        `<path d="${spruceLight(sheet, x, foot, height, direction)}" fill="${style.light}" fill-opacity="0.5"/>`,
      );
    }
  }
}

/** A path that winds away and narrows, from the lower edge to a far point. */
export function paintTrail(
  sheet: Sheet,
  from: Point,
  to: Point,
  width: number,
  color: string,
  swing = 0.5,
): void {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 26;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const y = from[1] + (to[1] - from[1]) * (1 - (1 - t) ** 1.7);
    const near = 1 - (y - from[1]) / (to[1] - from[1]);
    const x =
      from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI * 2.4) * swing * width * 2.6 * near;
    const half = width * (0.04 + 0.5 * near ** 1.4);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  sheet.add(`<path d="${pathOf([...left, ...right.toReversed()])}" fill="${color}"/>`);
}

/** Stones with a light and a dark side. */
export function paintStones(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, size: number])[],
  lit: string,
  dark: string,
): void {
  const { random } = sheet;
  for (const [x, y, s] of places) {
    const j = () => random.between(0.85, 1.15);
    const top: Point = [x - s * 0.1 * j(), y - s * 0.62 * j()];
    const shoulder: Point = [x + s * 0.55 * j(), y - s * 0.42 * j()];
    sheet.add(
      `<path d="${pathOf([[x - s * j(), y + s * 0.08], [x - s * 0.7 * j(), y - s * 0.36 * j()], top, shoulder, [x + s * j(), y + s * 0.08]])}" fill="${dark}"/>` +
        `<path d="${pathOf([[x - s * 0.7, y - s * 0.34], top, shoulder, [x + s * 0.2, y - s * 0.28], [x - s * 0.2, y - s * 0.12]])}" fill="${lit}"/>`,
    );
  }
}
