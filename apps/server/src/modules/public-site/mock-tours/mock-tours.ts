import type { Departure, FullTour, TourCard } from "@tour/api";
import { samplePictures } from "@tour/blocks/definitions";
import { addDays } from "@tour/dates";
import { mockTourTexts as texts } from "./mock-tour.texts.ts";

const days = texts.days.length;
const price = { amount: 4_900_000, currency: "RUB" } as const;
/** How many days from today they leave. */
const starts = [21, 42, 70];

/** Mock tours have numbers below zero: no real tour has. */
export function makeMockTours(today: string): TourCard[] {
  return texts.tours.map((mock, index) => {
    const id = -1 - index;
    return {
      id,
      slug: `mock-tour-${index + 1}`,
      title: mock.title,
      subtitle: mock.subtitle,
      image: samplePictures[mock.picture],
      places: [{ level: "region", name: texts.region }],
      activities: [mock.activity],
      days,
      nights: days - 1,
      difficulty: index + 1,
      group_size_from: 4,
      group_size_to: 10,
      min_age: 12,
      price_from: price,
      departures: starts.map((after, place) => makeDeparture(id, place, today, after + index * 2)),
      rating: 5,
      reviews_count: 1,
    };
  });
}

/** The first of them as its own page would show it. */
export function makeMockTour(today: string): FullTour {
  const [card] = makeMockTours(today);
  if (!card) throw new Error("There is no mock tour");
  return {
    ...card,
    description: texts.description,
    product_type: 1,
    media: [samplePictures.lake, samplePictures.ridge, samplePictures.taiga].map((image) => ({
      kind: "image" as const,
      image,
    })),
    program: texts.days.map((day, index) => ({ id: `d${index + 1}`, ...day, media: [] })),
    livings: [{ id: "l1", ...texts.living, accommodation_type: "guest-house", media: [] }],
    guides: [{ id: "g1", ...texts.guide, photo: samplePictures.guide, languages: ["ru"] }],
    included: [...texts.included],
    not_included: [...texts.notIncluded],
    price_notes: "",
    price_options: [{ id: "base", title: texts.option, note: "" }],
    prepayment_percent: 20,
    rest_due_days: 14,
    is_instant_confirmation: false,
    hours_to_confirm: 24,
    cancellation_rules: [{ days_before: 30, refund_percent: 100 }],
    meeting_place: {
      ...texts.meeting,
      latitude: 55.7558,
      longitude: 37.6173,
      time_zone: "Europe/Moscow",
    },
    languages: ["ru"],
    sales_model: 2,
    author_kind: "organization",
    region_code: "russia",
    directions: [texts.region],
    collections: [],
    showplaces: [],
    water_objects: [],
    accommodation_types: ["guest-house"],
    cruise: null,
    comfort: 3,
    currency: price.currency,
    questions: [{ id: "q1", ...texts.question }],
    recommendations: [
      { title: texts.recommendation.title, items: [...texts.recommendation.items] },
    ],
    reviews: [{ id: -1, ...texts.review, rating: 5, date: today, photos: [] }],
  };
}

function makeDeparture(tourId: number, place: number, today: string, after: number): Departure {
  const start = addDays(today, after);
  return {
    id: tourId * 10 - place,
    tour_id: tourId,
    start_date: start,
    end_date: addDays(start, days - 1),
    capacity: 10,
    seats_left: 10 - place * 3,
    status: "open",
    prices: [{ option_id: "base", price }],
  };
}
