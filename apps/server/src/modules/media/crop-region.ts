import { cutUnits, readCut, splitSize } from "@tour/api";
import type { Cut } from "@tour/api";

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** What is cut out of the source, in its px. */
  region: Size & { left: number; top: number };
  /** What the region is shrunk to; never larger than the region. */
  output: Size;
}

/**
 * `800x00` is 800 px wide and of any height, `800x00@125-0-750-1000` the same of a cut. The size must be
 * one of `mediaSizes`.
 */
export function parseSize(name: string): {
  width: number;
  height: number | null;
  cut: Cut | null;
} {
  const { size, cut } = splitSize(name);
  const [width, height] = size.split("x").map(Number) as [number, number];
  return { width, height: height || null, cut: cut === null ? null : readCut(cut) };
}

/** The region of a source that is served: of a cut, what of it has the target's ratio, from its middle. */
export function cropPicture(
  source: Size,
  { cut, ...target }: ReturnType<typeof parseSize>,
  focal: { x: number; y: number },
): Crop {
  if (!cut) return cropRegion(source, target, focal);
  const frame = cutRegion(source, cut);
  const { region, output } = cropRegion(frame, target, { x: 0.5, y: 0.5 });
  return {
    region: { ...region, left: frame.left + region.left, top: frame.top + region.top },
    output,
  };
}

function cutRegion(source: Size, cut: Cut): Crop["region"] {
  const along = (whole: number, start: number, part: number) => {
    const from = Math.min(whole - 1, Math.round((start / cutUnits) * whole));
    const to = Math.max(from + 1, Math.round(((start + part) / cutUnits) * whole));
    return [from, Math.min(whole, to) - from] as const;
  };
  const [left, width] = along(source.width, cut.x, cut.width);
  const [top, height] = along(source.height, cut.y, cut.height);
  return { left, top, width, height };
}

/**
 * How a source is cut and shrunk to a target: the whole of it where any height will do, else the
 * largest region of the target's ratio, as close around the focal point as the edges allow.
 */
export function cropRegion(
  source: Size,
  target: { width: number; height: number | null },
  focal: { x: number; y: number },
): Crop {
  const ratio =
    target.height === null ? source.width / source.height : target.width / target.height;
  const width = Math.min(source.width, Math.max(1, Math.round(source.height * ratio)));
  const height = Math.min(source.height, Math.max(1, Math.round(source.width / ratio)));
  const scale = Math.min(1, target.width / width);
  const place = (focus: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, focus * whole - part / 2)));
  return {
    region: {
      left: place(focal.x, source.width, width),
      top: place(focal.y, source.height, height),
      width,
      height,
    },
    output: {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    },
  };
}
