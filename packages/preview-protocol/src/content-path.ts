type Container = Record<string, unknown> | unknown[];

/** Names that would reach an object's prototype instead of its content. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

const isContainer = (value: unknown): value is Container =>
  typeof value === "object" && value !== null;

function parse(path: string): string[] {
  const keys = path.split(".");
  const bad = keys.find((key) => key === "" || forbidden.has(key));
  if (bad !== undefined) throw new Error(`"${path}" is not a path of a content`);
  return keys;
}

/** Whether a dotted path is another one, or leads on from it; everything leads on from "". */
export const isWithinPath = (path: string, outer: string): boolean =>
  outer === "" || path === outer || path.startsWith(`${outer}.`);

/** What stands at a dotted path, or undefined. */
export function readPath(content: unknown, path: string): unknown {
  return parse(path).reduce<unknown>(
    (value, key) =>
      isContainer(value) && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    content,
  );
}

/**
 * A copy of the content with a value at a dotted path; what is not on the path is the same object
 * as before. Missing parents are made: a list where the next key is a number.
 */
export function writePath(content: unknown, path: string, value: unknown): unknown {
  return write(content, parse(path), value);
}

function write(container: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const isIndex = /^\d{1,4}$/.test(key);
  const base: Container = isContainer(container) ? container : isIndex ? [] : {};
  const old = Object.hasOwn(base, key) ? (base as Record<string, unknown>)[key] : undefined;
  const next = write(old, rest, value);
  if (Array.isArray(base)) {
    if (!isIndex || Number(key) > base.length) throw new Error(`"${key}" is not in the list`);
    return base.toSpliced(Number(key), 1, next);
  }
  if (next === undefined && rest.length === 0) {
    const { [key]: _, ...others } = base;
    return others;
  }
  return { ...base, [key]: next };
}
