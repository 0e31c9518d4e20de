import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { sites } from "../sites/site.table.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { holdSeats } from "../tours/hold-seats.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";

const now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let first: TestOrganizer;
let hidden: TestOrganizer;
let siteId = 0;
const ids: Record<string, number> = {};

async function make(title: string, over: Parameters<typeof testTour>[0], starts: object = {}) {
  const tour = await createTour(app.db, first.id, testTour({ title, ...over }));
  const dates = Object.entries(starts) as [string, number][];
  await addDepartures(
    app.db,
    tour.id,
    dates.map(([date, base]) => testDeparture(date, { prices: { base } })),
  );
  ids[title] = tour.id;
}

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  first = await createOrganizer(app, "Видно");
  hidden = await createOrganizer(app, "Не видно");
  for (const { id, owner } of [first, hidden]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
  await app.call("publishData", { query: { organizer_id: first.id, type: "site" } }, first.owner);
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, first.id));
  siteId = site!.id;
  const cruise = { type: "Речной", start_city: "Казань", direction: "Волга", ship: "Княжна" };
  await make(
    "Байкал зимой",
    {
      directions: ["Байкал"],
      activities: ["Лыжи", "Фото, видео"],
      collections: ["Зима"],
      languages: ["ru", "en"],
      places: [{ level: "city", name: "Листвянка" }],
      water_objects: ["Байкал"],
      difficulty: 4,
      comfort: 2,
      min_age: 16,
      group_size_to: 6,
      days: 9,
      accommodation_types: ["cabin"],
    },
    { "2027-03-20": 900_00, "2027-12-20": 700_00 },
  );
  await make(
    "Волга на теплоходе",
    {
      directions: ["Волга"],
      activities: ["Круиз"],
      cruise,
      author_kind: "author",
      description: "Кремль и музеи",
      group_size_to: 200,
      days: 4,
      nights: 3,
      accommodation_types: ["hotel"],
      languages: ["ru"],
    },
    { "2027-06-01": 300_00 },
  );
  await make("Когда-нибудь", { directions: ["Алтай"] });
  await createTour(app.db, hidden.id, testTour({ title: "Байкал не виден" }));
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<typeof app.call<"toursPage">>[1]["query"]>;
const find = async (query: Query) =>
  (await app.call("toursPage", { query })).data.map(({ title }) => title);
const [baikal, volga, some] = ["Байкал зимой", "Волга на теплоходе", "Когда-нибудь"];

test("without filters all published tours are found, those with dates first", async () => {
  const { data, pagination } = await app.call("tours", {});
  expect(data.map(({ title }) => title)).toEqual([baikal, volga, some]);
  expect(pagination).toEqual({ page: 1, pages: 1, items_count: 3, page_size: 20 });
  expect(data[0]!.price_from).toEqual({ amount: 700_00, currency: "RUB" });
});

test("each of the seventeen filters finds the expected tours", async () => {
  const cases: [Query, string[]][] = [
    [{ tours_direction: "Волга" }, [volga]],
    [{ tours_direction: ["Волга", "Байкал"] }, [baikal, volga]],
    [{ tours_activities: "Фото, видео" }, [baikal]],
    [{ cruises_types: "Речной" }, [volga]],
    [{ cruises_start_city: "Казань" }, [volga]],
    [{ cruises_direction: "Волга" }, [volga]],
    [{ cruises_ships: "Княжна" }, [volga]],
    [{ dates_from: "2027-03-20", dates_to: "2027-03-20" }, [baikal]],
    [{ dates_from: "2027-03-21", dates_to: "2027-06-01" }, [volga]],
    [{ dates_to: "2027-03-19" }, []],
    [{ price_from: 300_00, price_to: 699_99 }, [volga]],
    [{ price_from: 700_00 }, [baikal]],
    [{ duration_from: 5 }, [baikal]],
    [{ duration_to: 4 }, [volga, some]],
    [{ age: 12 }, [volga, some]],
    [{ accommodation: "cabin" }, [baikal]],
    [{ difficulty: 4 }, [baikal]],
    [{ difficulty: "4,5" }, [baikal]],
    [{ accommodation: "guest-house,train" }, []],
    [{ collections: "Зима" }, [baikal]],
    [{ languages: "en" }, [baikal]],
    [{ author_tours_operator: "author" }, [volga]],
    [{ author_tours_operator: "any" }, [baikal, volga, some]],
    [{ group_size_to: 6 }, [baikal]],
    [{ group_size_from: 100 }, [volga]],
    [{ comfort: [2] }, [baikal]],
    [{ tours_direction: "Волга", languages: "en" }, []],
  ];
  for (const [query, expected] of cases)
    expect([query, await find(query)]).toEqual([query, expected]);
});

