import { trimMarks } from "./fold.ts";

/** Longer than any thing of a list in one line, in characters. */
const maxThing = 120;

/** "проживание; питание; экскурсии": the things that one line lists; itself where it lists none. */
export function splitThings(text: string): string[] {
  const byMark = split(text, /;/);
  const things = byMark.length > 1 ? byMark : splitByCommas(text);
  return things.map(trimLine).filter(Boolean);
}

function splitByCommas(text: string): string[] {
  const things: string[] = [];
  let [depth, from] = [0, 0];
  for (const [at, letter] of [...text].entries()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    // A sentence may have commas, too.
    if (depth === 0 && /[.!?]/.test(letter) && /\s/.test(text[at + 1] ?? "")) return [text];
    if (depth !== 0 || letter !== "," || !/\s/.test(text[at + 1] ?? "")) continue;
    things.push(text.slice(from, at));
    from = at + 1;
  }
  things.push(text.slice(from));
  const areThings = things.length > 2 && things.every((thing) => thing.length <= maxThing);
  return areThings ? things : [text];
}

const split = (text: string, by: RegExp) => text.split(by).filter((part) => part.trim());

const trimLine = (text: string) => trimMarks(text.trim()).replace(/[.]$/, "");

/** A place to sleep: its name in the first line, what is told of it below. */
export function splitLiving(text: string): string {
  const plain = trimMarks(text);
  const at = /(?:\.\s|\s[–—-]\s|:\s|\s\(|;\s)/u.exec(plain.slice(0, 160));
  if (!at || at.index < 3) return plain.length > 160 ? `${plain.slice(0, 100)}…\n${plain}` : plain;
  const mark = at[0].trim() === "(" ? 1 : at[0].length;
  return `${plain.slice(0, at.index)}\n${plain.slice(at.index + mark).trim()}`;
}
