/**
 * A value by what a reader sees of it: text without tags, case of spaces aside; a picture by its
 * file. "" for nothing.
 */
export function toComparable(value: unknown): string {
  if (typeof value === "string") return toPlain(value);
  if (typeof value !== "object" || value === null) return "";
  const { url } = value as { url?: unknown };
  if (typeof url === "string" && "focal_x" in value) return url;
  const parts = Object.values(value).map(toComparable);
  return parts.some(Boolean) ? JSON.stringify(parts) : "";
}

const toPlain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/(?:&nbsp;|\s)+/g, " ")
    .trim();
