import type { Departure, Image, Money, PageType, Tour, TourCard } from "@tour/api";
import { addDays } from "@tour/dates";
import { presetTypes } from "@tour/theme";
import type { PresetType } from "@tour/theme";
import type { PageData } from "../page-data/page-data.ts";
import { samplePictures } from "./pictures.ts";
import { sampleAccommodations } from "./sample-accommodations.ts";
import { samplePeople } from "./sample-people.ts";
import { sampleReviews } from "./sample-reviews.ts";
import { sampleRoute } from "./sample-route.ts";
import { sampleTourParts, withOptions } from "./sample-tour-parts.ts";

const today = "2027-03-01";

/** A departure of the tour; each tour leaves a few days after the one before it. */
function departure(tour: TourBasics, number: number, start: string, left: number): Departure {
  const first = addDays(start, (tour.id - 1) * 3);
  return {
    id: tour.id * 10 + number,
    tour_id: tour.id,
    start_date: first,
    end_date: addDays(first, tour.days - 1),
    capacity: 8,
    seats_left: left,
    status: left > 0 && left < 4 ? "guaranteed" : "open",
    ...(number === 1 && { guests: { from: 5, ages: [25, 44], alone: "some" } }),
    prices: [
      { option_id: "base", price: { ...tour.price, amount: tour.price.amount + number * 150_000 } },
    ],
  };
}

interface TourBasics {
  id: number;
  days: number;
  price: Money;
}

function card(id: number, title: string, image: Image, rest: Partial<TourCard>): TourCard {
  const price = rest.price_from ?? { amount: 4_950_000, currency: "RUB" };
  const basics = { id, days: rest.days ?? 7, price };
  return {
    id,
    slug: `tour-${id}`,
    title,
    subtitle: "",
    image,
    places: [{ level: "region", name: "Республика Алтай" }],
    activities: ["Треккинг"],
    days: 7,
    nights: 6,
    difficulty: 3,
    group_size_from: 4,
    group_size_to: 8,
    min_age: 12,
    price_from: price,
    departures: [
      departure(basics, 0, "2027-05-09", id % 3 === 1 ? 3 : 6),
      departure(basics, 1, "2027-06-12", 8),
      departure(basics, 2, "2027-06-25", 0),
      departure(basics, 3, "2027-08-14", 5),
    ],
    rating: 4.9,
    reviews_count: 48,
    ...rest,
  };
}

const tours: TourCard[] = [
  card(1, "Мультинские озёра пешком", samplePictures.lake, {
    subtitle: "Три озера, два перевала и кедровая тайга за одну неделю",
  }),
  card(2, "Белуха: к подножию главной вершины", samplePictures.ridge, {
    subtitle: "Конный переход по долине Аккема",
    days: 10,
    nights: 9,
    difficulty: 4,
    activities: ["Конный поход", "Треккинг"],
    price_from: { amount: 7_890_000, currency: "RUB" },
  }),
  card(3, "Чуйский тракт на машинах", samplePictures.river, {
    subtitle: "Каменные грибы, Марс и Чуйская степь без спешки",
    difficulty: 1,
    min_age: 6,
    activities: ["Автотур"],
  }),
  card(4, "Сплав по Катуни", samplePictures.taiga, {
    subtitle: "Пороги третьей категории и ночёвки на песчаных косах",
    difficulty: 3,
    activities: ["Рафтинг"],
    days: 5,
    nights: 4,
    price_from: { amount: 3_450_000, currency: "RUB" },
  }),
  card(5, "Осень на Телецком озере", samplePictures.sea, {
    subtitle: "Водопады, катер и золотые лиственницы",
    difficulty: 2,
  }),
  card(6, "Зимний Алтай: собаки и лыжи", samplePictures.aurora, {
    subtitle: "Хаски-туры, баня и тёплая база в Чемале",
    difficulty: 2,
    activities: ["Собачьи упряжки"],
  }),
];

const first = tours[0] as TourCard;

const tour: Tour = {
  ...first,
  description:
    "Идём от Маральника к трём Мультинским озёрам, ночуем в кедраче и поднимаемся на перевал, с которого видно Белуху. Рюкзаки везут лошади.",
  product_type: 1,
  media: [
    samplePictures.lake,
    samplePictures.ridge,
    samplePictures.taiga,
    samplePictures.river,
    samplePictures.tall,
  ].map((image) => ({ kind: "image", image })),
  ...sampleTourParts,
  route: sampleRoute,
  departures: first.departures.map(withOptions),
  livings: sampleAccommodations,
  guides: samplePeople.map((person, index) => ({ id: `g${index + 1}`, ...person })),
  is_instant_confirmation: false,
  meeting_place: {
    name: "Аэропорт Горно-Алтайска",
    address: "Горно-Алтайск, Чуйский тракт, 1",
    latitude: 51.9667,
    longitude: 85.8333,
    time_zone: "Asia/Barnaul",
  },
  languages: ["ru"],
  recommendations: [],
  reviews: sampleReviews,
};

const theme = presetTypes[0] as PresetType;

/** A believable page of data for stories and tests; dates are fixed. */
export function makeSamplePage(type: PageType): PageData {
  return {
    type,
    today,
    tours,
    tour: type === "tour" ? tour : null,
    reviews: sampleReviews,
    site: {
      id: 1,
      name: "Тропа",
      domain: "tropa.localhost:3000",
      url: "http://tropa.localhost:3000",
      title: "Тропа: туры по Алтаю",
      description: "Небольшие группы и свои проводники",
      favicon: null,
      share_image: null,
      preset_type: theme.type,
      preset: theme.preset,
      logo: null,
      organizer_id: 1,
      is_indexable: true,
      is_need_to_display_agreement: true,
      is_need_to_display_privacy: true,
    },
    organizer: {
      id: 1,
      name: "Тропа",
      kind: "organization",
      about: "Водим по Горному Алтаю с 2009 года.",
      logo: null,
      phones: ["+73882212345"],
      email: "hello@tropa.example",
      address: "Горно-Алтайск, улица Чорос-Гуркина, 25",
      messengers: [
        { kind: "telegram", url: "https://t.me/tropa" },
        { kind: "whatsapp", url: "https://wa.me/73882212345" },
        { kind: "vk", url: "https://vk.com/tropa" },
        { kind: "youtube", url: "https://youtube.com/@tropa" },
      ],
      legal: {
        name: "ООО «Тропа»",
        inn: "0411000007",
        ogrn: "1090411000007",
        registry_number: "РТО 012345",
      },
      rating: 4.9,
      reviews_count: 312,
      since: 2009,
    },
  };
}
