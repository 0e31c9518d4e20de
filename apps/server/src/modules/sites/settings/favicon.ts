/** Sides of the favicon's files, in px: a tab, a phone's home screen, an installed page. */
export const faviconSides = [32, 180, 512] as const;

const pattern = /^\/media\/favicon\/([\w-]{22})\/(\d+)\.png$/;

/** The address of a favicon's file. */
export const faviconUrl = (key: string, side: number) => `/media/favicon/${key}/${side}.png`;

/** Where a favicon's file is kept once it was drawn. */
export const faviconPath = (key: string, side: number) => `favicons/${key}/${side}.png`;

/** Every file of a favicon, by the address that the site's settings keep. */
export function listFaviconFiles(url: string | null) {
  const key = pattern.exec(url ?? "")?.[1];
  if (!key) return [];
  return faviconSides.map((side) => ({
    url: faviconUrl(key, side),
    size: `${side}x${side}`,
    type: "image/png" as const,
  }));
}
