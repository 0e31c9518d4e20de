import type { Point } from "./zoom-rules.ts";

/** Where something lies in the window, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a tile shows its picture. */
export interface TileLook {
  box: Box;
  /** What of a cut picture stays in view, each from 0 to 1, as in `object-position`. */
  focus: Point;
  /** Of its corners, in px. */
  radius: number;
}

/** Where a picture of this ratio lies that is drawn whole in the middle of a box. */
export function fitInside(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** What moves and cuts a picture that lies in `whole` so that it lies over its tile. */
export function layOverTile(whole: Box, { box, focus, radius }: TileLook) {
  const scale = Math.max(box.width / whole.width, box.height / whole.height);
  const cutX = whole.width - box.width / scale;
  const cutY = whole.height - box.height / scale;
  const x = box.left - whole.left - cutX * focus.x * scale;
  const y = box.top - whole.top - cutY * focus.y * scale;
  const edges = [cutY * focus.y, cutX * (1 - focus.x), cutY * (1 - focus.y), cutX * focus.x];
  return {
    transform: `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`,
    clipPath: `inset(${edges.map((edge) => `${round(edge)}px`).join(" ")} round ${round(radius / scale)}px)`,
  };
}

/** The picture as it lies, nothing of it cut. */
export const asItLies = {
  transform: "translate(0px, 0px) scale(1)",
  clipPath: "inset(0px round 0px)",
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;
