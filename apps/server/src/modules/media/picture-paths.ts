import { mediaSizes, sizeOfCut } from "@tour/api";
import { originalPath, sizePath } from "./media-path.ts";

/** Where all that is kept of a picture lies: its original and every size that was made of it and its cuts. */
export function listPicturePaths(key: string, cuts: readonly string[]): [string, ...string[]] {
  const formats = ["avif", "webp", "jpeg"] as const;
  const names = mediaSizes.flatMap((size) => [size, ...cuts.map((cut) => sizeOfCut(size, cut))]);
  return [
    originalPath(key),
    ...names.flatMap((name) => formats.map((format) => sizePath(key, name, format))),
  ];
}
