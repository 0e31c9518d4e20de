import { marketMapTexts as texts } from "../../../texts/market-map.ru.ts";
import { frameBox, writeBox } from "./map-box.ts";
import type { MarketSearch } from "./market-search.ts";
import { wordPattern } from "./word-pattern.ts";

interface City {
  /** As in "недалеко от Москвы". */
  of: string;
  /** A pattern of its name in every case, as people write it. */
  name: string;
  /** Its surroundings. */
  words: RegExp;
  box: string;
}

const near = String.raw`(?:не(?:далеко| очень далеко|подал[её]ку) от|(?:рядом|по соседству) с|поблизости от|в окрестностях|около|возле|вблизи|близ|вокруг|под) (?:города |г\. ?)?`;
/** Most searches say nothing of the kind, and need no city's expression then. */
const anywhere = wordPattern(String.raw`${near}\p{L}.*`);
const ending = String.raw`\p{L}{1,2}`;

const city = (of: string, name: string, latitude: number, longitude: number): City => ({
  of,
  name,
  words: wordPattern(`${near}(?:${name})(?!-)`),
  // Some 200 km to each side.
  box: writeBox(
    frameBox({ west: longitude, east: longitude, south: latitude, north: latitude }, false),
  ),
});

/** Those that many travel from, and what lies round them is looked for by the city's name. */
const cities: readonly City[] = [
  city("Москвы", `москв${ending}`, 55.75, 37.62),
  city("Петербурга", `(?:санкт-)?петербург${ending}|питер${ending}|спб`, 59.94, 30.31),
  city("Новосибирска", `новосибирск${ending}`, 55.03, 82.92),
  city("Екатеринбурга", `екатеринбург${ending}`, 56.84, 60.61),
  city("Казани", `казан${ending}`, 55.8, 49.11),
  city("Нижнего Новгорода", String.raw`нижн(?:им|его)(?: новгород\p{L}{1,2})?`, 56.33, 44),
  city("Челябинска", `челябинск${ending}`, 55.16, 61.4),
  city("Самары", `самар${ending}`, 53.2, 50.15),
  city("Уфы", `уф${ending}`, 54.74, 55.97),
  city("Ростова-на-Дону", `ростов${ending}(?:-на-дону|(?! велик))`, 47.24, 39.71),
  city("Красноярска", `красноярск${ending}`, 56.01, 92.87),
  city("Омска", `омск${ending}`, 54.99, 73.37),
  city("Воронежа", `воронеж${ending}`, 51.66, 39.2),
  city("Перми", `перм${ending}`, 58.01, 56.25),
  city("Волгограда", `волгоград${ending}`, 48.71, 44.51),
  city("Краснодара", `краснодар${ending}`, 45.04, 38.98),
  city("Сочи", "сочи", 43.59, 39.73),
  city("Тюмени", `тюмен${ending}`, 57.15, 65.53),
  city("Иркутска", `иркутск${ending}`, 52.29, 104.28),
  city("Барнаула", `барнаул${ending}`, 53.35, 83.78),
  city("Владивостока", `владивосток${ending}`, 43.12, 131.89),
  city("Ярославля", `ярославл${ending}`, 57.63, 39.87),
  city("Петрозаводска", `петрозаводск${ending}`, 61.79, 34.35),
  city("Архангельска", `архангельск${ending}`, 64.54, 40.54),
  city("Мурманска", `мурманск${ending}`, 68.97, 33.08),
  city("Калининграда", `калининград${ending}`, 54.71, 20.51),
];

/** "недалеко от Москвы", "под Питером": the part of the map where tours begin. */
export function takeNearCity(text: string): { rest: string; means: Partial<MarketSearch> } | null {
  if (!anywhere.test(text)) return null;
  for (const { words, box } of cities) {
    const [all] = words.exec(text) ?? [];
    if (all !== undefined) return { rest: text.replace(all, " "), means: { box } };
  }
  return null;
}

const from = String.raw`(?:с (?:выездом|вылетом) )?из (?:города |г\. ?)?`;
const fromAnywhere = wordPattern(String.raw`${from}\p{L}.*`);

/** "Карелия из Москвы": from where somebody comes says nothing of the tour. */
export function takeHomeCity(text: string): { rest: string; means: Partial<MarketSearch> } | null {
  if (!fromAnywhere.test(text)) return null;
  for (const { name } of cities) {
    const rest = text.replace(wordPattern(`${from}(?:${name})(?!-)`), " ");
    if (rest !== text) return rest.trim() === "" ? null : { rest, means: {} };
  }
  return null;
}

/** What a part of the map is called. */
export function nameBox(box: string): string {
  const known = cities.find((one) => one.box === box);
  return known ? texts.near(known.of) : texts.area;
}
