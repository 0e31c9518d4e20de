import { lengths } from "./market-search.ts";
import type { MarketSearch } from "./market-search.ts";
import { takeHomeCity, takeNearCity } from "./near-city.ts";
import { takeDays } from "./read-day-words.ts";
import { wordPattern } from "./word-pattern.ts";

/** Takes what it understands out of a text; null where there is nothing of the kind. */
type Reader = (
  text: string,
  today: string,
) => { rest: string; means: Partial<MarketSearch> } | null;

const amount = String.raw`(\d{1,3}(?:\s\d{3})+|\d+)(?:\s?(тысяч[аи]?|тыс\.?|т\.\s?р\.?|к|k))?(?:\s?(?:₽|рублей|рубля|руб\.?|р\.?))?`;
const most = wordPattern(`(?:до|не дороже|дешевле|максимум|в пределах) ${amount}`);
const least = wordPattern(`(?:от|дороже) ${amount}`);
const between = wordPattern(
  String.raw`от (\d+) до (\d+) ?(тысяч|тыс\.?|к)(?: ?(?:₽|рублей|руб\.?|р\.?))?`,
);
const leastAmount = 1000;

/** "до 60 тысяч", "не дороже 60 000 ₽"; a small number is no price. */
const readPrice =
  (form: RegExp, name: "price" | "price_from"): Reader =>
  (text) => {
    const [all, digits = "", thousands] = form.exec(text) ?? [];
    const roubles = Number(digits.replaceAll(/\s/g, "")) * (thousands ? 1000 : 1);
    if (!all || roubles < leastAmount || roubles > 9_999_999) return null;
    return { rest: text.replace(all, " "), means: { [name]: String(roubles) } };
  };

/** "от 50 до 90 тысяч": both are thousands. */
const readPrices: Reader = (text) => {
  const [all, from, to] = between.exec(text) ?? [];
  if (!all || Number(from) > Number(to) || Number(to) > 9999) return null;
  return { rest: text.replace(all, " "), means: { price_from: `${from}000`, price: `${to}000` } };
};

const youngest = wordPattern(
  String.raw`(?:с )?(?:(?:детьми|дети|реб[её]нком|реб[её]нок|сыном|дочкой|дочерью|школьником)[ ,]*)?(\d{1,2})(?:(?:, | и |-)(\d{1,2}))?[- ]?(?:лет|года|год|летн\p{L}*)(?: реб[её]нком)?`,
);

/** "с детьми 8 и 10 лет": the youngest decides. */
const readAge: Reader = (text) => {
  const [all, ...ages] = youngest.exec(text) ?? [];
  const age = Math.min(...ages.filter(Boolean).map(Number));
  if (!all || age < 1 || age > 19) return null;
  return { rest: text.replace(all, " "), means: { age: String(age) } };
};

/** Children of whom no age is said: of school age, which most tours for families take. */
const anyChild = "8";

const weeks = wordPattern(String.raw`(?:на )?(?:(две|2|пару) недели|недел(?:ю|ьку|ьный)|1 неделю)`);
const days = wordPattern(
  String.raw`(?:на )?(пару|\d{1,2})(?:\s?[-–]\s?(\d{1,2}))?(?:-| )?(?:дней|дня|день|дневн\p{L}*)`,
);

const weekend = wordPattern(
  String.raw`(?:на |в )?(?:эти |ближайшие )?выходн(?:ые|ых)(?: дн\p{L}+)?|выходного дня`,
);

/** "на неделю", "на 3 дня": the length in which the tour lies. */
const readLength: Reader = (text) => {
  const [free] = weekend.exec(text) ?? [];
  if (free) return { rest: text.replace(free, " "), means: { days: "1-3" } };
  const [week, two] = weeks.exec(text) ?? [];
  if (week) return { rest: text.replace(week, " "), means: { days: two ? "8-14" : "4-7" } };
  const [all, first, last] = days.exec(text) ?? [];
  if (!all) return null;
  const [from, to] = [
    lengthOf(first === "пару" ? 2 : Number(first)),
    last && lengthOf(Number(last)),
  ];
  // Five to ten days are two of our lengths: the words say less than any of them.
  return from && (!to || to === from)
    ? { rest: text.replace(all, " "), means: { days: from } }
    : null;
};

