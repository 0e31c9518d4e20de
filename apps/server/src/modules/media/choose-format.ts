import type { PictureFormat } from "./media-path.ts";

/**
 * The best format that the client names in `Accept`. `image/*` alone says nothing of new formats,
 * so it gets JPEG. A format refused by `q=0` is not named.
 */
export function chooseFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (named.includes("image/avif")) return "avif";
  return named.includes("image/webp") ? "webp" : "jpeg";
}
