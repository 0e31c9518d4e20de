/** Sides of the favicon's files, in px: a tab, a phone's home screen, an installed page. */
export const faviconSides = [32, 180, 512] as const;

const pattern = /^\/media\/favicon\/([\w-]{22})\/(\d+)\.png$/;

/** The address of a favicon's file. */
export const faviconUrl = (key: string, side: number) => `/media/favicon/${key}/${side}.png`;

/** The picture that a favicon's address names; null for none. */
export const faviconKey = (url: string | null): string | null =>
  pattern.exec(url ?? "")?.[1] ?? null;

/** Where a favicon's file is kept once it was drawn. */
export const faviconPath = (key: string, side: number) => `favicons/${key}/${side}.png`;

/** Where all files of a picture's favicon are kept, if it is one. */
export const listFaviconPaths = (key: string): string[] =>
  faviconSides.map((side) => faviconPath(key, side));

/** Every file of a favicon, by the address that the site's settings keep. */
export function listFaviconFiles(url: string | null) {
  const key = faviconKey(url);
  if (key === null) return [];
  return faviconSides.map((side) => ({
    url: faviconUrl(key, side),
    size: `${side}x${side}`,
    type: "image/png" as const,
  }));
}
