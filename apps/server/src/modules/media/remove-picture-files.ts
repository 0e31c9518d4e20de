import { mediaSizes } from "@tour/api";
import { originalPath, sizePath } from "./media-path.ts";
import type { MediaStorage } from "./storage/media-storage.ts";

/** Removes all that is kept of a picture: its original and every size that was made of it. */
export async function removePictureFiles(storage: MediaStorage, key: string): Promise<void> {
  const formats = ["avif", "webp", "jpeg"] as const;
  const sizes = mediaSizes.flatMap((size) => formats.map((format) => sizePath(key, size, format)));
  await Promise.all([originalPath(key), ...sizes].map((path) => storage.remove(path)));
}
