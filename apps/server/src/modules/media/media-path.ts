export type PictureFormat = "avif" | "webp" | "jpeg";

/** Folders by the first two letters of the key, so that none grows too long. */
const folderOf = (key: string) => `${key.slice(0, 2)}/${key}`;

/** Where the picture that all sizes are made from is kept. */
export const originalPath = (key: string) => `originals/${folderOf(key)}.webp`;

export const sizePath = (key: string, size: string, format: PictureFormat) =>
  `sizes/${folderOf(key)}/${size}.${format}`;

/** The address of a picture, with the placeholder that a size replaces. */
export const mediaUrl = (key: string) => `/media/${key}/{size}`;

/** The key in such an address; undefined for any other address. */
export function keyOfUrl(url: string): string | undefined {
  return /^\/media\/([\w-]{22})\/\{size\}$/.exec(url)?.[1];
}
