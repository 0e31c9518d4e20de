/** Characters of a text (an emoji is one), digits of a number, items of a list. */
export function measureLength(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value === "string" || typeof value === "number") return [...String(value)].length;
  return 0;
}
