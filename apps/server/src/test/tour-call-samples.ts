import type {
  departureCalls,
  programmeCalls,
  searchCalls,
  tourCalls,
  tourEditingCalls,
  tourImportCalls,
  tourScheduleCalls,
} from "@tour/api/contract";
import { testTour } from "../modules/tours/test-tour.ts";
import type { Input } from "./ask.ts";

type TourCallName =
  | keyof typeof departureCalls
  | keyof typeof programmeCalls
  | keyof typeof searchCalls
  | keyof typeof tourCalls
  | keyof typeof tourEditingCalls
  | keyof typeof tourImportCalls
  | keyof typeof tourScheduleCalls;

const own = (organizer_id: number, more: object = {}) => ({ organizer_id, ...more });
const search = {
  q: "алтай",
  ...{ tours_direction: "Алтай", tours_activities: "Сплав", cruises_types: "Речной" },
  ...{ cruises_start_city: "Казань", cruises_direction: "Волга", cruises_ships: "Волга" },
  ...{ dates_from: "2027-05-01", dates_to: "2027-06-01", price_from: 1, price_to: 900_000_00 },
  ...{ duration_from: 1, duration_to: 30, age: 30, accommodation: "tent", difficulty: 2 },
  ...{ collections: "Зима", languages: "ru", author_tours_operator: "any" },
  ...{ group_size_from: 1, group_size_to: 20, comfort: 3 },
  ...{ organizer_id: 1, seats: "last", box: "80,50,90,55" },
  ...{ sort: "price", page: 1, limit: 20, site_id: 1 },
};
const days = { from: "2027-01-01", to: "2027-12-31" };
/** On the days of `createEverything`: those of a date that seats are taken of do not change. */
const departure = {
  start_date: "2099-05-01",
  end_date: "2099-05-03",
  start_time: "09:30",
  capacity: 8,
  status: "open",
  prices: [{ option_id: "base", amount: 100 }],
};

const room = { id: "r1", name: "Палатка 1", kind: "tent", beds: 2, tourist_ids: [1] };

/** The samples of the calls about tours; see `call-samples.ts`. */
export const tourCallSamples: Record<TourCallName, (organizerId: number) => Input> = {
  tours: () => ({ query: { ...search, expand: "filters" } }),
  toursPage: () => ({ query: { q: "алтай", page: 1, site_id: 1 } }),
  looserTours: () => ({ query: { q: "алтай", age: 7, seats: "last", site_id: 1 } }),
  toursMap: () => ({ query: { q: "алтай", box: "80,50,90,55", site_id: 1 } }),
  suggestions: () => ({ query: { q: "алтай", kind: "regions", limit: 5, site_id: 1 } }),
  validateSlug: () => ({ query: { slug: "altai-1", site_id: 1 } }),
  tour: () => ({
    query: { slug: "altai-1", expand_program: 1, expand_reviews: 0, with_alt: 1, site_id: 1 },
  }),
  getToursByIds: () => ({ query: { ids: "1001,1002" } }),
  tourQuestion: () => ({ query: { question_id: "q1", tour_id: 1001, site_id: 1 } }),
  tourReviews: () => ({ query: { id: 1001, page: 1, limit: 5, site_id: 1 } }),
  tourProgram: () => ({ query: { program_id: "d1", tour_id: 1001, site_id: 1 } }),
  tourCities: () => ({ query: { tour_id: 1001, site_id: 1 } }),
  toursSchedule: () => ({ query: { page: 1, site_id: 1 } }),
  siteMockTours: () => ({ query: { site_id: 1 } }),
  siteMockTour: () => ({ query: { site_id: 1 } }),
  createTour: (id) => ({ query: own(id), body: testTour() }),
  updateTour: (id) => ({ query: own(id, { id: 1001 }), body: { title: "Новое имя", version: 1 } }),
  viewTour: (id) => ({ query: own(id, { id: 1001 }) }),
  listTours: (id) => ({ query: own(id, { page: 1, status: "all" }) }),
  archiveTour: (id) => ({ query: own(id, { id: 1001 }), body: { is_archived: false } }),
  removeTour: (id) => ({ query: own(id, { id: 1001 }) }),
  copyTour: (id) => ({ query: own(id, { id: 1001 }) }),
  readRoute: (id) => ({
    query: own(id),
    body: {
      file: new File(
        [
          '<gpx><trk><trkseg><trkpt lat="50" lon="86"/><trkpt lat="50.1" lon="86"/></trkseg></trk></gpx>',
        ],
        "track.gpx",
      ),
    },
  }),
  readProgramme: (id) => ({
    query: own(id),
    body: { file: new File(["Тур «Алтай»\nДень 1. Прилёт\n"], "tour.txt") },
  }),
  viewProgramme: (id) => ({ query: own(id, { id: 1 }) }),
  listProgrammes: (id) => ({ query: own(id, { tour_id: 1001, page: 1 }) }),
  updateProgramme: (id) => ({
    query: own(id, { id: 1 }),
    body: {
      findings: [
        { id: "f0", field: "title", day: null, value: "Алтай", passages: [0], is_taken: true },
      ],
      rest: [0],
      tour_id: 1001,
    },
  }),
  removeProgramme: (id) => ({ query: own(id, { id: 1 }) }),
  uploadTourImport: (id) => ({
    query: own(id),
    body: {
      file: new File(["Название;Дней\nАлтай;3\n"], "tours.csv"),
      columns: '["title","days"]',
      time_zone: "Asia/Barnaul",
    },
  }),
  viewTourImport: (id) => ({ query: own(id, { id: 1 }) }),
  listTourImports: (id) => ({ query: own(id, { page: 1 }) }),
  listTourImportItems: (id) => ({ query: own(id, { id: 1, kind: "new", page: 1 }) }),
  applyTourImport: (id) => ({ query: own(id, { id: 1 }) }),
  undoTourImport: (id) => ({ query: own(id, { id: 1 }) }),
  exportTours: (id) => ({ query: own(id, { format: "csv" }) }),
  createDeparture: (id) => ({ query: own(id), body: { tour_id: 1001, ...departure } }),
  updateDeparture: (id) => ({ query: own(id, { id: 1 }), body: departure }),
  createDepartures: (id) => ({
    query: own(id),
    body: {
      tour_id: 1001,
      departures: [{ ...departure, start_date: "2027-06-05", end_date: "2027-06-07" }],
    },
  }),
  updateDepartures: (id) => ({ query: own(id), body: { departures: [{ id: 1, ...departure }] } }),
  viewDeparture: (id) => ({ query: own(id, { id: 1 }) }),
  listDepartures: (id) => ({ query: own(id, { tour_id: 1001, page: 1, period: "all", ...days }) }),
  archiveDeparture: (id) => ({ query: own(id, { id: 1 }) }),
  departureGuests: (id) => ({ query: own(id, { id: 1 }) }),
  departureRooming: (id) => ({ query: own(id, { id: 1 }) }),
  saveRooming: (id) => ({ query: own(id, { id: 1 }), body: { version: 0, rooms: [room] } }),
  makeGuestList: (id) => ({
    query: own(id, { id: 1 }),
    body: { kind: "insurance", format: "csv", with_documents: true },
  }),
  moveDeparture: (id) => ({
    query: own(id, { id: 1 }),
    body: { start_date: "2099-06-01", end_date: "2099-06-03" },
  }),
  keepDates: () => ({ body: { uuid: "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11" } }),
};
