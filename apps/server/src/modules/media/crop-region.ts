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

/** `800x00` is 800 px wide and of any height. The size must be one of `mediaSizes`. */
export function parseSize(size: string): { width: number; height: number | null } {
  const [width, height] = size.split("x").map(Number) as [number, number];
  return { width, height: height || null };
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
