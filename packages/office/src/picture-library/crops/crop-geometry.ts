import { cutUnits, readCut, shapeRatios, writeCut } from "@tour/api";
import type { Image, PictureShape } from "@tour/api";

/** A part of a picture, in shares of its sides, from 0 to 1. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest frame, as a share of the largest: less of a picture is mud. */
export const smallest = 0.2;

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** How much wider than high a shape is in a picture's own shares. */
const stretchOf = (shape: PictureShape, pictureRatio: number) => shapeRatios[shape] / pictureRatio;

/** The largest frame of a shape, without its place. */
export function largestFrame(
  shape: PictureShape,
  pictureRatio: number,
): Pick<Frame, "width" | "height"> {
  const stretch = stretchOf(shape, pictureRatio);
  return { width: Math.min(1, stretch), height: Math.min(1, 1 / stretch) };
}

/** What is shown of a picture in a shape: its own cut, else the most that lies around its focal point. */
export function frameOf(
  { crops, focal_x, focal_y }: Pick<Image, "crops" | "focal_x" | "focal_y">,
  shape: PictureShape,
  pictureRatio: number,
): Frame {
  const cut = readCut(crops?.[shape] ?? "");
  if (cut) {
    const [x, y, width, height] = [cut.x, cut.y, cut.width, cut.height].map((n) => n / cutUnits);
    return { x: x!, y: y!, width: width!, height: height! };
  }
  const { width, height } = largestFrame(shape, pictureRatio);
  return { x: focal_x * (1 - width), y: focal_y * (1 - height), width, height };
}

/** The frame as it is kept. */
export function cutOf({ x, y, width, height }: Frame): string {
  const along = (start: number, part: number) => {
    const size = Math.min(cutUnits, Math.max(1, Math.round(part * cutUnits)));
    return [within(Math.round(start * cutUnits), cutUnits - size), size] as const;
  };
  const [left, across] = along(x, width);
  const [top, down] = along(y, height);
  return writeCut({ x: left, y: top, width: across, height: down });
}

/** Moves a frame by shares of the picture, as far as its edges. */
export const moveFrame = (frame: Frame, dx: number, dy: number): Frame => ({
  ...frame,
  x: within(frame.x + dx, 1 - frame.width),
  y: within(frame.y + dy, 1 - frame.height),
});

/** How large a frame is, as a share of the largest of its shape. */
export const scaleOf = (frame: Frame, largest: Pick<Frame, "width">): number =>
  Math.min(1, frame.width / largest.width);

/** Makes a frame so large, around its middle as far as the edges let it. */
export function scaleFrame(
  frame: Frame,
  scale: number,
  largest: Pick<Frame, "width" | "height">,
): Frame {
  const share = Math.min(1, Math.max(smallest, scale));
  const width = largest.width * share;
  const height = largest.height * share;
  const x = frame.x + (frame.width - width) / 2;
  const y = frame.y + (frame.height - height) / 2;
  return moveFrame({ x, y, width, height }, 0, 0);
}

/** Which corner is dragged; the one across from it stays where it is. */
export interface Corner {
  isRight: boolean;
  isBottom: boolean;
}

/** Drags a corner of a frame by shares of the picture; the shape stays. */
export function dragCorner(
  frame: Frame,
  corner: Corner,
  by: { dx: number; dy: number },
  largest: Pick<Frame, "width" | "height">,
): Frame {
  const { isRight, isBottom } = corner;
  const across = frame.width + (isRight ? by.dx : -by.dx);
  const down = frame.height + (isBottom ? by.dy : -by.dy);
  const room = {
    width: isRight ? 1 - frame.x : frame.x + frame.width,
    height: isBottom ? 1 - frame.y : frame.y + frame.height,
  };
  const wanted = Math.max(across / largest.width, down / largest.height);
  const most = Math.min(1, room.width / largest.width, room.height / largest.height);
  const scale = Math.min(most, Math.max(smallest, wanted));
  const width = largest.width * scale;
  const height = largest.height * scale;
  return {
    x: isRight ? frame.x : frame.x + frame.width - width,
    y: isBottom ? frame.y : frame.y + frame.height - height,
    width,
    height,
  };
}
