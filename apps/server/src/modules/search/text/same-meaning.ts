import { wordKeys } from "../../../platform/text/word-keys.ts";

/** Words for the same kind of trip: whoever writes one of them looks for all. */
const groups = [
  "байдарка байдарочный каяк каякинг каноэ",
  "сплав сплавной рафтинг рафт",
  "поход походный треккинг хайкинг пешеходный",
  "лошадь лошади конь конный верхом",
  "велосипед велосипедный велотур велопоход велопутешествие",
  "яхта яхтинг парусник парус парусный",
  "сап сапборд сапбординг sup",
  "джип джиппинг внедорожник внедорожный",
  "лыжи лыжный скитур",
].map((words) => words.split(" "));

const groupOf = new Map<string, readonly string[]>();
for (const words of groups) {
  const keys = [...new Set(words.flatMap(wordKeys))];
  for (const word of words) for (const key of wordKeys(word)) groupOf.set(key, keys);
}

/** The keys of all words that mean the same as this one; none for most words. */
export function keysOfSameMeaning(word: string): readonly string[] {
  for (const key of wordKeys(word)) {
    const keys = groupOf.get(key);
    if (keys) return keys;
  }
  return [];
}
