import { fold, pattern, skipMarks, trimMarks } from "./fold.ts";

const ordinals = [
  ...["перв", "втор", "трет", "четверт", "пят", "шест", "седьм", "восьм", "девят", "десят"],
  ...["одиннадцат", "двенадцат", "тринадцат", "четырнадцат", "пятнадцат"],
];
const word = `(?<word>${ordinals.join("|")})(?:ый|ой|ий)`;
const number = String.raw`(?<from>\d{1,3})(?:-?(?:й|ый|ой))?(?: ?(?:-|и|,) ?(?<to>\d{1,3})(?:-?(?:й|ый|ой))?)?(?![\d])`;

/** "День 1", "Дни 2–3", "День первый", "Day 1"; "1 день", "1-й день", "Первый день". */
const headings = [
  `^(?:день|дни|day|days) ?(?:№ ?)?(?:${number}|${word})(?:-?(?:й|ый))?(?![a-zа-я])`,
  `^(?:${number}|${word}) ?(?:день|дни|day)\\>`,
].map((source) => pattern(source));

export interface DayHeading {
  /** The same where it is one day. */
  from: number;
  to: number;
  /** What stands behind the number. */
  content: string;
}

/** The heading of a day that a text begins with; null for none. */
export function findDay(text: string): DayHeading | null {
  const start = skipMarks(text);
  const folded = fold(text.slice(start, start + 80));
  for (const heading of headings) {
    const match = heading.exec(folded);
    if (!match) continue;
    const behind = folded.slice(match[0].length);
    // "1 день / 0 ночей" is how long it takes.
    if (/^ ?[/,и-]? ?\d{1,3} ?ноч/.test(behind)) return null;
    const { from, to, word: name } = match.groups as Record<string, string | undefined>;
    const first = name ? ordinals.indexOf(name) + 1 : Number(from);
    const last = to ? Number(to) : first;
    if (last < first || last - first > 30) return null;
    return { from: first, to: last, content: trimDate(text.slice(start + match[0].length)) };
  }
  return null;
}

/** "(12 июля, суббота). Прилёт" without its brackets and the marks before it. */
const trimDate = (text: string): string =>
  trimMarks(text.replace(/^[\s.:,–—-]{0,8}\(([^()]{1,40})\)/u, "$1").trim());
