import type { Palette } from "./palettes/palette.ts";
import { createRandom, type Random } from "./random.ts";

/** A place on the sheet, pixels from the top left. */
export type Point = readonly [x: number, y: number];

/** A colour stop: offset 0..1, colour, opacity 0..1 (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** What every part draws on: painter's order, one palette, one random stream. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** A thousandth of the shorter side: details keep their size in any format. */
  readonly unit: number;
  readonly palette: Palette;
  readonly random: Random;
  add: (svg: string) => void;
  /** Runs a drawing apart and gives its SVG, for what is shown twice, as reflections are. */
  capture: (draw: () => void) => string;
  /** A vertical gradient between two heights in pixels, to be used as a fill. */
  fade: (top: number, bottom: number, stops: readonly Stop[]) => string;
  /** A gradient between any two points. */
  sweep: (from: Point, to: Point, stops: readonly Stop[]) => string;
  /** A round gradient in the box of the shape that it fills. */
  halo: (stops: readonly Stop[]) => string;
  /** A vertical gradient in the box of each shape that it fills. */
  hang: (stops: readonly Stop[]) => string;
  /** A clip region, to be used as `clip-path`. */
  clip: (path: string) => string;
  finish: () => string;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** A path through points; closed unless told otherwise. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${round(offset * 100)}%" stop-color="${color}"` +
        `${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** Makes an empty sheet; everything on it follows from the seed and the palette. */
export function createSheet(
  size: { width: number; height: number },
  palette: Palette,
  seed: number,
): Sheet {
  const defs: string[] = [];
  let parts: string[] = [];
  const define = (tag: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(tag(id));
    return `url(#${id})`;
  };
  const sweep: Sheet["sweep"] = ([x1, y1], [x2, y2], stops) =>
    define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" ` +
        `y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}">${stopTags(stops)}</linearGradient>`,
    );
  return {
    ...size,
    unit: Math.min(size.width, size.height) / 1000,
    palette,
    random: createRandom(seed),
    add: (svg) => void parts.push(svg),
    capture: (draw) => {
      const outer = parts;
      parts = [];
      draw();
      const drawn = parts.join("");
      parts = outer;
      return drawn;
    },
    fade: (top, bottom, stops) => sweep([0, top], [0, bottom], stops),
    sweep,
    halo: (stops) =>
      define((id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`),
    hang: (stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopTags(stops)}</linearGradient>`,
      ),
    clip: (path) => define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    finish: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
      `<defs>${defs.join("")}</defs>${parts.join("")}</svg>`,
  };
}
