import type { TourInput } from "@tour/api";
import { samplePictures } from "@tour/blocks/definitions";
import { createRandom, hashName } from "../pictures/random.ts";
import type { Random } from "../pictures/random.ts";
import { marketDirections } from "./directions.ts";
import type { MarketDirection } from "./directions.ts";
import { makeDepartures } from "./make-departures.ts";
import type { MarketDeparture } from "./make-departures.ts";
import { firstNames, lastNames } from "./names.ts";
import { makeCruise } from "./make-cruise.ts";
import { makeReviews } from "./make-reviews.ts";
import type { MarketReview } from "./make-reviews.ts";
import { marketTopics } from "./topics.ts";
import type { MarketTopic } from "./topic.ts";

export interface MarketTour {
  input: TourInput;
  departures: MarketDeparture[];
  reviews: MarketReview[];
}

const weighted = marketDirections.flatMap((one) => Array.from({ length: one.weight }, () => one));

/** The tour with this number among all that are made: always the same on the same day. */
export function makeTour(number: number, today: string): MarketTour {
  const random = createRandom(hashName(`tour ${number}`));
  const direction = random.pick(weighted);
  const key = random.pick(direction.topics);
  const topic = marketTopics[key];
  if (!topic) throw new Error(`There is no topic "${key}"`);
  const input = describe(random, direction, topic, key === "cruise");
  const departures = makeDepartures(random, { input, topic, today });
  return { input, departures, reviews: makeReviews(random, today) };
}

const whole = (random: Random, [low, high]: [number, number]) =>
  Math.floor(random.between(low, high + 1));

const some = <T>(random: Random, items: readonly T[], max: number): T[] => {
  const left = [...items];
  const count = Math.min(left.length, whole(random, [1, max]));
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(random.next() * left.length), 1)[0]!,
  );
};

function describe(
  random: Random,
  direction: MarketDirection,
  topic: MarketTopic,
  isCruise: boolean,
): TourInput {
  const days = whole(random, topic.days);
  const showplaces = some(random, direction.showplaces, 3);
  const waters = some(random, direction.waters, 2);
  const [from, to] = topic.group;
  const maxGroup = Math.max(from, Math.round(random.between(from + 2, to)));
  const phrase = random.pick(topic.phrases);
  const city = random.pick(direction.cities);
  const difficulty = whole(random, topic.difficulty);
  return {
    title: makeTitle(random, { direction, showplaces, waters, phrase, days }),
    subtitle: `${capitalise(phrase)}: ${showplaces.join(", ")}`,
    description: `${direction.name}, как он есть: ${showplaces.join(", ")} и ${waters[0]}. ${topic.adventure}. Начинаем в городе ${city}, группа до ${maxGroup} человек.`,
    product_type: days === 2 && random.chance(0.3) ? 2 : 1,
    sales_model: random.pick([1, 1, 2, 2, 3, 4, 5]),
    author_kind: random.chance(0.35) ? "author" : "organization",
    places: [
      { level: "country", name: direction.country },
      { level: "region", name: direction.region },
      { level: "city", name: city },
    ],
    region_code: direction.regionCode,
    directions: [direction.name],
    activities: [topic.activities[0]!, ...some(random, topic.activities.slice(1), 2)],
    collections: some(random, topic.collections, 2),
    showplaces,
    water_objects: waters,
    languages: random.chance(0.2) ? ["ru", random.pick(["en", "en", "de", "zh"])] : ["ru"],
    accommodation_types: some(random, topic.lodgings, 2),
    cruise: isCruise ? makeCruise(random, city, waters[0]!) : null,
    difficulty,
    comfort: whole(random, topic.comfort),
    min_age: random.pick(difficulty > 3 ? [14, 16, 18] : [0, 6, 8, 10, 12, 14]),
    group_size_from: Math.max(1, Math.round(from * random.between(0.5, 1))),
    group_size_to: maxGroup,
    days,
    nights: days - 1,
    currency: "RUB",
    prepayment_percent: random.pick([10, 15, 20, 30]),
    rest_due_days: 14,
    hours_to_confirm: 24,
    from_cities: [],
    route: null,
    tourist_form: { asks_document: false, questions: [] },
    is_instant_confirmation: random.chance(0.4),
    time_zone: direction.timeZone,
    ...describeContent(random, { direction, topic, days, city, showplaces }),
  };
}

interface TitleParts {
  direction: MarketDirection;
  showplaces: string[];
  waters: string[];
  phrase: string;
  days: number;
}

/** Only forms in which names stay as they are: a wrong case would be seen at once. */
function makeTitle(random: Random, { direction, showplaces, waters, phrase, days }: TitleParts) {
  const [sight = direction.name, second] = showplaces;
  const water = waters[0] ?? direction.name;
  return random.pick([
    `${sight} и ${water}: ${phrase}`,
    `${direction.name}: ${phrase}`,
    `${sight}: ${phrase}`,
    `${capitalise(phrase)}: ${sight}${second ? ` и ${second}` : ""}`,
    `${direction.name}, ${water} и ${sight} (${days} дн.)`,
  ]);
}

function describeContent(
  random: Random,
  {
    direction,
    topic,
    days,
    city,
    showplaces,
  }: Pick<TitleParts, "direction" | "days" | "showplaces"> & { topic: MarketTopic; city: string },
) {
  const show = (name: keyof typeof samplePictures) =>
    ({ kind: "image", image: samplePictures[name] }) as const;
  const lodging = topic.lodgings[0]!;
  const guide = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return {
    media: some(random, topic.pictures, 4).map(show),
    program: Array.from({ length: days }, (_, index) => ({
      id: `d${index + 1}`,
      title: titleDay(index, days, showplaces),
      text: index === 0 ? `Встреча в городе ${city}, знакомство и ужин.` : `${topic.adventure}.`,
      media: [],
      meals: index === days - 1 ? "Завтрак" : "Трёхразовое",
      distance_km: Math.round(random.between(5, 60)),
    })),
    livings: [
      {
        id: "l1",
        name: `${direction.name}: ночлег на маршруте`,
        accommodation_type: lodging,
        text: "Чисто, тепло и с видом.",
        media: [],
      },
    ],
    guides: [
      {
        id: "g1",
        name: guide,
        role: "Гид",
        photo: null,
        text: "Водит группы много лет.",
        languages: ["ru"],
      },
    ],
    included: ["Проживание", "Питание по программе", "Работа гида", "Трансферы на маршруте"],
    not_included: [`Дорога до города ${city}`, "Страховка"],
    price_notes: "",
    price_options: [
      { id: "base", title: "Участие", note: "" },
      ...(random.chance(0.3) ? [{ id: "single", title: "Одноместное размещение", note: "" }] : []),
    ],
    cancellation_rules: [
      { days_before: 30, refund_percent: 100 },
      { days_before: 14, refund_percent: 50 },
    ],
    meeting_place: {
      name: `${city}, вокзал`,
      address: city,
      latitude: direction.at[0],
      longitude: direction.at[1],
      time_zone: direction.timeZone,
    },
    questions: [
      { id: "q1", question: "Нужна ли подготовка?", answer: "Достаточно обычной формы." },
    ],
    recommendations: [{ title: "Что взять", items: ["Удобную обувь", "Дождевик", "Тёплый слой"] }],
  };
}

function titleDay(index: number, days: number, showplaces: string[]): string {
  if (index === 0) return "Встреча";
  if (index === days - 1) return "Дорога домой";
  return showplaces[(index - 1) % showplaces.length] ?? "В пути";
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
