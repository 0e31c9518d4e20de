/** Where a value stands in another: the keys that lead to it. */
export type KeyPath = (string | number)[];

/** Every place in a value, so many levels deep; the whole comes first. */
export function listKeyPaths(value: unknown, levels: number, path: KeyPath = []): KeyPath[] {
  const isLeaf = typeof value !== "object" || value === null || value instanceof File;
  if (isLeaf || path.length === levels) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listKeyPaths(item, levels, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

/** A copy with something else in one place; a key that is not there yet is added. */
export function setAt(value: unknown, [key, ...rest]: KeyPath, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const isList = Array.isArray(value);
  const inner = setAt((value as Record<string, unknown>)[key], rest, replacement);
  if (isList) return value.with(Number(key), inner);
  // As JSON is parsed: a key `__proto__` becomes a property like any other.
  return Object.fromEntries([...Object.entries(value as object), [key, inner]]);
}
