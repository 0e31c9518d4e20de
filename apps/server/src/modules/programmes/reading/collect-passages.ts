import { programmeLimits } from "@tour/api";
import { UnreadableDocument } from "./document.ts";
import type { DocumentPassage } from "./document.ts";

const bullet = /^\s*(?:[•●▪■◦‣∙*✓✔√·]|[–—-](?=\s)|\d{1,2}[.)](?=\s+\p{L}))\s*/u;

/** A line without the bullet or number before it; null where it has none. */
export const withoutBullet = (text: string): string | null =>
  bullet.test(text) ? text.replace(bullet, "") : null;

const minHeading = 4;
const maxHeading = 80;

/** Whether a line is set in capitals, as headings are. */
export function isInCapitals(text: string): boolean {
  if (text.length > maxHeading || text !== text.toUpperCase()) return false;
  return text.replace(/[^\p{L}]/gu, "").length >= minHeading;
}

/** Gathers passages, and refuses a document of more than anybody looks through. */
export function createCollector() {
  const passages: DocumentPassage[] = [];
  let characters = 0;
  return {
    passages,
    /** Throws `UnreadableDocument`. */
    add(passage: DocumentPassage): void {
      const text = tidy(passage.text);
      if (passage.kind !== "picture" && !/[\p{L}\p{N}]/u.test(text)) return;
      characters += text.length;
      passages.push({ ...passage, text });
      const isTooLong = characters > programmeLimits.characters;
      if (isTooLong || passages.length > programmeLimits.passages) {
        throw new UnreadableDocument("tooLong");
      }
    },
  };
}

/** One kind of blanks, and no character that a database does not keep. */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\u00ad\u200b\ufeff]/gu, "")
    .trim()
    .toWellFormed();
