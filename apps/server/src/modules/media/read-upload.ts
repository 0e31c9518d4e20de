import sharp from "sharp";
import type { Sharp } from "sharp";
import { Refusal } from "../../http/errors/errors.ts";
import { mediaTexts } from "./media.texts.ts";
import { looksLikePicture } from "./sniff-picture.ts";

const maxMegabytes = 20;

/** More than any phone's usual picture; a small file that unfolds to more is a bomb. */
const maxMegapixels = 64;
const maxPixels = maxMegapixels * 1_000_000;

const unsupported = (message: string) => new Refusal("unsupported_type", message);

/**
 * Opens an uploaded file as a picture, whatever its name says. Refuses with 413, from so many megabytes
 * on, or 415.
 */
export async function readUpload(bytes: Uint8Array, megabytes = maxMegabytes): Promise<Sharp> {
  if (bytes.byteLength > megabytes * 1024 * 1024) {
    throw new Refusal("too_large", mediaTexts.tooHeavy(megabytes));
  }
  if (!looksLikePicture(bytes)) throw unsupported(mediaTexts.notPicture);
  const { width, height } = await readSize(bytes);
  if (width * height > maxPixels) {
    throw new Refusal("too_large", mediaTexts.tooManyPixels(maxMegapixels));
  }
  // `failOn: "error"`: phones write files with harmless warnings; truncated ones still fail.
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
}

/** Reads the header only, so that nothing large is unfolded before its size is known. */
async function readSize(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw unsupported(mediaTexts.unreadable);
  }
}

/** Decodes a picture to its end; one that breaks off or can't be decoded is refused. */
export async function decodeUpload<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch {
    throw unsupported(mediaTexts.unreadable);
  }
}
