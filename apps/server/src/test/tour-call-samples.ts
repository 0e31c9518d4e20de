import type { tourCalls, tourEditingCalls, tourScheduleCalls } from "@tour/api/contract";
import { testTour } from "../modules/tour/test-tour.ts";
import type { Input } from "./ask.ts";

type TourCallName =
  | keyof typeof tourCalls
  | keyof typeof tourEditingCalls
  | keyof typeof tourScheduleCalls;

const own = (organizer_id: number, more: object = {}) => ({ organizer_id, ...more });
const departure = {
  start_date: "2027-05-01",
  end_date: "2027-05-03",
  capacity: 8,
  status: "open",
  prices: [{ option_id: "base", amount: 100 }],
};

/** The samples of the calls about tours; see `call-samples.ts`. */
export const tourCallSamples: Record<TourCallName, (organizerId: number) => Input> = {
  validateSlug: () => ({ query: { slug: "altai-1", site_id: 1 } }),
  tour: () => ({
    query: { slug: "altai-1", expand_program: 1, expand_reviews: 0, with_alt: 1, site_id: 1 },
  }),
  getToursByIds: () => ({ query: { ids: "1001,1002" } }),
  tourQuestion: () => ({ query: { question_id: "q1", tour_id: 1001, site_id: 1 } }),
  tourReviews: () => ({ query: { id: 1001, page: 1, limit: 5, site_id: 1 } }),
  tourProgram: () => ({ query: { program_id: "d1", tour_id: 1001, site_id: 1 } }),
  toursSchedule: () => ({ query: { page: 1, site_id: 1 } }),
  siteMockTours: () => ({ query: { site_id: 1 } }),
  siteMockTour: () => ({ query: { site_id: 1 } }),
  createTour: (id) => ({ query: own(id), body: testTour() }),
  updateTour: (id) => ({ query: own(id, { id: 1001 }), body: { title: "Новое имя" } }),
  viewTour: (id) => ({ query: own(id, { id: 1001 }) }),
  listTours: (id) => ({ query: own(id, { page: 1, status: "all" }) }),
  archiveTour: (id) => ({ query: own(id, { id: 1001 }), body: { is_archived: false } }),
  createDeparture: (id) => ({ query: own(id), body: { tour_id: 1001, ...departure } }),
  updateDeparture: (id) => ({ query: own(id, { id: 1 }), body: departure }),
  viewDeparture: (id) => ({ query: own(id, { id: 1 }) }),
  listDepartures: (id) => ({ query: own(id, { tour_id: 1001, page: 1, period: "all" }) }),
  archiveDeparture: (id) => ({ query: own(id, { id: 1 }) }),
};
