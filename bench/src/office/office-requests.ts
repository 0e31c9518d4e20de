import { addDays } from "@tour/dates";

/** A list or a search of the office, each time a little differently. */
export interface OfficeRequest {
  title: string;
  path: (number: number) => string;
}

interface Office {
  organizerId: number;
  /** A tour that has dates and requests. */
  tourId: number;
  today: string;
}

const statuses = [1, 2, 3, 4, 5, 6, 7, 8];
const names = [
  "анна",
  "шевченко",
  "тимур",
  "живаго",
  "дарья русских",
  "ольга",
  "guest-77",
  "малых",
];
/** p95 from the server, in ms. */
export const officeGoal = 100;

/** What people of an office look through all day. */
export function officeRequests({ organizerId, tourId, today }: Office): readonly OfficeRequest[] {
  const ask = (path: string, query: Record<string, string | number> = {}) => {
    const all = { organizer_id: organizerId, ...query };
    return `${path}?${new URLSearchParams(Object.entries(all).map(([key, value]) => [key, String(value)]))}`;
  };
  const requests = (query: Record<string, string | number> = {}) =>
    ask("/crm/api/request/list", query);
  const month = (number: number) => {
    const from = addDays(today, (number % 24) * 30 - 360);
    return { from, to: addDays(from, 41), period: "all" };
  };
  return [
    {
      title: "requests, what is late first",
      path: (number) => requests({ page: 1 + (number % 20) }),
    },
    {
      title: "requests of a status, newest first",
      path: (number) => requests({ status: statuses[number % statuses.length]!, order: "newest" }),
    },
    {
      title: "open requests by start",
      path: (number) => requests({ status: "1,2,3", order: "start", page: 1 + (number % 9) }),
    },
    {
      title: "requests of a tour that are late",
      path: (number) => requests({ tour_id: tourId, is_late: 1, page: 1 + (number % 2) }),
    },
    { title: "requests with a rest overdue", path: () => requests({ money: "overdue" }) },
    { title: "requests that are prepaid", path: () => requests({ money: "prepaid" }) },
    {
      title: "requests without an answer for a day",
      path: () => requests({ unanswered_for: 24 }),
    },
    {
      title: "search by a name",
      path: (number) => requests({ q: names[number % names.length]! }),
    },
    {
      title: "search by a whole phone",
      path: (number) => requests({ q: `8 900 1${String(number * 37).padStart(6, "0")}` }),
    },
    {
      title: "search by the end of a phone",
      path: (number) => requests({ q: String(1000 + number * 7).padStart(4, "0") }),
    },
    {
      title: "a guest who phones",
      path: (number) =>
        ask("/crm/api/request/find-guest", {
          phone: `+79001${String(number * 41).padStart(6, "0")}`,
        }),
    },
    {
      title: "dates, soonest first",
      path: (number) => ask("/crm/api/departure/list", { page: 1 + (number % 20) }),
    },
    {
      title: "dates of a month's calendar",
      path: (number) => ask("/crm/api/departure/list", month(number)),
    },
    { title: "tours", path: (number) => ask("/crm/api/tour/list", { page: 1 + (number % 3) }) },
    { title: "inbox", path: () => ask("/crm/api/help-request/list") },
    { title: "home", path: () => ask("/crm/api/figures/home") },
    {
      title: "money of a month",
      path: (number) => {
        const from = addDays(today, -30 - (number % 300));
        return ask("/crm/api/figures/money", { from, to: addDays(from, 29) });
      },
    },
    {
      title: "activity",
      path: (number) => ask("/crm/api/organizer/activity", { page: 1 + (number % 2) }),
    },
  ];
}
