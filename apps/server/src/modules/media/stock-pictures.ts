import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { samplePictures } from "@tour/blocks/definitions";
import sharp from "sharp";
import { stockNameOf } from "./media-path.ts";

const pictures = new Map(Object.entries(samplePictures));

/** A picture that comes with the blocks, which new blocks begin with; undefined for other keys. */
export async function readStockPicture(key: string) {
  const name = stockNameOf(key);
  const picture = name === undefined ? undefined : pictures.get(name);
  if (!picture) return undefined;
  const file = fileURLToPath(import.meta.resolve(`@tour/blocks/sample-media/${name}.webp`));
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, focalX: picture.focal_x, focalY: picture.focal_y };
}
