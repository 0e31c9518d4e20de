import type { Image } from "@tour/api";

/**
 * A drawn picture, as bright and as busy as photographs get: snow with dark rocks. Text on it is
 * read only where something is laid between them.
 */
function drawPicture(width: number, height: number): string {
  const count = 12;
  const rocks = Array.from({ length: count }, (_, at) => {
    const x = Math.round((at * width) / count);
    const peak = at % 3 === 0 ? height / 8 : height / 2;
    return `M${x} ${height}L${Math.round(x + width / count / 2)} ${peak}L${x + 60} ${height}`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="#566" d="${rocks.join("")}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shapes that no layout was drawn for. */
export const stressPictures = {
  portrait: drawPicture(300, 900),
  panoramic: drawPicture(1200, 200),
};

export type PictureShape = keyof typeof stressPictures;

const isPicture = (value: object): value is Image => "url" in value && "focal_x" in value;

/** The same data with every picture replaced by one of another shape. */
export function withPictures<T>(value: T, shape: PictureShape): T {
  const replace = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(replace);
    if (typeof entry !== "object" || entry === null) return entry;
    if (isPicture(entry)) return { ...entry, url: stressPictures[shape] };
    return Object.fromEntries(Object.entries(entry).map(([key, each]) => [key, replace(each)]));
  };
  return replace(value) as T;
}
