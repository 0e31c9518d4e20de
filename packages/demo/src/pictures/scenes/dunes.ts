import { lighten, mix } from "../color.ts";
import { paintCamel } from "../figures/animals.ts";
import { paintHiker } from "../figures/people.ts";
import { paintTent } from "../figures/shelters.ts";
import { createProfile, underProfile, type Profile } from "../parts/ridges.ts";
import { pathOf, type Point, type Sheet } from "../sheet.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";

export interface DunesOptions {
  heaven: Heaven;
  feature: "caravan" | "walkers" | "tent";
}

/** One dune with its crest at `top`: wind side in light, slip side in shade, a curved edge between. */
function paintDune(
  sheet: Sheet,
  dune: { x: number; top: number; spread: number; foot: number; depth: number },
  light: -1 | 1,
): Profile {
  const { width, palette, random } = sheet;
  const crest: Profile = (x) => {
    const d = (x - dune.x) / dune.spread;
    const gentle = d * light > 0 ? 1.35 : 0.95;
    return dune.foot - (dune.foot - dune.top) * Math.exp(-((Math.abs(d) * gentle) ** 1.7));
  };
  const air = 0.5 * (1 - dune.depth);
  const lit = mix(palette.ground[0], palette.mist, air);
  const shade = mix(mix(palette.ground[1], palette.shade, 0.2), palette.mist, air * 0.8);
  const rise = dune.foot - dune.top;
  const bottom = dune.foot + rise * 0.9;
  const litFill = sheet.fade(dune.top, bottom, [
    [0, lighten(lit, 0.035)],
    [0.5, lit],
    [1, mix(lit, shade, 0.34)],
  ]);
  const shadeFill = sheet.fade(dune.top, bottom, [
    [0, shade],
    [0.6, mix(shade, lit, 0.2)],
    // The foot ends in the light side's own colour, so that no edge is seen there.
    [1, mix(lit, shade, 0.34)],
  ]);
  sheet.add(`<path d="${underProfile(sheet, crest)}" fill="${litFill}"/>`);
  // The edge leaves the summit and swings down to the front like an S.
  const swing = random.between(0.2, 0.42) * dune.spread;
  const edge: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    edge.push([
      dune.x +
        light * swing * Math.sin(t * Math.PI * 0.95) * (0.4 + t) -
        light * t * t * dune.spread * 0.55,
      dune.top + (bottom - dune.top) * t ** 1.35,
    ]);
  }
  const far = light < 0 ? width + 10 : -10;
  const back: Point[] = [];
  for (let x = dune.x; light < 0 ? x <= far : x >= far; x -= light * 14) back.push([x, crest(x)]);
  sheet.add(
    `<path d="${pathOf([...edge.toReversed(), ...back, [far, bottom]])}" fill="${shadeFill}"/>`,
  );
  let ripples = "";
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    const [ex, ey] = edge[Math.round(t * 30)] as Point;
    const long = dune.spread * (0.35 + t) * random.between(0.55, 1);
    const y = ey + rise * 0.05;
    ripples += pathOf([
      [ex + light * long * 0.06, y],
      [ex + light * long * 0.5, y + rise * 0.05],
      [ex + light * long, y + rise * 0.03],
      [ex + light * long * 0.5, y + rise * 0.062 + t * 3],
    ]);
  }
  sheet.add(`<path d="${ripples}" fill="${mix(lit, shade, 0.5)}" fill-opacity="0.4"/>`);
  return crest;
}

/** A sea of sand: dunes one before another, cut by light and shade, someone on a crest. */
export function drawDunes(options: DunesOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const far = createProfile(sheet, { base: line, swing: 24 * unit, waves: 3, octaves: 2 });
    sheet.add(
      `<path d="${underProfile(sheet, far)}" fill="${mix(mix(palette.ground[0], palette.ground[1], 0.3), palette.mist, 0.62)}"/>`,
    );
    const flip = (t: number) => (light < 0 ? t : 1 - t) * width;
    paintDune(
      sheet,
      {
        x: flip(0.2),
        top: line - 26 * unit,
        spread: width * 0.2,
        foot: line + 66 * unit,
        depth: 0.15,
      },
      light,
    );
    paintDune(
      sheet,
      {
        x: flip(0.86),
        top: line - 44 * unit,
        spread: width * 0.26,
        foot: line + 100 * unit,
        depth: 0.35,
      },
      light,
    );
    const main = paintDune(
      sheet,
      {
        x: flip(0.56),
        top: line - 84 * unit,
        spread: width * 0.36,
        foot: line + 232 * unit,
        depth: 0.65,
      },
      light,
    );
    const place = (t: number): Point => [flip(t), main(flip(t)) + 3 * unit];
    const body = lighten(palette.near, -0.04);
    let focus: Point = place(0.6);
    if (options.feature === "caravan") {
      [0.5, 0.43, 0.36, 0.29].forEach((t, i) =>
        paintCamel(
          sheet,
          place(t),
          (74 + i * 2) * unit,
          body,
          i % 2 ? palette.shade : palette.accent,
          light > 0,
        ),
      );
      paintHiker(sheet, place(0.56), 58 * unit, { body, pack: palette.accent }, light > 0);
      focus = place(0.45);
    } else if (options.feature === "walkers") {
      [0.47, 0.44, 0.41].forEach((t) =>
        paintHiker(sheet, place(t), 62 * unit, { body, pack: palette.accent }, light > 0),
      );
      focus = place(0.45);
    }
    paintDune(
      sheet,
      {
        x: flip(0.08),
        top: line + 180 * unit,
        spread: width * 0.42,
        foot: line + 350 * unit,
        depth: 0.9,
      },
      light,
    );
    const front = paintDune(
      sheet,
      { x: flip(1.02), top: height * 0.84, spread: width * 0.5, foot: height * 1.04, depth: 1 },
      light,
    );
    if (options.feature === "tent") {
      const x = flip(0.7);
      paintTent(
        sheet,
        [x, front(x) + 24 * unit],
        86 * unit,
        palette.lampsOn ? mix(palette.accent, "#ffffff", 0.1) : palette.accent,
        palette.lampsOn,
      );
      focus = [x, front(x)];
    }
    return [focus[0] / width, (focus[1] - 20 * unit) / height];
  };
}
