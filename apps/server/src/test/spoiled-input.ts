import type { Call } from "@tour/api";
import fc from "fast-check";
import type { Input } from "./ask.ts";
import { hostileTexts, hostileValues } from "./hostile-values.ts";
import { listPlaces, setAt } from "./places.ts";
import type { Place } from "./places.ts";

const deepest = 8;
const strangeKeys = ["__proto__", "constructor", "toString", "", "a\u0000", "is_staff", "\ud800"];

/** An input with one place of it replaced, emptied, or grown by a key that nobody asked for. */
export function spoil(call: Call, input: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
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
      const places = listPlaces(whole, isFlat ? 1 : deepest).slice(isFlat ? 1 : 0);
      const place: Place = places.length > 0 ? places[index % places.length]! : [key ?? "x"];
      const at = key === null ? place : [...placeOfObject(whole, place), key];
      return { ...sound, [part]: setAt(whole, at, isFlat ? text : value) };
    });
}

/** The object that a place is in, or the whole. */
function placeOfObject(whole: unknown, place: Place): Place {
  for (let length = place.length; length > 0; length -= 1) {
    const shorter = place.slice(0, length);
    let at = whole as Record<string | number, unknown>;
    for (const key of shorter) at = at[key] as typeof at;
    if (typeof at === "object" && at !== null && !Array.isArray(at) && !(at instanceof File))
      return shorter;
  }
  return [];
}
