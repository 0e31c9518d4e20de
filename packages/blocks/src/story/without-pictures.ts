const isPicture = (value: object) => "url" in value && "focal_x" in value;
const isMedia = (value: object) => "image" in value && "kind" in value;

/** The same data with no picture left in it: pictures become null, and leave their lists. */
export function withoutPictures<T>(value: T): T {
  return strip(value) as T;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip).filter((entry) => entry !== null);
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value) || isMedia(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, strip(entry)]));
}
