/** What is asked, each time a little differently, so that no answer is the one before. */
export interface SearchRequest {
  title: string;
  /** p95 at 100,000 tours on PostgreSQL, in ms, where there is one. */
  goal?: number;
  path: (number: number) => string;
}

const directions = ["Алтай", "Байкал", "Камчатка", "Карелия", "Дагестан", "Кавказ", "Сочи", "Урал"];
const activities = ["Треккинг", "Экскурсии", "Сплав", "Фотография", "Автотуры", "Каякинг"];
const words = [
  "озёра",
  "вулкана",
  "байкале",
  "перевал",
  "семьёй",
  "морской",
  "зимние",
  "на лошадях",
];
/** Typed letter by letter, none shorter than what is asked for in all. */
const phrases = [
  "телецкое озеро",
  "долина гейзеров",
  "куршская коса",
  "восхождение на эльбрус",
  "сплав по катуни",
  "северное сияние",
  "белые ночи",
  "медвежий угол",
  "термальные источники",
  "соловецкий монастырь",
  "конный поход",
  "рыбалка на озёрах",
  "дагестанские аулы",
  "ледниковый перевал",
  "морские каяки",
  "камчатские вулканы",
  "горячий чай",
  "старинный город",
  "лёд байкала",
  "зимняя сказка",
  "семейные выходные",
  "прогулка на катере",
  "водопады и каньоны",
  "кедровый лес",
  "палатка и костёр",
  "гостевой дом",
  "фототур осенью",
  "чуйский тракт",
  "петрозаводск карелия",
  "чёрное море",
];
const typed = [
  "алт",
  "байк",
  "kfljuf",
  "petrozav",
  "листвнка",
  "эльбрус",
  "онежское",
  "тересберка",
];

const at = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

const fiveFilters = (number: number) => ({
  tours_direction: at(directions, number),
  tours_activities: at(activities, Math.floor(number / directions.length)),
  price_to: String(9_000_000 - (number % 7) * 500_000),
  duration_from: String(2 + (number % 3)),
  age: String(12 + (number % 9)),
});

/** Nobody has been looked for by all of them: what an empty result is. */
const nothing = (number: number) => ({
  ...fiveFilters(number),
  price_to: "100",
  difficulty: "5",
  comfort: "1",
  seats: "last",
});

export const searchRequests: readonly SearchRequest[] = [
  {
    title: "five filters",
    goal: 30,
    path: (number) => address("/spa/tours-page", fiveFilters(number)),
  },
  {
    title: "five filters, with counts of all",
    goal: 60,
    path: (number) => address("/spa/tours", { ...fiveFilters(number), expand: "filters" }),
  },
  {
    title: "nine conditions that find nothing, with counts of all",
    goal: 60,
    path: (number) => address("/spa/tours", { ...nothing(number), expand: "filters" }),
  },
  {
    title: "what to give up of them",
    goal: 60,
    path: (number) => address("/spa/looser-tours", nothing(number)),
  },
  {
    title: "no filter, with counts of all",
    goal: 60,
    path: (number) => address("/spa/tours", { expand: "filters", page: String(1 + (number % 20)) }),
  },
  {
    title: "dates and price, cheapest first",
    goal: 30,
    path: (number) =>
      address("/spa/tours-page", {
        sort: "price",
        price_from: String(1_000_000 + (number % 9) * 100_000),
        dates_from: "2026-01-01",
        page: String(1 + (number % 10)),
      }),
  },
  {
    title: "words",
    goal: 30,
    path: (number) => address("/spa/tours-page", { q: at(words, number) }),
  },
  {
    title: "words, letter by letter",
    goal: 30,
    path: (number) => {
      const phrase = at(phrases, number);
      return address("/spa/tours-page", {
        q: phrase.slice(0, 3 + Math.floor(number / phrases.length)),
      });
    },
  },
  {
    title: "words, with counts of all",
    goal: 60,
    path: (number) => address("/spa/tours", { q: at(words, number), expand: "filters" }),
  },
  {
    title: "suggestions",
    goal: 10,
    path: (number) => address("/spa/suggestions", { q: at(typed, number) }),
  },
];
