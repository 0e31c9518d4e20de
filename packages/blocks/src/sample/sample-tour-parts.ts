import type { Departure, Tour } from "@tour/api";
import { samplePictures } from "./pictures.ts";

const show = (image: (typeof samplePictures)[keyof typeof samplePictures]) =>
  ({ kind: "image", image }) as const;

const program: Tour["program"] = [
  {
    id: "d1",
    title: "Горно-Алтайск, Чуйский тракт, Усть-Кокса",
    text: "Встречаемся в аэропорту в десять утра и едем через Семинский перевал. Обедаем в придорожном кафе, где пельмени лепят при вас, и к вечеру добираемся до базы на берегу Катуни. Ужин, знакомство, проверка снаряжения.",
    media: [show(samplePictures.river)],
    meals: "Обед, ужин",
    lodging: "База, домики на троих",
    distance_km: 410,
  },
  {
    id: "d2",
    title: "Подъём к Нижнему Мультинскому озеру",
    text: "Переезд на вахтовке до посёлка Маральник, дальше пешком по кедровой тайге. Рюкзаки везут лошади, у вас за спиной только вода и дождевик. Лагерь ставим на берегу, с видом на ледник.",
    media: [show(samplePictures.lake)],
    meals: "Завтрак, перекус, ужин",
    lodging: "Палатки у озера",
    distance_km: 11,
  },
  {
    id: "d3",
    title: "Шумы и Среднее озеро",
    text: "Полчаса вдоль каменной реки, где вода гудит под валунами. На Среднем озере купаются только смелые: двенадцать градусов в июле.",
    media: [show(samplePictures.taiga)],
    meals: "Завтрак, обед, ужин",
    lodging: "Палатки у озера",
    distance_km: 9,
  },
  {
    id: "d4",
    title: "День на перевале",
    text: "Выходим в шесть, чтобы застать Белуху до облаков. Тысяча метров набора налегке, обед на седловине, спуск к костру и бане.",
    media: [show(samplePictures.ridge)],
    meals: "Завтрак, перекус, ужин",
    lodging: "Палатки у озера",
    distance_km: 17,
  },
  {
    id: "d5",
    title: "Днёвка: рыбалка, баня, чтение",
    text: "Никто никуда не идёт. Повар показывает, как печь хлеб в углях, конюх катает верхом, озеро отдаёт хариуса.",
    media: [],
    meals: "Завтрак, обед, ужин",
    lodging: "Палатки у озера",
  },
  {
    id: "d6",
    title: "Спуск в долину",
    text: "Через альпийские луга возвращаемся к вахтовке и едем на базу. Горячий душ, ужин за длинным столом, прощальный костёр.",
    media: [show(samplePictures.tall)],
    meals: "Завтрак, перекус, ужин",
    lodging: "База, домики на троих",
    distance_km: 14,
  },
  {
    id: "d7",
    title: "Дорога домой",
    text: "К пятнадцати часам привозим в аэропорт. Билеты берите на вечер: тракт иногда чинят.",
    media: [],
    meals: "Завтрак",
    distance_km: 410,
  },
];

const questions: Tour["questions"] = [
  {
    id: "q1",
    question: "Нужен ли опыт походов?",
    answer:
      "Нет. Достаточно пройти пятнадцать километров по городу и не устать. Тяжёлое везут лошади.",
  },
  {
    id: "q2",
    question: "Можно ли с ребёнком?",
    answer: "Да, с двенадцати лет. Для детей есть маленькие рюкзаки и спальники.",
  },
  {
    id: "q3",
    question: "Есть ли связь на маршруте?",
    answer:
      "Последняя сеть остаётся в Усть-Коксе. У проводника спутниковый телефон, раз в день он передаёт близким, что всё хорошо.",
  },
];

/** What the sample's tour page shows beyond its card: the programme, questions and prices. */
export const sampleTourParts = {
  program,
  questions,
  included: [
    "Трансфер из Горно-Алтайска и обратно",
    "Проводник, повар и конюх",
    "Трёхразовое питание на маршруте",
    "Палатки, коврики, костровое снаряжение",
    "Лошади для рюкзаков",
    "Страховка с поисково-спасательными работами",
  ],
  not_included: [
    "Авиабилеты до Горно-Алтайска",
    "Спальник: 300 ₽ в день",
    "Верховая прогулка: 2 500 ₽ в час",
  ],
  price_notes: "Оплатить можно двумя частями: предоплата сразу, остаток ближе к выезду.",
  price_options: [
    { id: "base", title: "Двухместная палатка", note: "С попутчиком или вдвоём со своим" },
    { id: "single", title: "Палатка на одного", note: "Больше места и тишины" },
    { id: "light", title: "Налегке", note: "Ваши 12 кг везёт лошадь, спальник наш" },
  ],
  prepayment_percent: 20,
  rest_due_days: 14,
  hours_to_confirm: 24,
  cancellation_rules: [
    { days_before: 30, refund_percent: 100 },
    { days_before: 14, refund_percent: 50 },
    { days_before: 0, refund_percent: 0 },
  ],
} satisfies Partial<Tour>;

const surcharges = { base: 0, single: 600_000, light: 1_150_000 };

/** A departure with a price for each option, by its lowest one. */
export const withOptions = (departure: Departure): Departure => ({
  ...departure,
  prices: departure.prices.flatMap(({ price }) =>
    Object.entries(surcharges).map(([option_id, surcharge]) => ({
      option_id,
      price: { ...price, amount: price.amount + surcharge },
    })),
  ),
});
