import { fold, pattern } from "./fold.ts";

export interface DayPart {
  field: "day_text" | "day_meals" | "day_lodging";
  value: string;
}

const meals = "питание|включенное питание|еда";
const lodging = "проживание|размещение|ночлег|ночевка|ночь|ночуем|отель|гостиница";
/** Where a line begins to speak of food or of the night. */
const seam = pattern(String.raw`(?<=^|[.;!|] )(?=(?:${meals}|${lodging}) ?(?::|-))`, "g");
const label = pattern(String.raw`^(?:(?<meals>${meals})|(?<lodging>${lodging})) ?(?::|-) ?`);
const night = pattern(
  String.raw`^(?:ночевка|ночлег|ночь|ночуем|размещение|заселение) (?:в|на|у)\>`,
);
const mealNames = new Set([
  ...["завтрак", "завтраки", "обед", "обеды", "ужин", "ужины", "полдник", "перекус", "ланч"],
  ...["бокс", "чай", "сухпай", "бранч", "и", "или", "нет", "пикник"],
]);

/** "завтрак, обед и ужин": nothing but meals. */
function areMeals(text: string): boolean {
  const words = fold(text)
    .split(/[^a-zа-я]+/u)
    .filter(Boolean);
  return words.length > 0 && words.length <= 12 && words.every((word) => mealNames.has(word));
}

const maxShort = 200;

/** What of a day's passage is told of food and of the night, and what remains as its text. */
export function splitDayText(text: string): DayPart[] {
  const at = [...fold(text).matchAll(seam)].map(({ index }) => index);
  const starts = [...new Set([0, ...at])];
  const parts = starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
  return parts.filter(Boolean).flatMap(readPart);
}

function readPart(text: string): DayPart[] {
  const folded = fold(text);
  const match = label.exec(folded);
  const value = trimEnd(text.slice(match?.[0].length ?? 0));
  if (match && value && value.length <= maxShort) {
    return [{ field: match.groups?.["meals"] ? "day_meals" : "day_lodging", value }];
  }
  if (areMeals(text))
    return [{ field: "day_meals", value: trimEnd(text.replace(/^\(|\)\.?$/g, "")) }];
  if (night.test(folded) && text.length <= 120)
    return [{ field: "day_lodging", value: trimEnd(text) }];
  const behind = readMealsBehind(text);
  return [{ field: "day_text", value: text }, ...(behind ? [behind] : [])];
}

/** "Озеро (завтрак, обед)": what stands in brackets at the end. */
export function readMealsBehind(text: string): DayPart | null {
  const inside = /\(([^()]{3,80})\)[.\s]{0,3}$/u.exec(text.slice(-100))?.[1];
  return inside && areMeals(inside) ? { field: "day_meals", value: inside.trim() } : null;
}

const trimEnd = (text: string) => text.trim().replace(/[.;,\s]{1,4}$/u, "");

/** How far a day leads, in km, where a short line says so; null for none. */
export function readDistance(text: string): string | null {
  if (text.length > 300) return null;
  const said =
    /(?<![а-я])(?:переезд|переход|пробег|протяженность|расстояние|километраж|трек|маршрут|путь|в пути)[^\d]{0,40}(\d{1,4}(?:[.,]\d)?) ?км(?![а-я/])/u;
  return said.exec(fold(text))?.[1]?.replace(",", ".") ?? null;
}
