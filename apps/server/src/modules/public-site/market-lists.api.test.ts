import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { changeDepartureStatus } from "../tours/change-departure-status.ts";
import { createTour } from "../tours/create-tour.ts";
import { listTours } from "../tours/list-tours.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { countSchedule } from "./tours-schedule.ts";
import { tours } from "../tours/tour.table.ts";

// The marketplace's lists come from memory, a site's own from the database: both must say the same.

const now = new Date("2027-03-01T12:30:00Z");
let app: TestApp;
const organizerIds: number[] = [];

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  for (const name of ["Один", "Два"]) {
    const { id, owner } = await createOrganizer(app, name);
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
    await app.call("publishData", { query: { organizer_id: id, type: "site" } }, owner);
    organizerIds.push(id);
  }
  const hidden = await createOrganizer(app, "Ещё не открыт");
  await make(hidden.id, ["2027-03-05"]);
  // Noon in London is midnight in Kamchatka: the first of March has passed there.
  const dates = [["2027-03-01", "2027-06-01"], ["2027-03-02"], [], ["2027-04-01"], ["2027-04-01"]];
  for (const [index, days] of dates.entries()) await make(organizerIds[index % 2]!, days);
});
afterAll(() => app.close());

async function make(organizerId: number, days: string[]) {
  const { id } = await createTour(app.db, organizerId, testTour());
  return {
    id,
    departures: await addDepartures(
      app.db,
      id,
      days.map((day) => testDeparture(day)),
    ),
  };
}

const byHand = () => listTours(app.db, { organizerIds, now });
const fromMemory = async () => (await app.call("toursCrm", {})).data;

test("the marketplace lists the tours of published sites, those leaving soonest first", async () => {
  const listed = await fromMemory();
  expect(listed).toHaveLength(5);
  expect(listed).toEqual(await byHand());
});

test("a departure that is canceled, one without seats and an archived tour count at once", async () => {
  const { id, departures } = await make(organizerIds[0]!, ["2027-03-03", "2027-03-04"]);
  expect((await fromMemory())[1]).toMatchObject({ id });
  await changeDepartureStatus(app.db, departures[1]!, "closed");
  expect(await fromMemory()).toEqual(await byHand());
  await changeDepartureStatus(app.db, departures[0]!, "canceled");
  expect(await fromMemory()).toEqual(await byHand());
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, id));
  const listed = await fromMemory();
  expect(listed.some((tour) => tour.id === id)).toBe(false);
  expect(listed).toEqual(await byHand());
});

test("the schedule counts the coming departures of all published sites", async () => {
  const { data, pagination } = await app.call("toursSchedule", {});
  expect(pagination.items_count).toBe(await countSchedule(app.db, { organizerIds, now }));
  expect(data).toHaveLength(pagination.items_count);
});

const listSites = async (
  query: { page?: number; limit?: number; tours_limit?: number; name?: string } = {},
) => app.call("publishedSites", { query });

test("published sites come page by page, and no site twice or not at all", async () => {
  const { pagination } = await listSites();
  expect(pagination).toEqual({ page: 1, pages: 1, items_count: 2, page_size: 20 });
  const first = await listSites({ limit: 1 });
  const second = await listSites({ limit: 1, page: 2 });
  expect([first, second].map(({ data }) => data.map(({ organizer }) => organizer.id))).toEqual(
    organizerIds.map((id) => [id]),
  );
  expect(second.pagination).toEqual({ page: 2, pages: 2, items_count: 2, page_size: 1 });
  expect((await listSites({ page: 3 })).data).toEqual([]);
});

test("published sites are found by a part of their organisers' names, however it is written", async () => {
  await app.db
    .update(organizers)
    .set({ name: "Зелёный 100% маршрут" })
    .where(eq(organizers.id, organizerIds[0]!));
  const find = async (name: string) => {
    const { data, pagination } = await listSites({ name });
    expect(pagination.items_count).toBe(data.length);
    return data.map(({ organizer }) => organizer.id);
  };
  for (const name of ["зеленый", "ЗЕЛЁНЫЙ 100%", "маршрут"])
    expect(await find(name)).toEqual([organizerIds[0]]);
  expect(await find("зел%маршрут")).toEqual([]);
  expect(await find("нет такого")).toEqual([]);
});

test("each site lists its tours that depart soonest, and says how many there are", async () => {
  const { data } = await listSites({ tours_limit: 2 });
  for (const { organizer, tours: nearest, tours_count } of data) {
    const all = await listTours(app.db, { organizerIds: [organizer.id], now });
    expect(tours_count).toBe(all.length);
    expect(all.length).toBeGreaterThan(1);
    expect(nearest).toEqual(all.slice(0, 2));
  }
  const bare = await listSites({ tours_limit: 0 });
  expect(bare.data.map(({ tours: none }) => none)).toEqual([[], []]);
  expect(bare.data.map(({ tours_count }) => tours_count)).toEqual(
    data.map(({ tours_count }) => tours_count),
  );
});

test("a found tour says on whose site it is", async () => {
  const { data: found } = await app.call("toursPage", {});
  const { data: listed } = await listSites({ tours_limit: 20 });
  expect(found.length).toBeGreaterThan(3);
  for (const { id, site } of found) {
    const home = listed.find(({ tours: own }) => own.some((tour) => tour.id === id));
    expect(site).toEqual({
      id: home?.site.id,
      name: home?.organizer.name,
      url: home?.site.url,
    });
  }
});
