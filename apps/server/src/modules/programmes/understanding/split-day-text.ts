import { fold, pattern } from "./fold.ts";
import { splitSentences } from "./split-sentences.ts";

export interface DayPart {
  field: "day_text" | "day_meals" | "day_lodging";
  value: string;
  /** The words that it was read from; empty where the day's text keeps them. */
  source: string;
}

const food = "(?:включен(?:ное|о) )?питание(?: в этот день)?|еда";
const nights =
  "(?:место )?(?:ночевки|ночлега)|проживание|размещение|ночлег|ночевка|ночь|ночуем|отель|гостиница";
const colon = "(?: ?:| - ?|- )";
const label = pattern(`^(?:(?<food>${food})|(?:${nights}))${colon} ?`);
/** Where a sentence may begin to speak of food or of the night after something else. */
const seam = pattern(`(?<= )(?=(?:${food}|${nights}) ?:)`, "g");

const mealNames = new Set([
  ...["завтрак", "завтраки", "обед", "обеды", "ужин", "ужины", "полдник", "перекус", "перекусы"],
  ...["ланч", "бранч", "пикник", "чай", "сухпай"],
]);
const besideMeals = new Set([
  ...["и", "или", "бокс", "нет", "в", "на", "отеле", "гостинице", "кафе", "ресторане", "столовой"],
  ...["лагере", "базе", "турбазе", "поезде", "костре", "горячий", "легкий", "ранний", "поздний"],
  ...["походный", "включен", "включены", "самостоятельно", "за", "свой", "счет"],
]);
const board = pattern(
  String.raw`^(?:(?:питание )?(?:\d(?:-?х)?|двух|трех|четырех)[ -]?разовое(?: питание)?` +
    `|питание (?:(?:не )?(?:включено|входит)|по программе|самостоятельно|самостоятельное|за свой счет)` +
    `|полный пансион|полупансион)$`,
);

/** "завтрак, обед и ужин": nothing but meals. */
function areMeals(text: string): boolean {
  const words = fold(text)
    .split(/[^a-zа-я]+/u)
    .filter(Boolean);
  if (board.test(fold(trimEnd(text)))) return true;
  if (words.length > 12 || !words.some((word) => mealNames.has(word))) return false;
  return words.every((word) => mealNames.has(word) || besideMeals.has(word));
}

/** What is told of the night, up to what is done beside it. */
const night = pattern(
  String.raw`(?<=^|, | и )(?:ночевка|ночлег|ночь|ночуем|ночевать будем|будем ночевать|` +
    String.raw`проживание|размещение|размещаемся|заселение|заселяемся|живем|остаемся на ночь)` +
    String.raw` (?:в|на|у|под)\>.{3,110}?` +
    String.raw`(?=(?:,| и) (?:завтрак|обед|ужин|отдых|свободн|прогул|экскурс|знаком|инструкт|сбор|подготов|заброс)|$)`,
);

const maxShort = 200;

/** What of a day's passage is told of food and of the night, and what remains as its text. */
export const splitDayText = (text: string): DayPart[] =>
  splitSentences(text).flatMap(splitAtSeams).flatMap(readPart);

function splitAtSeams(sentence: string): string[] {
  const at = [...fold(sentence).matchAll(seam)]
    .map(({ index }) => index)
    .filter((place) => /[,)]/.test(sentence[place - 2] ?? "") || /\p{Lu}/u.test(sentence[place]!));
  const starts = [...new Set([0, ...at])];
  return starts.map((start, index) => sentence.slice(start, starts[index + 1]));
}

function readPart(source: string): DayPart[] {
  const text = source.trim();
  const asText: DayPart = { field: "day_text", value: text, source };
  if (text.length > maxShort) return [asText, ...readBehind(text)];
  const match = label.exec(fold(text));
  const value = trimEnd(text.slice(match?.[0].length ?? 0));
  if (match?.groups?.["food"] && value) {
    const [meals, lodging] = readNight(value) ?? [];
    if (meals?.field === "day_meals" && lodging) return [{ ...meals, source }, lodging];
    return [{ field: "day_meals", value, source }];
  }
  if (match && value) return [{ field: "day_lodging", value, source }];
  if (areMeals(text)) return [{ field: "day_meals", value: trimMeals(text), source }];
  return readNight(source) ?? [asText, ...readBehind(text)];
}

/** A sentence that tells of the night; where it tells more, the day's text keeps it, too. */
function readNight(source: string): DayPart[] | null {
  const text = trimEnd(source);
  const told = night.exec(fold(text));
  if (!told) return null;
  const to = told.index + told[0].length;
  const value = trimEnd(text.slice(told.index, to));
  const others = [text.slice(0, told.index), text.slice(to)].map((part) =>
    part.replace(/^(?:,| и)\s|(?:,| и)\s$/gu, ""),
  );
  const beside = others.filter((part) => part.trim());
  if (beside.length > 0 && !beside.every(areMeals)) {
    const lodging: DayPart = { field: "day_lodging", value: upperFirst(value), source: "" };
    return [{ field: "day_text", value: source.trim(), source }, lodging];
  }
  const meals = beside.map((part): DayPart => ({
    field: "day_meals",
    value: trimMeals(part),
    source: part,
  }));
  return [...meals, { field: "day_lodging", value: upperFirst(value), source: value }];
}

const readBehind = (text: string): DayPart[] => {
  const meals = readMealsBehind(text);
  return meals ? [meals] : [];
};

/** "Озеро (завтрак, обед)": what stands in brackets at the end. */
export function readMealsBehind(text: string): DayPart | null {
  const inside = /\(([^()]{3,80})\)[.\s]{0,3}$/u.exec(text.slice(-100))?.[1];
  if (!inside || !areMeals(inside)) return null;
  return { field: "day_meals", value: inside.trim(), source: "" };
}

const trimEnd = (text: string) => text.trim().replace(/[.;,|\s]{1,4}$/u, "");
const trimMeals = (text: string) => trimEnd(trimEnd(text).replace(/^\(|\)$/gu, ""));

/** The first letter of a text upper, whatever marks stand before it. */
export const upperFirst = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, (start) => start.toUpperCase());

/** How far a day leads, in km, where a short line says so; null for none. */
export function readDistance(text: string): string | null {
  if (text.length > 300) return null;
  const said =
    /(?<![а-я])(?:переезд|переход|пробег|протяженность|расстояние|километраж|трек|маршрут|путь|в пути)[^\d]{0,40}(\d{1,4}(?:[.,]\d)?) ?км(?![а-я/])/u;
  return said.exec(fold(text))?.[1]?.replace(",", ".") ?? null;
}