const lengthOf = (count: number) =>
  [...lengths].find(([, { from, to = Infinity }]) => count >= from && count <= to)?.[0];

const readAs =
  (pattern: string, means: Partial<MarketSearch>): Reader =>
  (text) => {
    const [all] = wordPattern(pattern).exec(text) ?? [];
    return all === undefined ? null : { rest: text.replace(all, " "), means };
  };

const readers: readonly Reader[] = [
  // How many they are says nothing of the tour.
  readAs(
    String.raw`(?:\d{1,2}|од(?:ин|на)|два|две|двое|три|трое|четыре|четверо|пять|пятеро) взросл\p{L}+`,
    {},
  ),
  readAge,
  readAs(
    String.raw`с детьми|с реб[её]нком|с детками|для детей|детск\p{L}+|(?:всей )?семь[её]й|семейн\p{L}+(?: отдых)?|для (?:всей )?семьи`,
    { age: anyChild },
  ),
  readAs(String.raw`(?:без|не в) палат(?:ок|ки|ках)`, { stay: ["cabin", "guest-house", "hotel"] }),
  readAs(String.raw`премиум|люкс|вип|vip`, { comfort: ["5"] }),
  readAs(String.raw`(?:с (?:высоким )?)?комфорт(?:ом|н\p{L}+)`, { comfort: ["4", "5"] }),
  // Before lengths: "через неделю" is none.
  takeDays,
  readLength,
  readPrices,
  readPrice(most, "price"),
  readPrice(least, "price_from"),
  takeNearCity,
  takeHomeCity,
  readAs(
    String.raw`(?:для )?(?:нович\p{L}+|начинающ\p{L}+)|без (?:подготовки|опыта)|(?:для |с )?(?:пожил\p{L}+ )?(?:пенсионер\p{L}+|родител(?:ям|ями|ей))|(?:для )?пожил\p{L}+`,
    { difficulty: ["1", "2"] },
  ),
  readAs(String.raw`последние места|горящ\p{L}+`, { seats: "last", sort: "soonest" }),
  readAs(String.raw`ближайш\p{L}+(?: выезды?)?`, { sort: "soonest" }),
  readAs(String.raw`(?:сам\p{L}+ )?(?:недорог\p{L}+|подешевле|д[её]шево|деш[её]в\p{L}+)`, {
    sort: "price",
  }),
];

/** Words that every search could have, and that no tour is found by. */
const asking = wordPattern(
  String.raw`куда|хочу|где|что|можно|поехать|съездить|поехали|отдохнуть|найти|подобрать|туры?|тура|туров|поездк[аиу]|путешестви[ея]|и`,
);
const joining = wordPattern("на|в|во|с|со|за|до|от|по|для");

/**
 * What a visitor wrote in words, as the filters that they mean: "Алтай в июле до 60 тысяч" is a month
 * and a price, and only "Алтай" is looked for in texts. Each can then be given up by itself.
 */
export function readWords(search: MarketSearch, today: string): MarketSearch {
  if (search.q === "") return search;
  let rest = search.q;
  const means: Partial<MarketSearch> = {};
  let isUnderstood = false;
  for (const read of readers) {
    const found = read(rest, today);
    if (!found) continue;
    isUnderstood = true;
    rest = found.rest;
    Object.assign(means, found.means);
  }
  const telling = rest.split(/[\s,.;]+/).filter((word) => word && !isEmpty(word));
  if (!isUnderstood && telling.length > 0) return search;
  const { month, from, to } = means;
  const anyDates = month || from || to ? { month: "", from: "", to: "" } : {};
  return { ...search, ...anyDates, ...means, q: telling.length > 0 ? trim(rest) : "" };
}

const isAsking = (word: string) => asking.exec(word)?.[0] === word;
const isEmpty = (word: string) => isAsking(word) || joining.exec(word)?.[0] === word;

/** The words that are left, without what hung on those that were taken. */
function trim(rest: string): string {
  const left = rest.split(/[\s,;]+/).filter(Boolean);
  while (left.length > 1 && isEmpty(left.at(-1)!)) left.pop();
  while (left.length > 1 && isAsking(left[0]!)) left.shift();
  return left.join(" ");
}
