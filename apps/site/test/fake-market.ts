import { readMapBox } from "@tour/api";
import type {
  FoundTour,
  LooserSearch,
  MapBox,
  MarketplaceInfo,
  PublishedSite,
  SiteMetadata,
  TourCard,
  TourFilter,
} from "@tour/api";
import { makeSamplePage } from "@tour/blocks";

/** Of a marketplace that has not said who it is by law. */
export const fakeMarketInfo: MarketplaceInfo = {
  legal: null,
  documents: [],
  can_book: false,
  texts: { title: "Поезжайте с теми, кто здесь живёт", lead: "", contacts: "", footer: "" },
};

interface FakeOrganizer {
  metadata: Partial<SiteMetadata>;
  tours: TourCard[];
}

type Send = (status: number, body: unknown) => void;

/** The marketplace's calls, from the sites that a test has: paged, and searched by titles. */
export function answerMarket(sites: Map<string, FakeOrganizer>, url: URL, send: Send): void {
  const published = [...sites].filter(([name]) => !name.startsWith("localhost"));
  const all = published.map(([name, site], index) => toPublished(name, site, index + 1));
  if (url.pathname === "/spa/published-sites") {
    const name = (url.searchParams.get("name") ?? "").toLowerCase();
    const named = all.filter(({ organizer }) => organizer.name.toLowerCase().includes(name));
    return send(200, page(named, url));
  }
  if (url.pathname === "/spa/market-organizers") {
    return send(
      200,
      page(
        all.map(({ slug }) => ({ slug })),
        url,
      ),
    );
  }
  if (url.pathname === "/spa/market-organizer") {
    const asked = all.find(({ organizer }) => organizer.id === Number(url.searchParams.get("id")));
    if (!asked) return send(404, { message: "Нет" });
    const { tours: _, ...shown } = asked;
    return send(200, { data: { ...shown, verified_at: "2027-02-03T10:00:00.000Z" } });
  }
  const words = (url.searchParams.get("q") ?? "").toLowerCase();
  const tours = all.flatMap(({ slug, site, tours, organizer }): FoundTour[] =>
    tours.map((tour) => ({
      ...tour,
      pictures: (tour as FoundTour).pictures ?? (tour.image ? [tour.image] : []),
      site: { id: site.id, name: organizer.name, url: site.url },
      organizer: { slug, logo: organizer.logo },
    })),
  );
  if (url.pathname.startsWith("/spa/market-tours") || url.pathname === "/spa/compared-tours") {
    const ids = url.searchParams.getAll("ids").flatMap((value) => value.split(","));
    const asked = ids.flatMap((id) => tours.find((tour) => tour.id === Number(id)) ?? []);
    return send(200, { data: asked.map((tour) => ({ ...fakeComparison, ...tour })) });
  }
  const box = readMapBox(url.searchParams.get("box") ?? "");
  const found = tours
    .filter(({ title }) => title.toLowerCase().includes(words))
    .filter((tour) => !box || isInside(placeOf(tour), box));
  if (url.pathname === "/spa/looser-tours") return send(200, { data: toLooser(tours, url) });
  if (url.pathname === "/spa/tours-map") return send(200, toMap(found, box));
  return send(200, { ...page(found, url), corrected_q: null, filters: filters(found.length) });
}

/** What each condition takes away: all tours have the fake direction, none has the words that found nothing. */
function toLooser(tours: readonly FoundTour[], { searchParams }: URL): LooserSearch[] {
  const words = (searchParams.get("q") ?? "").toLowerCase();
  const named = tours.filter(({ title }) => title.toLowerCase().includes(words)).length;
  const others = [...searchParams].filter(([name]) => name !== "q" && name !== "site_id");
  const lists = others.map(([part, value]) => ({
    part: part as LooserSearch["part"],
    value,
    without: named,
    alone: tours.length,
  }));
  return [
    ...lists,
    ...(words ? [{ part: "q" as const, value: null, without: tours.length, alone: named }] : []),
  ];
}

/** Where a test says that a tour begins. */
export interface FakePlace {
  latitude: number;
  longitude: number;
}

const placeOf = (tour: object) => (tour as { place?: FakePlace }).place;

const isInside = (place: FakePlace | undefined, { west, south, east, north }: MapBox) =>
  place !== undefined &&
  place.longitude >= west &&
  place.longitude <= east &&
  place.latitude >= south &&
  place.latitude <= north;

/** Tours that are near each other on the map are a group. */
function toMap(found: readonly FoundTour[], box: MapBox | null) {
  const placed = found.flatMap((tour) => {
    const place = placeOf(tour);
    return place ? [{ tour, place }] : [];
  });
  const around = (some: typeof placed): MapBox => ({
    west: Math.min(...some.map(({ place }) => place.longitude)),
    east: Math.max(...some.map(({ place }) => place.longitude)),
    south: Math.min(...some.map(({ place }) => place.latitude)),
    north: Math.max(...some.map(({ place }) => place.latitude)),
  });
  const all = placed.length > 0 ? around(placed) : null;
  const shown = box ?? all;
  const groups = new Map<string, typeof placed>();
  for (const one of placed) {
    const { west, south, east, north } = shown!;
    const column = Math.floor(((one.place.longitude - west) / (east - west)) * 7);
    const row = Math.floor(((one.place.latitude - south) / (north - south)) * 5);
    // As the API host does, but for what lies just beyond a line.
    const key = box ? `${column} ${row}` : String(column);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return {
    data: [...groups.values()].map((group) => ({
      ...group[0]!.place,
      count: group.length,
      box: around(group),
      tour: group.length === 1 ? group[0]!.tour : null,
    })),
    box: shown,
    tours_count: found.length,
    placed_count: placed.length,
  };
}

const fakeComparison = {
  ...{ comfort: 3, languages: ["ru"], accommodation_types: ["tent"], lodgings: [] },
  ...{ included: ["Трансфер"], not_included: [], prepayment_percent: 20 },
  is_instant_confirmation: true,
};

function toPublished(name: string, { metadata, tours }: FakeOrganizer, id: number): PublishedSite {
  const { site, organizer } = makeSamplePage("main");
  if (!organizer) throw new Error("The sample page has an organiser");
  return {
    slug: `site-${id}`,
    site: { ...site, url: `http://${name}`, domain: name, ...metadata, id },
    organizer: { ...organizer, id, name: metadata.name ?? "" },
    tours,
    tours_count: tours.length,
  };
}

function page(items: readonly unknown[], { searchParams }: URL) {
  const number = Number(searchParams.get("page") ?? 1);
  const size = Number(searchParams.get("limit") ?? 20);
  return {
    data: items.slice((number - 1) * size, number * size),
    pagination: {
      page: number,
      pages: Math.max(1, Math.ceil(items.length / size)),
      items_count: items.length,
      page_size: size,
    },
  };
}

const filters = (count: number): TourFilter[] => [
  {
    kind: "tours_direction",
    options: [{ value: "Алтай", title: "Алтай", count }],
    range: null,
    bars: [],
  },
  {
    kind: "difficulty",
    options: [
      { value: "2", title: "Легко", count: 2 },
      { value: "3", title: "Умеренно", count: 1 },
    ],
    range: null,
    bars: [],
  },
  {
    kind: "duration",
    options: [
      { value: "3", title: "3", count: 1 },
      { value: "4", title: "4", count: 1 },
      { value: "7", title: "7", count: 1 },
    ],
    range: { min: 3, max: 7 },
    bars: [],
  },
  {
    kind: "price",
    options: [],
    range: { min: 4_950_000, max: 9_900_000 },
    bars: [2, 0, 1],
  },
];
