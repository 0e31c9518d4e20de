import { fold, pattern } from "./fold.ts";

/** Ends a word, not a sentence: "в г. Казань", but not "переход 1220 м. Завтрак". */
const short = pattern(
  String.raw`(?<!\d ?)\<(?:г|с|д|п|р|о|м|т|ул|им|оз|св|ст|хр|пл|пос|дер|пер|вул|гор|пгт)\.$`,
);
const end = /[.!?…]{1,3}["»)]{0,3}\s|[;|\n]/gu;

/** The sentences of a text, each with the blanks behind it: together they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(end)) {
    const to = index + mark.length;
    if (short.test(fold(text.slice(Math.max(0, index - 8), to).trimEnd()))) continue;
    sentences.push(text.slice(from, to));
    from = to;
  }
  return [...sentences, text.slice(from)].filter((sentence) => sentence.trim());
}
