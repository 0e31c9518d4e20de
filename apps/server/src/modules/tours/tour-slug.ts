import { toSlug } from "../../platform/text/slug.ts";

const maxLength = 60;

/** A tour's address: words and the tour's number, `altay-v-mae-1042`. Product decisions, 8. */
export function tourSlug(title: string, id: number): string {
  return `${shorten(toSlug(title)) || "tour"}-${id}`;
}

/** Whole words only, unless the first alone is too long. */
function shorten(words: string): string {
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : words.slice(0, maxLength);
}
