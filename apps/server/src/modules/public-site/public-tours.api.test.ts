import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { sites } from "../sites/site.table.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { changeDepartureStatus } from "../tours/change-departure-status.ts";
import { createTour } from "../tours/create-tour.ts";
import { holdSeats } from "../tours/hold-seats.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";
import { updateTour } from "../tours/update-tour.ts";

/** Noon in London is midnight in Kamchatka: there it is the second of March already. */
let now = new Date("2027-03-01T12:30:00Z");
let app: TestApp;
const hosts: string[] = [];
const organizerIds: number[] = [];

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  for (const name of ["Один", "Два"]) {
    const { id, owner } = await createOrganizer(app, name);
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
    await app.call("publishData", { query: { organizer_id: id, type: "site" } }, owner);
    const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, id));
    hosts.push(`${site!.name}.localhost:3000`);
    organizerIds.push(id);
  }
});
afterAll(() => app.close());

const at = (index: number) => ({ headers: { "site-host": hosts[index]! } });
const list = async (index = 0) => (await app.call("toursCrm", {}, at(index))).data;
const revision = async (index = 0) => (await app.call("customMetadata", {}, at(index))).revision;
const make = (title: string, index = 0) =>
  createTour(app.db, organizerIds[index]!, testTour({ title }));

test("departures that are past or canceled do not appear, and seats are what is left", async () => {
  const tour = await make("Даты");
  const [, open, canceled, closed] = await addDepartures(app.db, tour.id, [
    testDeparture("2027-03-01"),
    testDeparture("2027-03-02", { prices: { base: 500_00, single: 700_00 } }),
    testDeparture("2027-04-01"),
    testDeparture("2027-05-01", { prices: { base: 100_00 } }),
  ]);
  await changeDepartureStatus(app.db, canceled!, "canceled");
  await changeDepartureStatus(app.db, closed!, "closed");
  await holdSeats(app.db, open!, 3);
  const [card] = (await list()).filter(({ id }) => id === tour.id);
  expect(card!.departures).toMatchObject([
    { id: open, start_date: "2027-03-02", seats_left: 5, capacity: 8, status: "open" },
    { id: closed, seats_left: 0, status: "closed" },
  ]);
  expect(card!.price_from).toEqual({ amount: 500_00, currency: "RUB" });
  const found = await app.call("tourCrm", { query: { slug: tour.slug } }, at(0));
  expect(found).toMatchObject({ data: { departures: card!.departures } });
});

test("tours that depart soonest come first, those without dates last", async () => {
  const before = (await list(1)).length;
  expect(before).toBe(0);
  const [late, none, soon] = [
    await make("Поздно", 1),
    await make("Никогда", 1),
    await make("Скоро", 1),
  ];
  await addDepartures(app.db, late!.id, [testDeparture("2027-08-01")]);
  await addDepartures(app.db, soon!.id, [testDeparture("2027-02-01"), testDeparture("2027-04-01")]);
  expect((await list(1)).map(({ id }) => id)).toEqual([soon!.id, late!.id, none!.id]);
  const { pagination } = await app.call("toursCrm", {}, at(1));
  expect(pagination).toEqual({ page: 1, pages: 1, items_count: 3, page_size: 50 });
  const beyond = await app.call("toursCrm", { query: { page: 2 } }, at(1));
  expect(beyond.data).toEqual([]);
});

test("a site shows its own organiser's tours only, the marketplace those of all", async () => {
  const foreign = await make("Чужой", 1);
  expect((await list(0)).some(({ id }) => id === foreign.id)).toBe(false);
  const query = { slug: foreign.slug };
  expect((await app.ask("tourCrm", { query }, at(0))).status).toBe(404);
  expect(await app.call("tourCrm", { query })).toMatchObject({ data: { id: foreign.id } });
  const ids = new Set((await app.call("toursCrm", {})).data.map(({ id }) => id));
  expect(ids.has(foreign.id)).toBe(true);
  const { data } = await app.call("publishedSites", {});
  expect(data.map(({ tours: own }) => own.some(({ id }) => id === foreign.id))).toEqual([
    false,
    true,
  ]);
});

test("an old slug returns a redirect in the body, an unlisted tour nothing", async () => {
  const tour = await make("Прежде");
  const moved = await updateTour(app.db, tour.id, testTour({ title: "Теперь" }));
  const query = { slug: tour.slug };
  expect(await app.call("tourCrm", { query }, at(0))).toEqual({ redirect: { slug: moved!.slug } });
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, tour.id));
  expect((await app.ask("tourCrm", { query }, at(0))).status).toBe(404);
  expect((await list()).some(({ id }) => id === tour.id)).toBe(false);
});

test("the revision changes with tours and seats of this site, and not with another's", async () => {
  const [first, other] = [await revision(0), await revision(1)];
  expect(await revision(0)).toBe(first);
  const tour = await make("Ревизия");
  const second = await revision(0);
  const [id] = await addDepartures(app.db, tour.id, [testDeparture("2027-09-01")]);
  const third = await revision(0);
  await holdSeats(app.db, id!, 1);
  expect(new Set([first, second, third, await revision(0)]).size).toBe(4);
  expect(await revision(1)).toBe(other);
});

test("the revision changes at midnight in the tours' time zone, when departures leave the page", async () => {
  const before = await revision(0);
  const market = (await app.call("customMetadata", {})).revision;
  now = new Date("2027-03-02T11:59:00Z");
  expect(await revision(0)).toBe(before);
  now = new Date("2027-03-02T12:01:00Z");
  expect(await revision(0)).not.toBe(before);
  expect((await app.call("customMetadata", {})).revision).not.toBe(market);
});

test("with tours in three time zones each zone's midnight changes the revision", async () => {
  for (const time_zone of ["Asia/Kamchatka", "Europe/Moscow", "Europe/Kaliningrad"]) {
    await createTour(app.db, organizerIds[1]!, testTour({ time_zone }));
  }
  const seen = new Set<string>();
  // Before Kamchatka's midnight; after it, after Moscow's and after Kaliningrad's.
  for (const time of ["11:00", "13:00", "21:30", "22:30"]) {
    now = new Date(`2027-04-01T${time}:00Z`);
    seen.add(`${await revision(1)} ${(await app.call("customMetadata", {})).revision}`);
    expect(await revision(1)).toBe(await revision(1));
  }
  const [sites, market] = [0, 1].map((at) => new Set([...seen].map((one) => one.split(" ")[at])));
  expect([sites!.size, market!.size]).toEqual([4, 4]);
});
