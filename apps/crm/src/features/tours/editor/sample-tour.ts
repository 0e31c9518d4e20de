import type { EditedTour, TourInput } from "@tour/api";

const day = (number: number) => ({
  id: `d${number}`,
  title: `Переход ${number}`,
  text: "",
  media: [],
});
const fields = {
  ...{ title: "Алтай в мае", subtitle: "", description: "", product_type: 1, sales_model: 2 },
  ...{ author_kind: "organization", places: [], region_code: "russia", directions: [] },
  ...{ activities: [], collections: [], showplaces: [], water_objects: [], languages: ["ru"] },
  ...{ accommodation_types: [], cruise: null, difficulty: 2, comfort: 3, min_age: 10 },
  ...{ group_size_from: 4, group_size_to: 10, days: 3, nights: 2, currency: "RUB" },
  ...{ prepayment_percent: 20, rest_due_days: 14, is_instant_confirmation: false },
  ...{ hours_to_confirm: 24, from_cities: [], time_zone: "Asia/Barnaul", media: [] },
  ...{ tourist_form: { asks_document: false, questions: [] } },
  ...{ program: [day(1), day(2), day(3)], route: null, livings: [], guides: [], included: [] },
  ...{ not_included: [], price_notes: "", cancellation_rules: [], meeting_place: null },
  ...{ questions: [], recommendations: [] },
  price_options: [{ id: "adult", title: "Взрослый", note: "" }],
} as TourInput;
/** For tests: a tour of three days that guests do not see yet. */
export const sampleTour = {
  ...{ id: 1042, organizer_id: 7, slug: "altay-v-mae-1042", is_archived: true },
  ...{ rating: null, reviews_count: 0, created_at: "2026-11-01T10:00:00.000Z", version: 7 },
  fields,
} as EditedTour;
