import * as v from "valibot";

/** The shapes that pictures are cut in, width to height; each may have a cut of its own. */
export const shapeRatios = {
  "16:9": 16 / 9,
  "3:2": 3 / 2,
  "1:1": 1,
  "4:5": 4 / 5,
  "3:4": 3 / 4,
  "21:9": 21 / 9,
  /** The whole screen of a phone that is held upright. */
  "9:16": 9 / 16,
  /** The card of a link in messengers and social networks: 1200 × 628 px. */
  link: 1200 / 628,
} as const;

export type PictureShape = keyof typeof shapeRatios;

export const pictureShapes = Object.keys(shapeRatios) as PictureShape[];

/** What a cut is measured in: a thousandth of the picture's width or height. */
export const cutUnits = 1000;

/** A part of a picture: where it begins and how large it is, in thousandths of the picture's sides. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A cut as it is kept, and stands in addresses: `125-0-750-1000`. */
export const writeCut = ({ x, y, width, height }: Cut): string => [x, y, width, height].join("-");

/** A cut that was written so; null for anything else, and for one that goes beyond the picture. */
export function readCut(text: string): Cut | null {
  const match = /^(\d{1,4})-(\d{1,4})-([1-9]\d{0,3})-([1-9]\d{0,3})$/.exec(text);
  if (!match) return null;
  const [x, y, width, height] = match.slice(1).map(Number) as [number, number, number, number];
  const cut = { x, y, width, height };
  const isWithin = x + width <= cutUnits && y + height <= cutUnits;
  // One cut has one name: another spelling would be stored beside it.
  return isWithin && writeCut(cut) === text ? cut : null;
}

const cutSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => readCut(text) !== null, "Это не кадр"),
  ),
);

/** Cuts of a picture by shape; a shape without one is cut around the focal point. */
export const cropsSchema = v.strictObject({
  "16:9": cutSchema,
  "3:2": cutSchema,
  "1:1": cutSchema,
  "4:5": cutSchema,
  "3:4": cutSchema,
  "21:9": cutSchema,
  "9:16": cutSchema,
  link: cutSchema,
} satisfies Record<PictureShape, unknown>);

export type PictureCrops = v.InferOutput<typeof cropsSchema>;

/** The size of a picture's cut, as it stands in addresses: `1200x00@125-0-750-1000`. */
export const sizeOfCut = (size: string, cut: string): string => `${size}@${cut}`;

/** The size and the cut in such a name; no cut where the whole picture is meant. */
export function splitSize(name: string): { size: string; cut: string | null } {
  const [size = "", cut = null] = name.split("@", 2);
  return { size, cut };
}

/** How many cuts are known of one picture, on all of its places and before: each keeps its own files. */
export const maxCuts = 200;
