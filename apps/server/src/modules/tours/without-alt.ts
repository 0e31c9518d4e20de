/** The same value with the alternative text of every picture left empty. */
export function withoutAlt<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => withoutAlt(item)) as T;
  if (typeof value !== "object" || value === null) return value;
  const isPicture = "url" in value && "alt" in value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    isPicture && key === "alt" ? "" : withoutAlt(item),
  ]);
  return Object.fromEntries(entries) as T;
}