test("wrong filters are refused with their names", async () => {
  const cases = { difficulty: 6, dates_from: "завтра", sort: "cheap", accommodation: "castle" };
  for (const [name, value] of Object.entries(cases)) {
    const response = await app.ask("tours", { query: { [name]: value } });
    const { validation } = (await response.json()) as { validation: object };
    expect([response.status, Object.keys(validation)[0]?.split(".")[0]]).toEqual([400, name]);
  }
});

test("tours are sorted by price in both directions, those without one last", async () => {
  expect(await find({ sort: "price" })).toEqual([volga, baikal, some]);
  expect(await find({ sort: "-price" })).toEqual([baikal, volga, some]);
  expect(await find({ sort: "price", limit: 1, page: 2 })).toEqual([baikal]);
  expect(await find({ page: 9 })).toEqual([]);
});

test("filters are counted when requested", async () => {
  const query = { tours_direction: "Волга", expand: "filters" as const };
  const { filters } = await app.call("tours", { query });
  const of = (kind: string) => filters!.find((one) => one.kind === kind)!;
  expect(of("tours_direction").options.map(({ value, count }) => [value, count])).toEqual([
    ["Алтай", 1],
    ["Байкал", 1],
    ["Волга", 1],
  ]);
  expect(of("accommodation").options).toEqual([{ value: "hotel", title: "Отель", count: 1 }]);
  expect(of("languages").options).toEqual([{ value: "ru", title: "Русский", count: 1 }]);
  expect(of("dates").options).toEqual([{ value: "2027-06", title: "Июнь 2027", count: 1 }]);
  expect(of("price").range).toEqual({ min: 300_00, max: 300_00 });
  expect(of("price").bars).toEqual([1]);
  expect(of("duration").options.map(({ count }) => count)).toEqual([1]);
  expect(filters).toHaveLength(17);
  expect((await app.call("tours", {})).filters).toBeUndefined();
  expect((await app.call("toursPage", { query })).filters).toEqual(filters);
  expect((await app.call("toursPage", {})).filters).toBeUndefined();
});

test("words find tours in any form and in all texts, matches in names first", async () => {
  expect(await find({ q: "по зиме на Байкале" })).toEqual([baikal]);
  expect(await find({ q: "музей" })).toEqual([volga]);
  expect(await find({ q: "тепл" })).toEqual([volga]);
  expect(await find({ q: "" })).toHaveLength(3);
  expect(await find({ q: "марсоход" })).toEqual([]);
});

test("a search without results is repeated with the probable spelling", async () => {
  const asked = async (q: string) => {
    const { data, corrected_q } = await app.call("toursPage", { query: { q } });
    return [data.map(({ title }) => title), corrected_q];
  };
  expect(await asked("Бойкал")).toEqual([[baikal], "байкал"]);
  expect(await asked(",fqrfk")).toEqual([[baikal], "байкал"]);
  expect(await asked("baikal")).toEqual([[baikal], "байкал"]);
  expect(await asked("Байкал")).toEqual([[baikal], null]);
});

// ASVS 1.2.4
test.each(["%%%", "_", "...", ",,,", "''", "—", "💥"])(
  "a query without letters and digits finds nothing: %s",
  async (q) => {
    for (const call of ["tours", "toursPage"] as const) {
      const { data, pagination, corrected_q } = await app.call(call, { query: { q } });
      expect([data, pagination.items_count, corrected_q]).toEqual([[], 0, null]);
    }
    expect((await app.call("suggestions", { query: { q } })).data).toEqual([]);
  },
);

