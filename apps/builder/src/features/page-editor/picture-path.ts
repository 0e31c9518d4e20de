import { readPath } from "@tour/preview-protocol";

/**
 * Where the picture itself stands: the preview marks a photo or a video as a whole, of which the
 * picture is a part; a video keeps its address, and gets another poster.
 */
export function picturePath(content: unknown, path: string): string {
  const value = readPath(content, path);
  const isMedia = typeof value === "object" && value !== null && "image" in value;
  return isMedia ? `${path}.image` : path;
}
