/** Most characters shown. Specification, section 5. */
export const MAX_SHOWN = 18;

/** Code points of the zeros of digits that keyboards of other scripts type. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

function toPlainCharacters(text: string): string {
  return text.replace(/[\p{Nd}＋]/gu, (sign) => {
    if (sign === "＋") return "+";
    const code = sign.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? sign : String(code - zero);
  });
}

/** Only digits, and a plus before them; all else goes. */
export function keepDigits(text: string): string {
  const kept = toPlainCharacters(text).replace(/[^\d+]/g, "");
  return kept.slice(0, 1) + kept.slice(1).replaceAll("+", "");
}

/** The number in a pasted text: links, labels, extensions, second numbers and "(0)" go. */
export function readPasted(text: string): string {
  const plain = toPlainCharacters(text).replace(/%2b/gi, "+").replaceAll("%20", " ");
  const start = plain.search(/[\d+]/);
  if (start < 0) return "";
  const [first = ""] = plain.slice(start).split(/[;,/\n#\p{L}]|(?<=\d\D*)\+/u);
  const digits = keepDigits(first.replace(/^(\+.*?)\(0\)/, "$1"));
  return digits.replace(/^\+?00(?=[1-9])/, "+");
}

/** How many digits and pluses stand before the caret. */
export function countKept(text: string, caret: number): number {
  return toPlainCharacters(text.slice(0, caret)).replace(/[^\d+]/g, "").length;
}

/** Whether a text begins with a plus, whatever stands around it. */
export const hasPlus = (text: string) => keepDigits(text).startsWith("+");

/** The caret's place after so many digits and pluses. */
export function findCaret(text: string, kept: number): number {
  let left = kept;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (/[\d+]/.test(text.charAt(at))) left -= 1;
  }
  return text.length;
}

/** An edit that took away a separator only takes the digit beside it too. */
export function removeBeside(before: string, after: string, caret: number): string {
  const kept = keepDigits(before);
  if (after.length >= before.length || keepDigits(after) !== kept) return after;
  const at = countKept(after, caret);
  return kept.slice(0, Math.max(at - 1, 0)) + kept.slice(at);
}
