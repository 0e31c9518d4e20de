/** Endings of nouns and adjectives; the longest first is not needed, all that fit are taken off. */
const endings = new Set(
  (
    "а я о е ы и у ю ь й " +
    "ой ей ый ий ая яя ое ее ые ие ую юю ам ям ом ем ах ях ов ев ым им ых их ью ия ию ии ье ья ьи " +
    "ою ею ами ями ого его ому ему ией ием иям иях ьей ьем ьев ьям ьях ыми ими иями ьями"
  ).split(" "),
);
const maxEndingLength = 4;
const minStem = 3;

/** Words that stand in every text and say nothing. */
const hollow = new Set(
  (
    "а без бы в во вы для до же за и из или к как ко ли мы на над не ни но о об от по под при с со " +
    "так то у что это the a an of in to and for"
  ).split(" "),
);

export const isHollow = (word: string): boolean => hollow.has(word);

/**
 * Under which keys a normalised word is found: itself, and itself without each ending that it could
 * have. Two forms of a word share a key even where the stemmer of PostgreSQL takes one of them for
 * a verb (Байкал, Байкале), and where a vowel comes and goes (палатка, палаток).
 */
export function wordKeys(word: string): string[] {
  const keys = new Set([word]);
  if (/^[а-я]+$/.test(word)) {
    for (let length = 1; length <= maxEndingLength; length += 1) {
      const stem = word.slice(0, -length);
      if (stem.length >= minStem && endings.has(word.slice(-length))) keys.add(stem);
    }
    for (const key of [...keys]) {
      const closed = dropFleetingVowel(key);
      if (closed) keys.add(closed);
    }
  }
  return [...keys];
}

/** палаток to палатк, башен to башн, огонек to огоньк; undefined where no vowel can go. */
function dropFleetingVowel(stem: string): string | undefined {
  const parts = /^(.*[бвгджзклмнпрстфхцчшщ])(ь?)([ое])([кцнл])$/.exec(stem);
  if (!parts || stem.length < 5) return undefined;
  const [, head = "", , vowel, last = ""] = parts;
  const isSoft = vowel === "е" && last === "к" && /[лн]$/.test(head);
  return head + (isSoft ? "ь" : "") + last;
}
