import { mediaSizes, sizeOfCut } from "@tour/api";
import { originalPath, sizePath } from "./media-path.ts";
import type { MediaStorage } from "./storage/media-storage.ts";

/** Removes all that is kept of a picture: its original and every size that was made of it and its cuts. */
export async function removePictureFiles(
  storage: MediaStorage,
  key: string,
  cuts: readonly string[],
): Promise<void> {
  const formats = ["avif", "webp", "jpeg"] as const;
  const names = mediaSizes.flatMap((size) => [size, ...cuts.map((cut) => sizeOfCut(size, cut))]);
  const sizes = names.flatMap((name) => formats.map((format) => sizePath(key, name, format)));
  await Promise.all([originalPath(key), ...sizes].map((path) => storage.remove(path)));
}
