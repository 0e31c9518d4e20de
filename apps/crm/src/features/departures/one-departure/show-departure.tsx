import { Outlet, createRoute } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import type { DepartureGuests, EditedDeparture, EditedTour } from "@tour/api";
import { vi } from "vitest";
import { makeOrganizerRoute, mountRoutes } from "../../../shell/mount.tsx";
import { DeparturePage } from "./departure-page.tsx";
import { departureTabSchema } from "./departure-tabs.ts";

export interface AskedCall {
  /** The path's end, for example `move`. */
  name: string;
  body: Record<string, unknown>;
}

type Answer = [status: number, body: object];

const roubles = (sum: number) => ({ amount: sum * 100, currency: "RUB" as const });

export const departure = {
  ...{ id: 5, tour_id: 1, start_date: "2030-07-01", end_date: "2030-07-05", start_time: "09:30" },
  ...{ status: "open", capacity: 8, held: 3, sold: 2, seats_left: 5, smallest_group: 1 },
  ...{
    sale_starts_at: null,
    closes_when_full: false,
    is_closed_full: false,
    time_zone: "Asia/Barnaul",
  },
  ...{ decision_date: "2030-06-17", prices: [{ option_id: "adult", price: roubles(48_000) }] },
} as unknown as EditedDeparture;

const tour = {
  id: 1,
  organizer_id: 1,
  fields: {
    title: "Пешком к Белухе",
    days: 5,
    time_zone: "Asia/Barnaul",
    currency: "RUB",
    price_options: [{ id: "adult", title: "Взрослый", note: "" }],
  },
} as unknown as EditedTour;

const tourist = (id: number, full_name: string, over: object = {}) => ({
  ...{ id, position: 1, title: "Взрослый", kind: "person" as const, full_name, age: 37 },
  ...{ is_complete: true, phone: "", food_restriction: "", answers: [], ...over },
});

export const guests: DepartureGuests = {
  tour: { id: 1, title: tour.fields.title },
  time_zone: "Asia/Barnaul",
  meeting_place: {
    name: "Автовокзал",
    address: "Горно-Алтайск",
    latitude: 51.9,
    longitude: 85.9,
    time_zone: "Asia/Barnaul",
  },
  parties: [
    {
      request_id: 41,
      status: 3,
      choose_until: null,
      contact: { name: "Анна Орлова", phone: "+79161234567", email: "anna@example.com" },
      comment: "Едем с собакой",
      seats: 2,
      arrival: {
        ...{ transport: "S7 2603", date: "2030-06-30", time: "23:40", comment: "" },
        updated_at: "2030-06-01T00:00:00Z",
      },
      money: {
        ...{ total: roubles(96_000), paid: roubles(20_000), rest: roubles(76_000) },
        rest_due_date: "2030-06-17",
      },
      tourists: [
        tourist(7, "Анна Орлова", {
          phone: "+79161234567",
          food_restriction: "Без глютена",
          answers: [{ title: "Размер обуви", answer: "38" }],
        }),
        tourist(8, "", { position: 2, age: null, is_complete: false }),
      ],
    },
    {
      request_id: 42,
      status: 1,
      choose_until: null,
      contact: { name: "Тимур Ким", phone: "+79161234568", email: "timur@example.com" },
      comment: "",
      seats: 1,
      arrival: null,
      money: {
        ...{ total: roubles(48_000), paid: roubles(0), rest: roubles(48_000) },
        rest_due_date: "2030-06-17",
      },
      tourists: [tourist(9, "Тимур Ким", { age: 12 })],
    },
  ],
};

/** Shows a departure over a server that answers so, and tells of what it was sent. */
export function showDeparture(
  tab: string,
  answer: (call: AskedCall) => Answer | undefined = () => undefined,
) {
  const sent: AskedCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const isPost = request.method === "POST";
    const call = {
      name: path.split("/").at(-1) ?? "",
      body: isPost ? ((await request.json()) as Record<string, unknown>) : {},
    };
    if (isPost) sent.push(call);
    const [status, body] = answer(call) ?? [200, { data: answerOf(path) }];
    return Response.json(body, { status });
  });
  const makeRoutes = (root: AnyRoute) => {
    const organizerRoute = makeOrganizerRoute(root);
    const areaRoute = createRoute({
      getParentRoute: () => organizerRoute,
      id: "tours-area",
      component: Outlet,
    });
    const departureRoute = createRoute({
      getParentRoute: () => areaRoute,
      path: "/departures/$departureId",
      params: {
        parse: ({ departureId }) => ({ departureId: Number(departureId) }),
        stringify: ({ departureId }) => ({ departureId: `${departureId}` }),
      },
      validateSearch: departureTabSchema,
      component: DeparturePage,
    });
    return [organizerRoute.addChildren([areaRoute.addChildren([departureRoute])])];
  };
  return { sent, ...mountRoutes(makeRoutes, `/1/departures/5?tab=${tab}`) };
}

function answerOf(path: string): object {
  if (path.endsWith("/departure/guests")) return guests;
  if (path.endsWith("/departure/rooming")) return { version: 3, rooms: [] };
  if (path.endsWith("/tour/view")) return tour;
  return departure;
}
