import type { Image } from "@tour/api";

/** A value with its pictures changed, wherever they stand in it; the very same where none is another. */
export function mapImages<Value>(value: Value, change: (image: Image) => Image): Value {
  if (typeof value !== "object" || value === null) return value;
  if ("focal_x" in value && "url" in value) {
    return change(value as unknown as Image) as unknown as Value;
  }
  const entries = Object.entries(value).map(
    ([name, one]) => [name, mapImages(one, change)] as const,
  );
  if (entries.every(([name, one]) => one === value[name as keyof Value & keyof typeof value]))
    return value;
  return (
    Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
  ) as Value;
}

/** Of whose words nobody is asked any more. */
export const isDescribed = ({ alt, is_decorative }: Image): boolean =>
  Boolean(alt) || is_decorative === true;

/** Every picture of a value of which nothing is said. */
export function listUndescribedIn(value: unknown): Image[] {
  const found: Image[] = [];
  mapImages(value, (image) => {
    if (!isDescribed(image)) found.push(image);
    return image;
  });
  return found;
}
