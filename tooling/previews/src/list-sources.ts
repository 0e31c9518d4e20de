import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** `from "./a.ts"`, `import "./a.css"` and CSS's `composes: b from "./a.css"`. */
const reference =
  /(?<statement>^import type [^;]*?)?(?:\bfrom|^import|@import) "(?<path>\.{1,2}\/[^"?]+)/gm;

/** What a file names of others is left out where it has no part in the looks. */
const isFollowed = (path: string) =>
  // Of a definition a picture shows the sample, which is read as a value; labels it does not show.
  !path.endsWith(".block.ts") &&
  // Of the dictionaries it shows the few texts that are named.
  !path.includes("/texts/");

/**
 * A file and all that it is made from: what it imports by a relative path, and what that imports.
 * Types alone are no part of it. Paths are absolute, in the order of the alphabet.
 */
export function listSources(file: string): string[] {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path) || !isFollowed(path)) return;
    if (!existsSync(path)) throw new Error(`${path} is named but is not there`);
    found.add(path);
    const text = readFileSync(path, "utf8");
    for (const { groups } of text.matchAll(reference)) {
      if (!groups?.["statement"]) follow(join(dirname(path), groups?.["path"] ?? ""));
    }
  };
  follow(file);
  return [...found].toSorted();
}
