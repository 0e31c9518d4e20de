import { fold } from "./fold.ts";
import { upperFirst } from "./split-day-text.ts";

/** Whether a text is written in capitals: what is shorter may be an abbreviation. */
const isInCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** "УАЗ", "ВДНХ", "XIX": in capitals whatever stands around them. */
const abbreviation =
  /^(?:УАЗ|БАМ|США|ОАЭ|ЮАР|ГЭС|АЭС|ЮБК|VIP|SUP|SPA|[IVXLC]+|[БВГДЖЗКЛМНПРСТФХЦЧШЩ]{2,5})$/u;
const word = /\p{L}[\p{L}-]*/gu;
/** Not the first word of a sentence: that one has its capital for another reason. */
const name = /(?<=[\p{Ll}\d,] )(?:\p{Lu}\p{Ll}[\p{L}-]+|\p{Lu}{2,5}(?!\p{L}))/gu;

/** Endings change: "Алтая" and "на Алтай" begin alike. */
const stem = (text: string) => fold(text).slice(0, Math.max(4, text.length - 2));

/** How a document writes its names and abbreviations, by their stems. */
export function collectNames(texts: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const text of texts) {
    if (isInCapitals(text)) continue;
    for (const [found] of text.matchAll(name)) names.set(stem(found), found);
  }
  return names;
}

/** "КАМЧАТКА: ВУЛКАНЫ И ОКЕАН" as one writes it elsewhere; what is no shout stays as it is. */
export function toOrdinaryCase(text: string, getNames: () => Map<string, string>): string {
  if (!isInCapitals(text)) return text;
  const names = getNames();
  return text.replace(word, (shouted, at: number) => {
    if (abbreviation.test(shouted)) return shouted;
    const known = names.get(stem(shouted));
    if (known && !/\p{Ll}/u.test(known)) return shouted;
    const lower = shouted.toLowerCase();
    if (known) return spellAs(known, lower);
    return begins.test(text.slice(0, at)) ? upperFirst(lower) : lower;
  });
}

/** Where a sentence or a name in quotes begins. */
const begins = /^[^\p{L}]*$|[«"“]$|[.!?] ?$/u;

/** "санкт-петербург" with the capitals of "Санкт-Петербурге". */
function spellAs(known: string, lower: string): string {
  const parts = known.split("-");
  const spell = (part: string, at: number) =>
    /^\p{Lu}/u.test(parts[at] ?? "") ? upperFirst(part) : part;
  return lower.split("-").map(spell).join("-");
}
