import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { showDocuments } from "../../test/show-documents.ts";
import { departures } from "./departure.table.ts";
import { testTour } from "./test-tour.ts";

const now = new Date("2027-03-01T12:00:00Z");
const dates = (start_date: string, over: object = {}) => ({
  start_date,
  end_date: start_date,
  capacity: 8,
  prices: [{ option_id: "base", amount: 500_00 }],
  ...over,
});

let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свой");
  other = await createOrganizer(app, "Чужой");
});
afterAll(() => app.close());

const query = () => ({ organizer_id: own.id });
const createTour = async () =>
  (await app.call("createTour", { query: query(), body: testTour() }, own.owner)).data.id;
const create = async (tour_id: number, list: ReturnType<typeof dates>[]) => {
  const body = { tour_id, departures: list };
  return (await app.call("createDepartures", { query: query(), body }, own.owner)).data;
};
const list = async (tour_id: number, over: object = {}) =>
  (await app.call("listDepartures", { query: { ...query(), tour_id, ...over } }, own.owner)).data;
const refuse = async (name: "createDepartures" | "updateDepartures", body: object) => {
  const input = { query: query(), body } as Parameters<TestApp["ask"]>[1];
  const response = await app.ask(name, input, own.owner);
  const { validation } = (await response.json()) as { validation: Record<string, string[]> };
  return [response.status, ...Object.keys(validation)];
};

test("a season is made by one call, in the order that it was sent in", async () => {
  const tour = await createTour();
  const made = await create(tour, [dates("2027-06-11"), dates("2027-06-04")]);
  expect(made.map(({ start_date }) => start_date)).toEqual(["2027-06-11", "2027-06-04"]);
  expect(made[0]).toMatchObject({ status: "open", seats_left: 8, held: 0, start_time: null });
  expect((await list(tour)).map(({ id }) => id)).toEqual([made[1]!.id, made[0]!.id]);
});

test("one bad date refuses all, and is named by its place; nothing is made", async () => {
  const tour = await createTour();
  const asked = [dates("2027-06-04"), dates("2027-06-11", { end_date: "2027-06-01" })];
  const body = { tour_id: tour, departures: asked };
  expect(await refuse("createDepartures", body)).toEqual([422, "departures.1.end_date"]);
  expect(await list(tour)).toEqual([]);
});

test("a call that is repeated makes no date twice, and another hour of the day is another date", async () => {
  const tour = await createTour();
  const [made] = await create(tour, [dates("2027-06-04")]);
  const twice = [dates("2027-06-04"), dates("2027-06-11"), dates("2027-06-11")];
  expect(await refuse("createDepartures", { tour_id: tour, departures: twice })).toEqual([
    ...[422, "departures.0.start_date", "departures.2.start_date"],
  ]);
  await create(tour, [dates("2027-06-04", { start_time: "15:00" })]);
  const id = made!.id;
  await app.call("archiveDeparture", { query: { ...query(), id } }, own.owner);
  await create(tour, [dates("2027-06-04")]);
  expect(await list(tour)).toHaveLength(3);
});

test("parallel calls for the same season make it once", async () => {
  const tour = await createTour();
  const body = { tour_id: tour, departures: [dates("2027-06-04"), dates("2027-06-11")] };
  const ask = () => app.ask("createDepartures", { query: query(), body }, own.owner);
  const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422, 422]);
  expect(await list(tour)).toHaveLength(2);
});

test("many are changed at once, each as it was asked", async () => {
  const tour = await createTour();
  const made = await create(tour, [dates("2027-06-04"), dates("2027-06-11")]);
  const [first, second] = made.map(({ id }) => id);
  const prices = [{ option_id: "base", amount: 600_00 }];
  const body = {
    departures: [
      { id: second!, status: "closed" as const },
      { id: first!, prices, capacity: 3 },
    ],
  };
  const { data } = await app.call("updateDepartures", { query: query(), body }, own.owner);
  expect(data).toMatchObject([
    { id: second, status: "closed", capacity: 8, prices: [{ price: { amount: 500_00 } }] },
    { id: first, status: "open", capacity: 3, prices: [{ price: { amount: 600_00 } }] },
  ]);
});

test("fewer seats than are held refuses the whole change, named by its place", async () => {
  const tour = await createTour();
  const made = await create(tour, [dates("2027-06-04"), dates("2027-06-11")]);
  const [first, second] = made.map(({ id }) => id);
  await app.db.update(departures).set({ held: 5 }).where(eq(departures.id, first!));
  const changes = [second, first].map((id) => ({ id: id!, capacity: 4 }));
  expect(await refuse("updateDepartures", { departures: changes })).toEqual([
    ...[422, "departures.1.capacity"],
  ]);
  expect((await list(tour)).map(({ capacity }) => capacity)).toEqual([8, 8]);
});

