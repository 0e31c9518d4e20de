/** What is typed for Roman digits by those who have no Latin letters at hand. */
const romanOf: Record<string, string> = { "1": "I", І: "I", Х: "X", С: "C", Л: "L", У: "V" };

/** Letters of the series as they are typed on a Latin keyboard. */
const cyrillicOf: Record<string, string> = {
  ...{ A: "А", B: "В", C: "С", E: "Е", H: "Н", K: "К" },
  ...{ M: "М", O: "О", P: "Р", T: "Т", X: "Х", Y: "У" },
};

const romanSign = /[IVXLC]/;
const seriesSign = /[А-ЯЁ]/;
const longestRoman = 7;

/** A whole number, whatever stands around it. */
const wholeNumber =
  /([IVXLC1ІХСЛУ]{1,7})[\s\-–—.]*([А-ЯЁABCEHKMOPTXY]{2})\s*(?:№|NO?\.?)?\s*(\d{6})(?!\d)/u;

const toRoman = (sign: string) => romanOf[sign] ?? sign;
const isRoman = (sign: string) => romanSign.test(toRoman(sign));
const toSeries = (sign: string) => cyrillicOf[sign] ?? sign;

/** How many signs at the beginning are of a kind. */
function countLeading(signs: readonly string[], isOne: (sign: string) => boolean): number {
  const end = signs.findIndex((sign) => !isOne(sign));
  return end === -1 ? signs.length : end;
}

/** Where the series begins: behind the dash, if there is one, else two letters before the digits. */
function splitLetters(signs: readonly string[], dashAt: number, hasDigits: boolean): number {
  const possible = Math.min(countLeading(signs, isRoman), longestRoman);
  // Other Cyrillic letters behind a Latin digit are the series, even if they look like digits.
  const sure = countLeading(signs, (sign) => /[1І]/.test(sign) || romanSign.test(sign));
  const hasDash = dashAt >= 0;
  const endsInSeries = signs.slice(-2).every((sign) => seriesSign.test(toSeries(sign)));
  let split = hasDash ? dashAt : Math.max(sure, 1);
  if (signs.length - split > 2 || (hasDigits && !hasDash && endsInSeries))
    split = Math.max(signs.length - 2, sure && 1);
  return Math.min(split, possible);
}

/**
 * Letters, behind how many of them a dash or blank parts them (-1 for none), and the digits that
 * follow; a one can be a Roman digit.
 */
function readSigns(text: string) {
  const written: string[] = [];
  let dashAt = -1;
  let digits = "";
  for (const sign of text.trimStart().replace(/№|NO?/, "")) {
    const isRomanOne = sign === "1" && dashAt < 0 && written.every(isRoman);
    if (digits === "" && (isRomanOne || /\p{L}/u.test(sign))) written.push(sign);
    else if (/\d/.test(sign)) digits += sign;
    else if (dashAt < 0 && digits === "" && /[\s\-–—.]/.test(sign)) dashAt = written.length;
  }
  return { written, dashAt, digits: digits.slice(0, 6) };
}

/**
 * A birth certificate's number in its form, as far as it is typed: a Roman number, two Cyrillic letters
 * and six digits, `IV-МЮ № 123456`. A part that is missing leaves its place; signs that can't stand
 * anywhere are left out.
 */
export function maskCertificate(typed: string): string {
  const text = typed.toUpperCase();
  const [, roman, letters, number] = wholeNumber.exec(text) ?? [];
  if (roman && letters) return join(Array.from(roman), Array.from(letters), number ?? "");
  const { written, dashAt, digits } = readSigns(text);
  if (written.length === 0 && digits === "") return "";
  const split = splitLetters(written, dashAt, digits !== "");
  return join(written.slice(0, split), written.slice(split), digits, dashAt >= 0);
}

function join(roman: string[], letters: string[], digits: string, hasDash = false): string {
  const known = letters.map(toSeries).filter((sign) => seriesSign.test(sign));
  const series = known.slice(0, 2).join("");
  const dash = hasDash || series !== "" || digits !== "" ? "-" : "";
  return `${roman.map(toRoman).join("")}${dash}${series}${digits && ` № ${digits}`}`;
}

const isSign = (sign: string) => /[\p{L}\d]/u.test(sign);

/** What one edit makes of the text: the caret stays behind the sign that it stood behind. */
export function editCertificate(now: { text: string; caret: number }) {
  const text = maskCertificate(now.text);
  if (now.caret >= now.text.length) return { text, caret: text.length };
  let left = Array.from(maskCertificate(now.text.slice(0, now.caret))).filter(isSign).length;
  let caret = 0;
  while (left > 0 && caret < text.length) {
    if (isSign(text[caret] ?? "")) left -= 1;
    caret += 1;
  }
  return { text, caret };
}
