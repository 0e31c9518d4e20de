import type { Call } from "@tour/api";
import fc from "fast-check";
import type { Input } from "./ask.ts";
import { hostileTexts, hostileValues } from "./hostile-values.ts";
import { listKeyPaths, setAt } from "./key-paths.ts";
import type { KeyPath } from "./key-paths.ts";

const maxDepth = 8;
const strangeKeys = ["__proto__", "constructor", "toString", "", "a\u0000", "is_staff", "\ud800"];

/** An input with one place of it replaced, emptied, or grown by a key that nobody asked for. */
export function corrupt(call: Call, input: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
  const isForm = call.encoding === "multipart";
  return fc
    .record({
      input,
      part: fc.constantFrom<("query" | "body")[]>(
        ...(call.body ? (["body", "query"] as const) : (["query"] as const)),
      ),
      index: fc.nat({ max: 1000 }),
      text: fc.constantFrom(...hostileTexts),
      value: fc.constantFrom(...hostileValues),
      key: fc.option(fc.constantFrom(...strangeKeys), { freq: 4 }),
    })
    .map(({ input: sound, part, index, text, value, key }) => {
      const isFlat = part === "query" || isForm;
      const whole = (part === "query" ? sound.query : sound.body) ?? {};
      const paths = listKeyPaths(whole, isFlat ? 1 : maxDepth).slice(isFlat ? 1 : 0);
      const path: KeyPath = paths.length > 0 ? paths[index % paths.length]! : [key ?? "x"];
      const at = key === null ? path : [...pathOfObject(whole, path), key];
      return { ...sound, [part]: setAt(whole, at, isFlat ? text : value) };
    });
}

/** The object that a place is in, or the whole. */
function pathOfObject(whole: unknown, path: KeyPath): KeyPath {
  for (let length = path.length; length > 0; length -= 1) {
    const shorter = path.slice(0, length);
    let at = whole as Record<string | number, unknown>;
    for (const key of shorter) at = at[key] as typeof at;
    if (typeof at === "object" && at !== null && !Array.isArray(at) && !(at instanceof File))
      return shorter;
  }
  return [];
}
