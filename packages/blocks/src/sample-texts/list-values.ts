interface Found {
  /** Dotted path with the places in lists. */
  path: string;
  value: unknown;
}

/** Every value at a path that leaves out places in lists: each entry of a list is looked through. */
export function listValues(content: unknown, path: string): Found[] {
  return path
    .split(".")
    .reduce<Found[]>(
      (found, key) => found.flatMap((at) => step(at, key)),
      [{ path: "", value: content }],
    );
}

function step({ path, value }: Found, key: string): Found[] {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return [];
  const below = (value as Record<string, unknown>)[key];
  const at = path ? `${path}.${key}` : key;
  if (!Array.isArray(below)) return [{ path: at, value: below }];
  return below.map((entry: unknown, index) => ({ path: `${at}.${index}`, value: entry }));
}
