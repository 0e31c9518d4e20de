import { describe, expect, it } from "vitest";
import { noSearch } from "./market-search.ts";
import { readWords } from "./read-words.ts";

/** Some 200 km to each side. */
const nearMoscow = "34.422,53.95,40.818,57.55";
const nearPetersburg = "26.717,58.14,33.903,61.74";
const today = "2026-11-30";
const read = (q: string, on = today) => {
  const found = readWords({ ...noSearch, q }, on);
  return Object.fromEntries(
    Object.entries(found).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(noSearch[name as keyof typeof noSearch]),
    ),
  );
};

describe("words that mean filters", () => {
  it.each([
    [
      "Алтай в июле на неделю до 60 тысяч",
      { q: "Алтай", month: "2027-07", days: "4-7", price: "60000" },
    ],
    ["с детьми 8 лет, недалеко от Москвы", { age: "8", box: nearMoscow }],
    ["на выходные рядом с Москвой", { days: "1-3", box: nearMoscow }],
    ["тур на байдарках выходные", { q: "на байдарках", days: "1-3" }],
    ["алтай в июле с детьми", { q: "алтай", month: "2027-07", age: "8" }],
    ["семейный отдых в Карелии", { q: "в Карелии", age: "8" }],
    ["двое взрослых и ребёнок 8 лет", { age: "8" }],
    ["Алтай без палаток", { q: "Алтай", stay: ["cabin", "guest-house", "hotel"] }],
    ["премиум на Камчатку", { q: "на Камчатку", comfort: ["5"] }],
    ["с комфортом для пенсионеров", { comfort: ["4", "5"], difficulty: ["1", "2"] }],
    ["самый дешёвый тур", { sort: "price" }],
    ["недорогой тур в горы", { q: "в горы", sort: "price" }],
    ["завтра", { from: "2026-12-01", to: "2026-12-01" }],
    ["через неделю", { from: "2026-12-07", to: "2026-12-13" }],
    ["фототур осенью", { q: "фототур", from: "2027-09-01", to: "2027-11-30" }],
    ["осень", { from: "2027-09-01", to: "2027-11-30" }],
    ["зимой", { from: "2026-12-01", to: "2027-02-28" }],
    ["конец июля", { month: "2027-07" }],
    ["Карелия из Москвы", { q: "Карелия" }],
    ["байдарки под Питером в июле", { q: "байдарки", month: "2027-07", box: nearPetersburg }],
    ["сплав, новичок", { q: "сплав", difficulty: ["1", "2"] }],
    ["куда поехать на майские", { from: "2027-04-28", to: "2027-05-10" }],
    ["Карелия на новый год", { q: "Карелия", from: "2026-12-28", to: "2027-01-08" }],
    ["тур на 3 дня", { days: "1-3" }],
    ["Камчатка с 5 по 12 августа", { q: "Камчатка", from: "2027-08-05", to: "2027-08-12" }],
    ["июнь-июль", { from: "2027-06-01", to: "2027-07-31" }],
    ["в конце мая", { month: "2027-05" }],
    ["декабрь 2027", { month: "2027-12" }],
    ["алтай до 60 000 ₽", { q: "алтай", price: "60000" }],
    ["от 50 до 90 тысяч рублей", { price_from: "50000", price: "90000" }],
    ["горы летом недорого", { q: "горы", from: "2027-06-01", to: "2027-08-31", sort: "price" }],
    ["последние места", { seats: "last", sort: "soonest" }],
    ["с ребенком 7 и 10 лет", { age: "7" }],
    ["на майские с детьми", { age: "8", from: "2027-04-28", to: "2027-05-10" }],
    ["хочу поехать в Карелию в августе", { q: "в Карелию", month: "2027-08" }],
  ])("reads «%s»", (q, means) => {
    expect(read(q)).toEqual(means);
  });

  it.each([
    "Камчатка",
    "Три вулкана за восемь дней",
    "до 12 человек",
    "горы без рюкзака",
    "Марий Эл",
    "майор",
    "край 100 тысяч озёр",
    "Золотая осень",
    "завтрак в горах",
    "из Москвы",
    "из Москвы-реки в Волгу",
    "вдоль Москвы-реки",
    "недалеко от Москвы-реки",
    "рядом с Ростовом Великим",
    "под парусом",
  ])("leaves «%s» as it is", (q) => {
    expect(read(q)).toEqual({ q });
  });

  it("takes a month that is not over for this year's", () => {
    expect(read("ноябрь")).toEqual({ month: "2026-11" });
    expect(read("октябрь")).toEqual({ month: "2027-10" });
  });

  it("goes on with a season that has begun", () => {
    expect(read("зимой", "2027-01-15")).toEqual({ from: "2027-01-15", to: "2027-02-28" });
  });

  it("asks for everything where only asking words were written", () => {
    expect(read("куда поехать")).toEqual({});
  });
});
