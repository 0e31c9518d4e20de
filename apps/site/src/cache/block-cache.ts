import { createHash } from "node:crypto";
import { createLru } from "./create-lru.ts";

interface Sized {
  html: string;
  /** More of it, where there is any. */
  islandJson?: string | null;
}

/** Two bytes for a character of a text in Russian, and what stands around it. */
const bytesOf = ({ html, islandJson }: Sized): number =>
  2 * (html.length + (islandJson?.length ?? 0)) + 500;

/**
 * Keeps the HTML of blocks by what they were rendered of: their component and their props. A page
 * that is made anew because something of it has changed, and a guest's own page, which nobody keeps,
 * render the blocks alone that are new. Those used last are kept, up to a number of bytes.
 */
export function createBlockCache<Rendered extends Sized>({ maxBytes }: { maxBytes: number }) {
  const room = { maxSize: maxBytes, sizeCalculation: bytesOf };
  const kept = createLru<string, Rendered>(room, "blocks");
  /** Components by number: of one name there may be several, where code is reloaded. */
  const numbers = new WeakMap<object, number>();
  let components = 0;
  return (component: object, props: object, render: () => Rendered): Rendered => {
    const number = numbers.get(component) ?? ++components;
    numbers.set(component, number);
    const key = `${number} ${createHash("sha256").update(JSON.stringify(props)).digest("base64")}`;
    const known = kept.get(key);
    if (known) return known;
    const rendered = render();
    kept.set(key, rendered);
    return rendered;
  };
}
