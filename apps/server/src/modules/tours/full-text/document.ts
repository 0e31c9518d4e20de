import type { TourInput } from "@tour/api";
import { isHollow, wordKeys } from "../../../platform/text/word-keys.ts";
import { normalizeText, splitWords } from "../../../platform/text/split-words.ts";

/** Changed with every change of the rules by which documents are made; old ones are made anew. */
export const rulesVersion = "1";

/** More different words than any tour is written with; a tsvector holds a megabyte. */
const maxWords = 6000;
/** PostgreSQL takes lexemes of at most 2 kB. */
const maxWordLength = 60;

/** What is looked through: for the stemmer of PostgreSQL a text, beside it the keys of our own. */
export interface Document {
  text: string;
  keys: string[];
}

/** A text that fits between the limits of a tsvector. */
export function makeDocument(parts: readonly string[]): Document {
  const text = parts.filter(Boolean).join("\n");
  const words = [...new Set(splitWords(text))]
    .filter((word) => word.length <= maxWordLength && !isHollow(word))
    .slice(0, maxWords);
  return {
    text: words.map(normalizeText).join(" "),
    keys: [...new Set(words.flatMap(wordKeys))],
  };
}

/** What names a tour: its title, where it goes, what one does there. */
export function listNames(tour: TourInput): string[] {
  return [
    tour.title,
    ...tour.places.map(({ name }) => name),
    ...tour.directions,
    ...tour.activities,
    ...tour.collections,
    ...tour.showplaces,
    ...tour.water_objects,
    ...(tour.cruise ? Object.values(tour.cruise) : []),
  ];
}

/** Everything that is written of it and that somebody may look for. */
export function listTexts(tour: TourInput): string[] {
  return [
    ...listNames(tour),
    tour.subtitle,
    tour.description,
    ...tour.program.flatMap(({ title, text }) => [title, text]),
    ...tour.livings.flatMap(({ name, text }) => [name, text]),
    ...tour.guides.map(({ name }) => name),
    ...tour.included,
  ];
}
