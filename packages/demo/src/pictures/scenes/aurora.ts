import { mix } from "../color.ts";
import { paintStander } from "../figures/people.ts";
import { paintChum, paintHut, paintTent } from "../figures/shelters.ts";
import { paintSailboat } from "../figures/vessels.ts";
import { createNoise, layerNoise } from "../noise.ts";
import { paintGround, paintSpruceFrame } from "../parts/foreground.ts";
import { paintMist } from "../parts/mist.ts";
import { bump, createProfile, underProfile } from "../parts/ridges.ts";
import { paintGlow, paintSky, paintStars } from "../parts/sky.ts";
import { treeLinePath } from "../parts/trees.ts";
import { paintReflection, paintRipples, paintWater } from "../parts/water.ts";
import { round, type Sheet } from "../sheet.ts";
import { paintSummits, type MountainsOptions } from "./mountains.ts";
import type { Scene } from "./scene.ts";

export interface AuroraOptions {
  /** Curtains from the back to the front: where they cross, how high, how they hang. */
  curtains: readonly {
    from: number;
    to: number;
    y: number;
    rise: number;
    tall: number;
    tint: "green" | "violet" | "teal";
  }[];
  peaks: MountainsOptions["peaks"];
  feature: "hut" | "tent" | "chum" | "sail" | "watcher";
}

const tints = {
  green: ["#8dffb0", "#39c98f"],
  violet: ["#c8a0ff", "#6a5fd0"],
  teal: ["#7ff5e0", "#2aa5b8"],
} as const;

/** A curtain of light: thin upright rays along a winding line, bright at the lower hem. */
function paintCurtain(sheet: Sheet, curtain: AuroraOptions["curtains"][number]): void {
  const { random, width, height, unit } = sheet;
  const noise = createNoise(random);
  const [hem, veil] = tints[curtain.tint];
  const fills = [0.5, 0.34, 0.2].map((strength) =>
    // Box-relative: each ray carries the whole gradient whatever its height is.
    sheet.hang([
      [0, veil, 0],
      [0.3, veil, strength * 0.35],
      [0.68, hem, strength],
      [0.82, hem, strength * 0.62],
      [1, veil, 0],
    ]),
  );
  const rays = 170;
  for (let i = 0; i < rays; i++) {
    const t = i / rays;
    const x =
      (curtain.from + (curtain.to - curtain.from) * t + 0.055 * layerNoise(noise, t * 4 + 9, 2)) *
      width;
    const y =
      (curtain.y -
        curtain.rise * t +
        0.075 * Math.sin(t * 7.5 + noise(t * 3)) +
        0.02 * noise(t * 30) +
        random.between(0, 0.045)) *
      height;
    const ends = Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.6;
    const tall =
      curtain.tall * height * (0.55 + 0.45 * layerNoise(noise, t * 26, 3)) * (0.35 + 0.65 * ends);
    const w = width * random.between(0.006, 0.017);
    const strength = fills[noise(t * 34) > 0.25 ? 0 : noise(t * 21) > -0.2 ? 1 : 2];
    sheet.add(
      `<path d="M${round(x)} ${round(y)}l${round(w)} ${round(-2 * unit)}l${round(w * 0.4)} ${round(-tall)}h${round(-w * 0.9)}Z" fill="${strength}" fill-opacity="${(ends * 0.9).toFixed(2)}"/>`,
    );
  }
  paintGlow(
    sheet,
    [((curtain.from + curtain.to) / 2) * width, (curtain.y - curtain.rise / 2) * height],
    Math.abs(curtain.to - curtain.from) * width * 0.75,
    veil,
    0.3,
    0.5,
  );
}

/** Northern lights over hills and still water, and someone out late. */
export function drawAurora(options: AuroraOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette } = sheet;
    const shore = height * 0.72;
    const sky = sheet.capture(() => {
      paintSky(sheet, shore);
      paintStars(sheet, shore, 420);
      for (const curtain of options.curtains) paintCurtain(sheet, curtain);
      paintSummits(sheet, {
        peaks: options.peaks,
        snow: 0.62,
        base: shore + 10 * unit,
        light: -1,
        haze: 0.45,
        steep: 1.05,
      });
      paintMist(sheet, shore - 30 * unit, 60 * unit, 0.4);
      const profile = createProfile(sheet, {
        base: shore - 6 * unit,
        swing: 26 * unit,
        waves: 2.3,
        octaves: 4,
      });
      const color = mix(palette.near, palette.far, 0.28);
      sheet.add(
        `<path d="${treeLinePath(sheet, profile, { height: 30 * unit, spacing: 8 * unit })}${underProfile(sheet, profile, shore)}" fill="${color}"/>`,
      );
    });
    sheet.add(sky);
    paintWater(sheet, shore);
    paintReflection(sheet, sky, shore, 0.55, 0.8);
    paintRipples(sheet, {
      top: shore + 4 * unit,
      bottom: height,
      count: 90,
      color: palette.mist,
      opacity: 0.22,
    });
    if (options.feature === "sail") {
      paintSailboat(
        sheet,
        [width * 0.64, shore + 92 * unit],
        210 * unit,
        mix(palette.snow[0], palette.water[0], 0.25),
        palette.near,
      );
      paintGlow(sheet, [width * 0.645, shore + 74 * unit], 90 * unit, palette.lamp, 0.7);
      return [0.64, 0.74];
    }
    const side = 0.7;
    const ground = paintGround(
      sheet,
      {
        base: height * 1.0,
        swing: 10 * unit,
        waves: 1.4,
        octaves: 3,
        lean: (t) => bump(t, side + 0.06, 0.6, -150 * unit),
      },
      { lit: palette.snow[0], dark: mix(palette.snow[1], palette.near, 0.35) },
    );
    const x = side * width;
    const foot = ground(x) + 18 * unit;
    paintSpruceFrame(sheet, "left", {
      foot: height * 1.02,
      height: 420 * unit,
      count: 5,
      color: palette.foliage[1],
      light: palette.snow[1],
    });
    paintSpruceFrame(sheet, "right", {
      foot: height * 0.97,
      height: 300 * unit,
      count: 4,
      color: palette.foliage[1],
      light: palette.snow[1],
      spread: 0.13,
    });
    if (options.feature === "hut")
      paintHut(sheet, [x, foot + 8 * unit], 112 * unit, {
        wall: mix("#6a4432", palette.near, 0.4),
        roof: palette.near,
        snowy: true,
        smoke: true,
      });
    else if (options.feature === "tent")
      paintTent(sheet, [x, foot + 10 * unit], 92 * unit, palette.accent, true);
    else if (options.feature === "chum") {
      paintChum(
        sheet,
        [x + 170 * unit, ground(x + 170 * unit) + 14 * unit],
        120 * unit,
        mix("#7a6450", palette.near, 0.35),
        false,
      );
      paintChum(sheet, [x, foot + 10 * unit], 160 * unit, mix("#8a7058", palette.near, 0.3));
      paintGlow(sheet, [x - 20 * unit, foot - 30 * unit], 170 * unit, palette.lamp, 0.5);
    }
    const watcher = options.feature === "watcher";
    paintStander(
      sheet,
      [x - (watcher ? 0 : 190) * unit, ground(x - 190 * unit) + 16 * unit],
      (watcher ? 104 : 74) * unit,
      palette.near,
      palette.accent,
    );
    if (watcher)
      paintStander(
        sheet,
        [x + 56 * unit, ground(x + 56 * unit) + 10 * unit],
        98 * unit,
        palette.near,
        palette.snow[1],
      );
    return [side, (foot - 50 * unit) / height];
  };
}
