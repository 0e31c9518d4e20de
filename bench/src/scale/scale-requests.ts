import { searchRequests } from "../search/search-requests.ts";
import { nextAddress, nextGuest } from "../booking/prepare-market.ts";
import type { Offered } from "../booking/prepare-market.ts";
import type { SentRequest } from "./load.ts";

/** What visitors and organisers do, all of one kind. */
export interface Kind {
  title: string;
  requests: readonly SentRequest[];
  /** At most so many at once; else as many as there are clients. */
  maxClients?: number;
}

/** So many different ones, then they come again. */
const different = 600;
/** Searches as `pnpm bench search` makes them. */
const searches = [
  "five filters",
  "five filters, with counts of all",
  "no filter, with counts of all",
  "dates and price, cheapest first",
  "words",
  "words, letter by letter",
  "suggestions",
];
/** With a letter too many, too few or another. */
const mistaken = [
  "вулкны",
  "байкалье",
  "перевл",
  "озёрв",
  "карелея",
  "камчатк",
  "экскурсыя",
  "маре",
];

/** p95 in ms with 8 clients, by the number of tours. */
const goals: Record<number, Record<string, number>> = {
  100_000: {
    "five filters": 30,
    "five filters, with counts of all": 60,
    words: 30,
    suggestions: 10,
  },
  1_000_000: {
    "five filters": 50,
    "five filters, with counts of all": 100,
    words: 50,
    suggestions: 20,
  },
};

/** Goals are for the arrangement that is advised for so many tours. */
export const goalFor = (title: string, tours: number): number | undefined => goals[tours]?.[title];

const visitor = { "user-role": "visitor" };
const get = (path: string, headers: Record<string, string> = visitor): SentRequest => ({
  ...{ method: "GET", path, headers },
});
const each = (path: (number: number) => SentRequest) =>
  Array.from({ length: different }, (_, number) => path(number));

/** The floor: an answer for which nothing is asked, looked up or made. */
export const floorKind: Kind = {
  title: "/health/live, the floor",
  requests: [get("/health/live")],
};

export function searchKinds(): Kind[] {
  return [
    ...searchRequests
      .filter(({ title }) => searches.includes(title))
      .map(({ title, path }) => ({ title, requests: each((number) => get(path(number))) })),
    {
      title: "words with a mistake",
      requests: each((number) => {
        const q = mistaken[number % mistaken.length]!;
        const page = String(1 + (Math.floor(number / mistaken.length) % 5));
        return get(`/spa/tours-page?${new URLSearchParams({ q, page })}`);
      }),
    },
    { title: "an area of the map", requests: each((number) => get(mapPath(number))) },
  ];
}

/** Two degrees by two, or ten by ten, somewhere among the directions of the seed. */
function mapPath(number: number): string {
  const size = number % 2 === 0 ? 2 : 10;
  const west = 30 + ((number * 7) % 100);
  const south = 42 + ((number * 3) % 24);
  const box = [west, south, west + size, Math.min(80, south + size)].join(",");
  return `/spa/tours-map?${new URLSearchParams({ box })}`;
}

/** What a site asks for its main page, and what its tours' block shows, of many sites in turn. */
export function siteKinds(hosts: readonly string[]): Kind[] {
  const of = (path: string) => hosts.map((host) => get(path, { ...visitor, "site-host": host }));
  return [
    { title: "main page of a site: what is in it", requests: of("/spa/custom-page?type=main") },
    { title: "main page of a site: its tours", requests: of("/spa/tours-crm?page=1") },
  ];
}

/** What a guest agrees to. */
export interface Consent {
  kind: string;
  version: number;
}

interface Bookings {
  offered: readonly Offered[];
  consents: readonly Consent[];
  /** How many guests there are. */
  length: number;
}

/** Each by another guest from an address of their own, at one of these dates. */
export function bookingKind({ offered, consents, length }: Bookings): Kind {
  const requests = Array.from({ length }, (_, number): SentRequest => {
    const { body } = nextGuest(offered[number % offered.length]!);
    const headers = {
      ...visitor,
      "content-type": "application/json",
      "x-forwarded-for": nextAddress(),
    };
    return {
      method: "POST",
      path: "/spa/create-request",
      headers,
      body: JSON.stringify({ ...body, consents }),
    };
  });
  return { title: "bookings", requests };
}

/** Whoever publishes waits for whoever publishes the same site: one at a time. */
export function publicationKind({
  organizerId,
  cookie,
}: {
  organizerId: number;
  cookie: string;
}): Kind {
  const path = `/crm/api/constructor/publish-data?organizer_id=${organizerId}&type=main`;
  const headers = { cookie, "user-role": "organizer", origin: "http://localhost:3001" };
  return {
    title: "publications of a page, one at a time",
    requests: [{ method: "POST", path, headers }],
    maxClients: 1,
  };
}
