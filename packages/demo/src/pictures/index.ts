import sharp from "sharp";
import type { CatalogueEntry } from "./catalogue/entry.ts";
import { catalogue } from "./catalogue.ts";
import { layGrain } from "./grain.ts";
import { palettes } from "./palettes.ts";
import { hashName } from "./random.ts";
import { createSheet, type Point } from "./sheet.ts";

/** A finished picture: raw 8-bit RGB rows from the top, and what a page needs to show it. */
export interface DrawnPicture {
  raw: Buffer;
  channels: 3;
  width: number;
  height: number;
  /** Russian description for those who can't see it. */
  alt: string;
  /** Where the telling detail is, 0..1 from the left and from the top. */
  focal_x: number;
  focal_y: number;
}

const sizes = { wide: { width: 2000, height: 1333 }, tall: { width: 1600, height: 2000 } } as const;

const byName = new Map(catalogue.map((entry) => [entry.name, entry]));

/** The names of all demo pictures: landscapes first, then portraits (`guide-*`). */
export const pictureNames: readonly string[] = catalogue.map(({ name }) => name);

function findEntry(name: string): CatalogueEntry {
  const entry = byName.get(name);
  if (!entry) throw new Error(`No demo picture is called "${name}"`);
  return entry;
}

/** The picture as SVG, without grain; the same name always gives the same bytes. */
export function drawPictureSvg(name: string): {
  svg: string;
  width: number;
  height: number;
  focal: Point;
} {
  const entry = findEntry(name);
  const size = entry.tall ? sizes.tall : sizes.wide;
  const sheet = createSheet(size, palettes[entry.palette], hashName(name));
  const focal = entry.scene(sheet);
  return { svg: sheet.finish(), ...size, focal };
}

/** Draws a picture by its name; throws when there is none of that name. */
export async function drawPicture(name: string): Promise<DrawnPicture> {
  const { svg, width, height, focal } = drawPictureSvg(name);
  const raw = await sharp(Buffer.from(svg), { limitInputPixels: 4_000_000 })
    .removeAlpha()
    .raw()
    .toBuffer();
  layGrain(raw, width, height);
  const place = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return {
    raw,
    channels: 3,
    width,
    height,
    alt: findEntry(name).alt,
    focal_x: place(focal[0]),
    focal_y: place(focal[1]),
  };
}

/** Encodes a drawn picture as a JPEG original, from which sizes are made. */
export function encodePicture({ raw, width, height, channels }: DrawnPicture): Promise<Buffer> {
  return sharp(raw, { raw: { width, height, channels } })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
