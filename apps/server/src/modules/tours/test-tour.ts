import type { TourInput } from "@tour/api";
import type { NewDeparture } from "./add-departures.ts";

/** A tour for tests, with what a test says of it. */
export function testTour(over: Partial<TourInput> = {}): TourInput {
  return {
    title: "Алтай в мае",
    subtitle: "",
    description: "",
    product_type: 1,
    sales_model: 2,
    author_kind: "organization",
    places: [{ level: "region", name: "Республика Алтай" }],
    region_code: "russia",
    directions: ["Алтай"],
    activities: ["Треккинг", "Фото, видео и «дневник»"],
    collections: [],
    showplaces: [],
    water_objects: [],
    languages: ["ru"],
    accommodation_types: ["tent"],
    cruise: null,
    difficulty: 2,
    comfort: 3,
    min_age: 10,
    group_size_from: 4,
    group_size_to: 10,
    days: 3,
    nights: 2,
    currency: "RUB",
    prepayment_percent: 20,
    rest_due_days: 14,
    is_instant_confirmation: true,
    hours_to_confirm: 24,
    from_cities: [],
    tourist_form: { asks_document: false, questions: [] },
    time_zone: "Asia/Kamchatka",
    media: [
      { kind: "image", image: { url: "/media/x/{size}", alt: "", focal_x: 0.5, focal_y: 0.5 } },
    ],
    program: [],
    route: null,
    livings: [],
    guides: [],
    included: [],
    not_included: [],
    price_notes: "",
    price_options: [{ id: "base", title: "Участие", note: "" }],
    cancellation_rules: [],
    meeting_place: null,
    questions: [],
    recommendations: [],
    ...over,
  };
}

export function testDeparture(startDate: string, over: Partial<NewDeparture> = {}): NewDeparture {
  return { startDate, endDate: startDate, capacity: 8, prices: { base: 4_800_000 }, ...over };
}
