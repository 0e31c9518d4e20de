/** Widths in px that pictures are offered in, at their own ratio. */
const widths = [320, 480, 640, 800, 1200, 1600, 2000] as const;

/** Size of a large picture: 1200 px wide, any height. Specification, section 9. */
export const LARGE_SIZE = "1200x00";
/** Size of a video's poster, in px. Specification, section 9. */
export const POSTER_SIZE = "374x500";
/** The largest that a media host serves. */
export const FULL_SIZE = "2000x00";

/** Puts a size, `WIDTHxHEIGHT` in px with 00 for any height, in place of a url's `{size}`. */
export function fillSize(url: string, size: string): string {
  return url.replace("{size}", size);
}

/** `src` and, for a url with a `{size}`, `srcSet` by width and `sizes` as given. */
export function listSources(url: string, sizes: string) {
  const src = fillSize(url, LARGE_SIZE);
  if (src === url) return { src };
  const srcSet = widths.map((width) => `${fillSize(url, `${width}x00`)} ${width}w`).join(", ");
  return { src, srcSet, sizes };
}

/** `src` of one size and, for a url with a `{size}`, a second one for dense screens. */
export function listDensities(url: string, size: string, doubleSize: string) {
  const src = fillSize(url, size);
  return src === url ? { src } : { src, srcSet: `${fillSize(url, doubleSize)} 2x` };
}

/** Sides in px of the squares that a media host cuts around a picture's focal point. */
const squares = [320, 640] as const;

/** As `listSources`, but cut to squares around the focal point. */
export function listSquares(url: string, sizes: string) {
  const src = fillSize(url, "640x640");
  if (src === url) return { src };
  const srcSet = squares.map((side) => `${fillSize(url, `${side}x${side}`)} ${side}w`).join(", ");
  return { src, srcSet, sizes };
}
