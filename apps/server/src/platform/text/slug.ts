import { transliterate } from "./transliterate.ts";

/** A text as a part of an address: Latin letters and digits, a hyphen for all between; may be empty. */
export const toSlug = (text: string, maxLength = Infinity): string =>
  transliterate(text)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, "");