test("days do not change while seats are taken, and all else does; named by its place", async () => {
  const tour = await createTour();
  const made = await create(tour, [dates("2027-06-04"), dates("2027-06-11")]);
  const [taken, free] = made.map(({ id }) => id);
  const hold = (held: number, sold: number) =>
    app.db.update(departures).set({ held, sold }).where(eq(departures.id, taken!));
  const later = { start_date: "2027-06-05", end_date: "2027-06-06" };
  for (const sold of [0, 1]) {
    await hold(1, sold);
    const one = { query: { ...query(), id: taken! }, body: later };
    const refused = await app.ask("updateDeparture", one, own.owner);
    const message = [
      "Дни не меняются, пока на дате заняты места (1). Добавьте новую дату и перенесите на неё заявки",
    ];
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { validation: { start_date: message, end_date: message } },
    ]);
    const many = [free, taken].map((id) => ({ id: id!, end_date: "2027-06-12" }));
    expect(await refuse("updateDepartures", { departures: many })).toEqual([
      ...[422, "departures.1.end_date"],
    ]);
  }
  expect((await list(tour)).map(({ start_date }) => start_date)).toEqual([
    ...["2027-06-04", "2027-06-11"],
  ]);
  const same = { start_date: "2027-06-04", start_time: "10:00", status: "closed" as const };
  const kept = { query: { ...query(), id: taken! }, body: same };
  expect((await app.call("updateDeparture", kept, own.owner)).data).toMatchObject(same);
  // Control: the same days are taken once nobody has a seat there.
  await hold(0, 0);
  const moved = { query: { ...query(), id: taken! }, body: later };
  expect((await app.call("updateDeparture", moved, own.owner)).data).toMatchObject(later);
});

test("another organiser's departure among one's own is not found, and nothing changes", async () => {
  const tour = await createTour();
  const [mine] = await create(tour, [dates("2027-06-04")]);
  const theirs = (
    await app.call(
      "createTour",
      { query: { organizer_id: other.id }, body: testTour() },
      other.owner,
    )
  ).data.id;
  const body = { tour_id: theirs, departures: [dates("2027-06-04")] };
  const asked = { query: { organizer_id: other.id }, body };
  const [foreign] = (await app.call("createDepartures", asked, other.owner)).data;
  const changes = [mine, foreign].map((one) => ({ id: one!.id, capacity: 4 }));
  expect(await refuse("updateDepartures", { departures: changes })).toEqual([404]);
  expect((await list(tour))[0]).toMatchObject({ capacity: 8 });
});

test("dates between two days are listed with those that have only begun or only end there", async () => {
  const tour = await createTour();
  const long = { end_date: "2027-07-02" };
  await create(tour, [dates("2027-05-31"), dates("2027-06-28", long), dates("2027-08-01")]);
  const starts = async (from: string, to: string) =>
    (await list(tour, { from, to })).map(({ start_date }) => start_date);
  expect(await starts("2027-06-01", "2027-06-30")).toEqual(["2027-06-28"]);
  expect(await starts("2027-07-02", "2027-08-01")).toEqual(["2027-06-28", "2027-08-01"]);
});

test("a published site without its documents gets no date on sale, and keeps a closed one", async () => {
  const seller = await createOrganizer(app, "Без документов");
  await app.call("attachSite", { body: { organizer_id: seller.id } }, seller.owner);
  await app.call("publishData", { query: { organizer_id: seller.id, type: "site" } }, seller.owner);
  const mine = { organizer_id: seller.id };
  const tour = (await app.call("createTour", { query: mine, body: testTour() }, seller.owner)).data
    .id;
  const ask = (status: "open" | "closed") => {
    const body = { tour_id: tour, departures: [dates("2027-06-04", { status })] };
    return app.ask("createDepartures", { query: mine, body }, seller.owner);
  };
  const refused = await ask("open");
  const { validation } = (await refused.json()) as { validation: object };
  expect([refused.status, ...Object.keys(validation)]).toEqual([422, "documents.agreement"]);
  expect((await ask("closed")).status).toBe(200);
  const { data } = await app.call("listDepartures", { query: mine }, seller.owner);
  const body = { departures: [{ id: data[0]!.id, status: "open" as const }] };
  const reopened = await app.ask("updateDepartures", { query: mine, body }, seller.owner);
  expect(reopened.status).toBe(422);
  await showDocuments(app, seller);
  await app.call("publishData", { query: { organizer_id: seller.id, type: "site" } }, seller.owner);
  await app.call("updateDepartures", { query: mine, body }, seller.owner);
});
