export type PictureFormat = "avif" | "webp" | "jpeg";

/** Folders by the first two letters of the key, so that none grows too long. */
const folderOf = (key: string) => `${key.slice(0, 2)}/${key}`;

/** Where the picture that all sizes are made from is kept. */
export const originalPath = (key: string) => `originals/${folderOf(key)}.webp`;

export const sizePath = (key: string, size: string, format: PictureFormat) =>
  `sizes/${folderOf(key)}/${size}.${format}`;

export const filmPath = (key: string) => `films/${folderOf(key)}`;

export const filmUrl = (key: string) => `/media/${key}/film`;

/** The address of a picture, with the placeholder that a size replaces. */
export const mediaUrl = (key: string) => `/media/${key}/{size}`;

/** The key in such an address; undefined for any other address. */
export function keyOfUrl(url: string): string | undefined {
  return /^\/media\/([\w-]{22})\/\{size\}$/.exec(url)?.[1];
}

/** The keys of all pictures in a value, each once, in their order. */
export const keysIn = (value: unknown): string[] => [
  ...new Set(
    Array.from(JSON.stringify(value).matchAll(/"\/media\/([\w-]+)\/\{size\}"/g), ([, key]) => key!),
  ),
];

/** Names a picture that comes with the blocks, for example `stock-ridge`. */
const stockKey = /^stock-([a-z]{1,20})$/;

/** Whether a text can be a picture's key at all: no path leads out of the folders. */
export const isMediaKey = (key: string) => /^[\w-]{22}$/.test(key) || stockKey.test(key);

/** The name of the stock picture that a key means; undefined for an organiser's own. */
export const stockNameOf = (key: string): string | undefined => stockKey.exec(key)?.[1];
