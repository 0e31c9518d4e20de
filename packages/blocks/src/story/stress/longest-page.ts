import { tourInputSchema } from "@tour/api";
import type { Departure, OrganizerPublic, Review, Tour, TourCard } from "@tour/api";
import { addDays } from "@tour/dates";
import type { PageData } from "../../page-data/page-data.ts";
import { fillSchema } from "./fill-schema.ts";
import { longWord, makeLongText } from "./stress-words.ts";

const manyTours = 40;
const manyReviews = 40;
/** Of the first tours: one every other week for a year. */
const manyDepartures = 26;

/** Prices of six and seven digits, in minor units. */
const price = (place: number) => ({
  amount: place % 2 === 0 ? 123_456_700 : 98_765_400,
  currency: "RUB" as const,
});

function repeatDepartures(tour: TourCard, optionIds: string[], count: number): Departure[] {
  const [first] = tour.departures;
  if (!first) return [];
  return Array.from({ length: count }, (_, place) => ({
    ...first,
    id: tour.id * 1000 + place,
    tour_id: tour.id,
    start_date: addDays(first.start_date, place * 14),
    end_date: addDays(first.start_date, place * 14 + tour.days),
    capacity: 1000,
    seats_left: place % 5 === 4 ? 0 : 123 * (place % 4) + 2,
    prices: optionIds.map((option_id) => ({ option_id, price: price(place) })),
  }));
}

const longCard = (tour: TourCard, place: number): TourCard => ({
  ...tour,
  id: place + 1,
  slug: `tour-${place + 1}`,
  title: makeLongText(160, place),
  subtitle: makeLongText(300, place),
  places: [{ level: "region", name: makeLongText(100) }],
  activities: Array.from({ length: 6 }, (_, at) => makeLongText(100, at)),
  days: 365,
  nights: 364,
  min_age: 18,
  group_size_from: 100,
  group_size_to: 1000,
  price_from: price(place),
  reviews_count: 123_456,
  departures: repeatDepartures({ ...tour, id: place + 1 }, ["o1"], place < 3 ? manyDepartures : 2),
});

function longTour(tour: Tour): Tour {
  const filled = fillSchema(tourInputSchema, tour, "longest") as Tour;
  const long: Tour = { ...tour, ...filled, ...longCard(tour, 0) };
  // What names a part of the tour has to differ, and the schema knows only its form.
  const withIds = <Part>(parts: Part[]) => parts.map((part, at) => ({ ...part, id: `p${at}` }));
  const options = withIds(long.price_options.slice(0, 6));
  return {
    ...long,
    media: tour.media,
    program: withIds(long.program).map((each) => ({ ...each, media: tour.media.slice(0, 3) })),
    livings: withIds(long.livings.slice(0, 12)).map((each) => ({ ...each, media: tour.media })),
    guides: withIds(long.guides),
    questions: withIds(long.questions),
    price_options: options,
    departures: repeatDepartures(
      { ...long, departures: tour.departures },
      options.map(({ id }) => id),
      manyDepartures,
    ),
    cancellation_rules: long.cancellation_rules.map((rule, at) => ({ ...rule, days_before: at })),
    reviews: repeatReviews(tour.reviews),
  };
}

const repeatReviews = (reviews: readonly Review[]): Review[] =>
  Array.from({ length: manyReviews }, (_, place) => ({
    ...(reviews[place % reviews.length] as Review),
    id: place + 1,
    author: makeLongText(80, place),
    city: makeLongText(60),
    text: makeLongText(place % 3 === 0 ? 1200 : 200, place),
    tour_title: makeLongText(160),
  }));

const longOrganizer = (organizer: OrganizerPublic): OrganizerPublic => ({
  ...organizer,
  name: makeLongText(120),
  about: makeLongText(3000),
  phones: ["+7 (388) 221-23-45", "+375 (29) 123-45-67", "+7 (700) 123-45-67", "+7 800 700-70-70"],
  email: `${"prevysokomnogo".repeat(4)}@gory.example`,
  address: makeLongText(240),
  messengers: (["telegram", "whatsapp", "vk", "max", "youtube", "rutube"] as const).map((kind) => ({
    kind,
    url: `https://gory.example/${kind}`,
  })),
  legal: {
    name: `ООО «${longWord}»`,
    inn: "041100000012",
    ogrn: "109041100000012",
    registry_number: makeLongText(40),
  },
  reviews_count: 123_456,
});

/** The page with as much on it as its schemas let through. */
export function makeLongestPage(page: PageData): PageData {
  const { tours } = page;
  return {
    ...page,
    tours: Array.from({ length: manyTours }, (_, place) =>
      longCard(tours[place % tours.length] as TourCard, place),
    ),
    tour: page.tour && longTour(page.tour),
    reviews: repeatReviews(page.reviews ?? []),
    site: { ...page.site, name: makeLongText(40) },
    organizer: page.organizer && longOrganizer(page.organizer),
  };
}
