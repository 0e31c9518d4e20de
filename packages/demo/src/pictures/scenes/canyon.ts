import { lighten, mix } from "../color.ts";
import { paintHiker } from "../figures/people.ts";
import { paintTent } from "../figures/shelters.ts";
import { paintBirds, paintJeep } from "../figures/travel.ts";
import { paintGrass, paintGround, paintTrail } from "../parts/foreground.ts";
import { paintMist } from "../parts/mist.ts";
import { bump } from "../parts/ridges.ts";
import { ripplePath } from "../parts/water.ts";
import { paintHeaven, type Heaven } from "./heaven.ts";
import type { Scene } from "./scene.ts";
import { paintWall } from "../parts/rock-wall.ts";

export interface CanyonOptions {
  heaven: Heaven;
  /** A river in the depth, or a dry road. */
  floor: "river" | "road";
  feature: "jeep" | "hikers" | "tent";
}

/** A canyon: walls that close in behind one another, light in the gap, a thread of water or road. */
export function drawCanyon(options: CanyonOptions): Scene {
  return (sheet) => {
    const { width, height, unit, palette, random } = sheet;
    const light = paintHeaven(sheet, options.heaven);
    const line = options.heaven.horizon * height;
    const gap = light < 0 ? 0.56 : 0.44;
    const floorTop = line + 96 * unit;
    const [lit, dark] = palette.ground;
    for (let i = 0; i < 3; i++) {
      const side = i % 2 ? -1 : 1;
      paintWall(
        sheet,
        {
          side,
          edge: gap + side * (0.02 + i * 0.035),
          top: line - (70 + i * 54) * unit,
          foot: floorTop + i * 16 * unit,
          depth: 0.1 + i * 0.22,
        },
        light,
      );
      paintMist(sheet, floorTop - 6 * unit, 80 * unit, 0.5 - i * 0.1);
    }
    const fill = sheet.fade(floorTop, height, [
      [0, mix(lit, palette.mist, 0.5)],
      [0.5, lit],
      [1, mix(lit, dark, 0.7)],
    ]);
    sheet.add(
      `<rect y="${floorTop}" width="${width}" height="${height - floorTop}" fill="${fill}"/>`,
    );
    if (options.floor === "river") {
      paintTrail(
        sheet,
        [gap * width - light * 60 * unit, height * 1.04],
        [gap * width, floorTop + 4 * unit],
        520 * unit,
        mix(lit, palette.snow[0], 0.5),
        0.28,
      );
      paintTrail(
        sheet,
        [gap * width - light * 60 * unit, height * 1.04],
        [gap * width, floorTop + 4 * unit],
        420 * unit,
        palette.water[1],
        0.3,
      );
      let foam = "";
      for (let i = 0; i < 60; i++) {
        const t = random.next();
        foam += ripplePath(
          gap * width + random.between(-0.7, 0.7) * 160 * unit * t,
          floorTop + (height - floorTop) * (0.06 + t * 0.9),
          (14 + 60 * t) * unit,
          (1 + 2.5 * t) * unit,
        );
      }
      sheet.add(`<path d="${foam}" fill="${palette.water[0]}" fill-opacity="0.55"/>`);
    } else
      paintTrail(
        sheet,
        [gap * width + light * 90 * unit, height * 1.04],
        [gap * width, floorTop + 4 * unit],
        230 * unit,
        mix(lit, palette.snow[0], 0.4),
        0.6,
      );
    paintWall(
      sheet,
      {
        side: light,
        edge: gap + light * 0.3,
        top: line - 230 * unit,
        foot: floorTop + 110 * unit,
        depth: 0.75,
      },
      light,
    );
    paintWall(
      sheet,
      {
        side: -light as -1 | 1,
        edge: gap - light * 0.34,
        top: line - 300 * unit,
        foot: floorTop + 190 * unit,
        depth: 1,
      },
      light,
    );
    paintBirds(
      sheet,
      [gap * width, line - 190 * unit],
      13 * unit,
      4,
      mix(palette.near, palette.mist, 0.15),
    );
    const side = gap + light * -0.16;
    const ground = paintGround(sheet, {
      base: height * 1.02,
      swing: 16 * unit,
      waves: 2,
      sharp: 0.3,
      octaves: 5,
      lean: (t) => bump(t, side - light * 0.12, 0.46, -150 * unit),
    });
    paintGrass(sheet, ground, {
      color: mix(palette.foliage[0], dark, 0.3),
      count: 200,
      depth: 110 * unit,
      opacity: 0.7,
    });
    const x = side * width;
    const foot = ground(x) + 16 * unit;
    const body = lighten(palette.near, -0.05);
    if (options.feature === "jeep")
      paintJeep(sheet, [x, foot + 6 * unit], 92 * unit, palette.accent, light > 0);
    else if (options.feature === "tent")
      paintTent(sheet, [x, foot + 8 * unit], 88 * unit, palette.accent, palette.lampsOn);
    else
      [0, 1].forEach((i) =>
        paintHiker(
          sheet,
          [x + i * 76 * unit, ground(x + i * 76 * unit) + 8 * unit],
          (100 - i * 6) * unit,
          { body, pack: palette.accent },
          light > 0,
        ),
      );
    return [side, (foot - 46 * unit) / height];
  };
}
