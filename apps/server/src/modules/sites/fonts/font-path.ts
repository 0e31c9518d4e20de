/** Where a font's file is kept. */
export const fontPath = (key: string) => `fonts/${key}.woff2`;

/** Where it is served. */
export const fontFileUrl = (key: string) => `/media/font/${key}/font.woff2`;

/** The key in such an address; undefined for any other address. */
export const keyOfFontUrl = (url: string): string | undefined =>
  /^\/media\/font\/([\w-]{22})\/font\.woff2$/.exec(url)?.[1];
