import { writeFile } from "node:fs/promises";
import sharp from "sharp";

/** What a picture of a page may weigh, in bytes: the README stays quick to open. */
const maxBytes = 150_000;
const qualities = [82, 74, 66, 58, 50, 42];

/** Writes a screenshot as WebP, as good as its weight allows; answers the bytes written. */
export async function keepPicture(shot: Buffer, path: string): Promise<number> {
  for (const quality of qualities) {
    const bytes = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > maxBytes && quality !== qualities.at(-1)) continue;
    await writeFile(path, bytes);
    return bytes.length;
  }
  throw new Error("There is no quality to try");
}
