/** Where a font's file is kept. */
export const fontPath = (key: string) => `fonts/${key}.woff2`;

/** Where it is served. */
export const fontFileUrl = (key: string) => `/media/font/${key}/font.woff2`;
