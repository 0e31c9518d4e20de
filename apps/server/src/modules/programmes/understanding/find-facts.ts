import { fold, pattern } from "./fold.ts";
import type { Found } from "./passage.ts";

/** One thing that a line says in numbers, and the part of the line that says it. */
export interface Fact extends Pick<Found, "field" | "value"> {
  from: number;
  to: number;
}

type Reader = (match: RegExpExecArray) => [field: Found["field"], value: string | undefined][];

const levels: readonly [RegExp, string][] = [
  [/выше средн/, "4"],
  [/ниже средн/, "2"],
  [/средн|умеренн/, "3"],
  [/очень (?:высок|сложн)|экстрем/, "5"],
  [/высок|сложн|тяжел/, "4"],
  [/легк|низк|прост|начальн/, "1"],
];

const forms: readonly [source: string, read: Reader][] = [
  [
    String.raw`(?<!\d)(\d{1,3}) ?(?:дней|дня|день|дн\.?)\> ?(?:[/,и+-]|\() ?(\d{1,3}) ?(?:ночей|ночи|ночь|н\.?)\>`,
    ([, days, nights]) => [
      ["days", days],
      ["nights", nights],
    ],
  ],
  [
    String.raw`(?:продолжительность|длительность|срок)[^\d]{0,30}(\d{1,3}) ?(?:дней|дня|день|дн)\>`,
    ([, days]) => [["days", days]],
  ],
  [
    String.raw`\<(?:групп[аыу]|количество (?:человек|участников|туристов)|участников|число участников)[^\d]{0,30}(\d{1,4}) ?(?:-|до) ?(\d{1,4})(?! ?[\d%])`,
    ([, from, to]) => [
      ["group_size_from", from],
      ["group_size_to", to],
    ],
  ],
  [
    String.raw`\<(?:групп[аыу]|количество (?:человек|участников|туристов)|участников|число участников)[^\d]{0,24}до (\d{1,4}) ?(?:чел|участник|турист|гост)`,
    ([, to]) => [["group_size_to", to]],
  ],
  [
    String.raw`\<(?:возраст|дети|детей|с детьми|участник)[^\d]{0,20}(?:от|с) (\d{1,2})(?: ?лет|\>)`,
    ([, age]) => [["min_age", age]],
  ],
  [String.raw`\<возраст[^\d]{0,12}(\d{1,2}) ?\+`, ([, age]) => [["min_age", age]]],
  [
    String.raw`\<(?:уровень )?(?:сложност[ьи]|физической подготовки|нагрузк[аи])[^\d\p{L}]{0,6}(?:([1-5])(?: ?(?:из|/) ?5)?(?!\d)|([а-я ]{4,24}))`,
    ([, digit, words]) => [
      ["difficulty", digit ?? levels.find(([said]) => said.test(words!))?.[1]],
    ],
  ],
];

const readers = forms.map(([source, read]): [RegExp, Reader] => [pattern(source), read]);

/** Longer than any line of facts, in characters. */
const maxLine = 600;

/** What a line says of a tour in numbers: how long, how many people, from what age, how hard. */
export function findFacts(text: string): Fact[] {
  if (text.length > maxLine) return [];
  const folded = fold(text);
  const facts: Fact[] = [];
  for (const [said, read] of readers) {
    const match = said.exec(folded);
    if (!match) continue;
    const range = { from: match.index, to: match.index + match[0].length };
    for (const [field, value] of read(match)) {
      const isKnown = facts.some((fact) => fact.field === field);
      if (value !== undefined && !isKnown)
        facts.push({ field, value: String(Number(value)), ...range });
    }
  }
  return facts;
}