test("a query of spaces alone finds all tours", async () => {
  expect(await find({ q: "   " })).toHaveLength(3);
});

test("a site finds its own tours only, by filters, words and suggestions", async () => {
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, hidden.id));
  const query = { site_id: site!.id };
  const own = await app.call("tours", { query: { ...query, q: "Байкал" } }, hidden.owner);
  expect(own.data.map(({ title }) => title)).toEqual(["Байкал не виден"]);
  const suggested = await app.call("suggestions", { query: { ...query, q: "Бай" } }, hidden.owner);
  expect(suggested.data.map(({ name }) => name)).toEqual(["Байкал не виден"]);
  expect((await app.ask("tours", { query })).status).toBe(404);
  expect(await find({ site_id: siteId, q: "Байкал" })).toEqual([baikal]);
});

test("all kinds are suggested, despite typos and in the other keyboard layout", async () => {
  const suggest = async (q: string, more: object = {}) =>
    (await app.call("suggestions", { query: { q, ...more } })).data.map((one) => [
      one.kind,
      one.name,
    ]);
  expect(await suggest("байк")).toEqual([
    ["water_objects", "Байкал"],
    ["tours", baikal],
  ]);
  expect(await suggest("листвнка")).toEqual([["cities", "Листвянка"]]);
  expect(await suggest("kbcndzyrf")).toEqual([["cities", "Листвянка"]]);
  expect(await suggest("listvyanka")).toEqual([["cities", "Листвянка"]]);
  expect(await suggest("княж")).toEqual([["ships", "Княжна"]]);
  expect(await suggest("лыж")).toEqual([["rest_kinds", "Лыжи"]]);
  expect(await suggest("зи", { kind: "collections" })).toEqual([["collections", "Зима"]]);
  expect(await suggest("щцвжщц")).toEqual([]);
});

test("a suggested tour tells the address of its page, other suggestions what they filter by", async () => {
  const { data } = await app.call("suggestions", { query: { q: "байк" } });
  const [lake, tour] = data;
  expect([lake!.url, lake!.filter]).toEqual([null, { kind: "q", value: "Байкал" }]);
  expect(tour!.filter).toBe(null);
  const [card] = (await app.call("tours", { query: { q: baikal } })).data;
  expect(tour!.url).toBe(`${card!.site.url}/${card!.slug}`);
});

test("a search sees each change that was made before it", async () => {
  const title = "Новый тур";
  await make(title, { directions: ["Чукотка"] }, { "2027-05-05": 100_00 });
  const id = ids[title]!;
  const chukotka = (more: Query = {}) => find({ tours_direction: "Чукотка", ...more });
  expect(await chukotka({ dates_from: "2027-05-01" })).toEqual([title]);
  const departure = (await app.call("toursPage", { query: { tours_direction: "Чукотка" } }))
    .data[0]!.departures[0]!;
  await holdSeats(app.db, departure.id, departure.capacity);
  expect(await chukotka({ dates_from: "2027-05-01" })).toEqual([]);
  expect(await chukotka()).toEqual([title]);
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, id));
  expect(await chukotka()).toEqual([]);
  await app.db.update(tours).set({ isListed: true }).where(eq(tours.id, id));
  expect(await chukotka()).toEqual([title]);
  await app.db.delete(tours).where(eq(tours.id, id));
  expect(await chukotka()).toEqual([]);
});

test("a change that is rolled back is not seen", async () => {
  const failing = app.db.transaction(async (tx) => {
    await createTour(tx, first.id, testTour({ title: "Передумали", directions: ["Нигде"] }));
    throw new Error("changed their mind");
  });
  await expect(failing).rejects.toThrow("changed their mind");
  expect(await find({ tours_direction: "Нигде" })).toEqual([]);
});

test("the first publication of a site brings its tours to the marketplace", async () => {
  expect(await find({ q: "Байкал" })).toEqual([baikal]);
  const query = { organizer_id: hidden.id, type: "site" as const };
  await app.call("publishData", { query }, hidden.owner);
  expect(await find({ q: "Байкал" })).toEqual([baikal, "Байкал не виден"]);
});
