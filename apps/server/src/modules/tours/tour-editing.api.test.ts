import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer, createStaff } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { showDocuments } from "../../test/show-documents.ts";
import { testTour } from "./test-tour.ts";
import { tours } from "./tour.table.ts";

const now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let own: TestOrganizer;
let other: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свой");
  other = await createOrganizer(app, "Чужой");
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
  await showDocuments(app, own);
  await app.call("publishData", { query: { organizer_id: own.id, type: "site" } }, own.owner);
});
afterAll(() => app.close());

const by = () => ({ organizer_id: own.id });
const create = async (over: Parameters<typeof testTour>[0] = {}) =>
  (await app.call("createTour", { query: by(), body: testTour(over) }, own.editor)).data;
const view = async (id: number) =>
  (await app.call("viewTour", { query: { ...by(), id } }, own.editor)).data;
const refused = async (...asked: Parameters<TestApp["ask"]>) => {
  const response = await app.ask(...asked);
  const { validation } = (await response.json()) as { validation: Record<string, string[]> };
  return [response.status, ...Object.keys(validation)];
};

test("a tour is returned as it was saved, and found by its slug", async () => {
  const written = testTour({ title: "Озеро Джека Лондона", cruise: null, showplaces: ["Водопад"] });
  const made = await create(written);
  expect(made.fields).toEqual(written);
  expect(made.slug).toBe(`ozero-dzheka-londona-${made.id}`);
  expect(await view(made.id)).toEqual(made);
  const { data } = await app.call("validateSlug", { query: { slug: made.slug } });
  expect(data).toEqual({ is_valid: true, tour_id: made.id, redirect: null });
});

test("a tour that nobody could book is refused at its price options", async () => {
  const price_options = [{ id: "room", title: "Номер на одного", note: "", kind: "supplement" }];
  const input = { query: by(), body: { ...testTour(), price_options } };
  expect(await refused("createTour", input, own.editor)).toEqual([422, "price_options"]);
});

test("only what is sent changes, and an old slug leads to the tour", async () => {
  const made = await create({ title: "Было", included: ["Чай"] });
  const query = { ...by(), id: made.id };
  const { data } = await app.call("updateTour", { query, body: { title: "Стало" } }, own.editor);
  expect(data.fields).toEqual({ ...made.fields, title: "Стало" });
  expect(data.version).toBe(made.version + 1);
  const old = { query: { slug: made.slug } };
  expect(await app.call("tour", old)).toEqual({ redirect: { slug: data.slug } });
  expect((await app.call("validateSlug", old)).data).toEqual({
    is_valid: false,
    tour_id: made.id,
    redirect: { slug: data.slug },
  });
});

test("a slug made by older rules of the same title stays when the tour is saved", async () => {
  const made = await create({ title: "Хибины" });
  const slug = `hibiny-${made.id}`;
  await app.db.update(tours).set({ slug }).where(eq(tours.id, made.id));
  const query = { ...by(), id: made.id };
  const { data } = await app.call("updateTour", { query, body: { title: "Хибины" } }, own.editor);
  expect(data.slug).toBe(slug);
});

test("a change without a field does not reset it to the value of a new tour", async () => {
  const made = await create({ difficulty: 5, comfort: 1, activities: ["Сплав"], min_age: 18 });
  const query = { ...by(), id: made.id };
  const { data } = await app.call("updateTour", { query, body: { subtitle: "!" } }, own.editor);
  expect(data.fields).toMatchObject({ difficulty: 5, comfort: 1, activities: ["Сплав"] });
});

test("unknown fields and contradictions are refused with the fields that are wrong", async () => {
  const ask = (body: object) => refused("createTour", { query: by(), body }, own.editor);
  expect(await ask({ ...testTour(), organizer_id: other.id })).toEqual([400, "organizer_id"]);
  expect(await ask({ ...testTour(), slug: "mine" })).toEqual([400, "slug"]);
  expect(await ask({ ...testTour(), rating: 5 })).toEqual([400, "rating"]);
  expect(await ask(testTour({ time_zone: "Asia/Atlantis" }))).toEqual([400, "time_zone"]);
  expect(await ask(testTour({ group_size_from: 9, group_size_to: 3 }))).toEqual([
    422,
    "group_size_to",
  ]);
  expect(await ask(testTour({ days: 2, nights: 5 }))).toEqual([422, "nights"]);
  const twice = [{ id: "q", question: "?", answer: "!" }];
  expect(await ask(testTour({ questions: [...twice, ...twice] }))).toEqual([422, "questions"]);
});

test("an archived tour is hidden from all visitors, and can be restored", async () => {
  const { id, slug } = await create({ title: "В архив" });
  const query = { ...by(), id };
  await app.call("archiveTour", { query, body: {} }, own.editor);
  expect((await app.ask("tour", { query: { slug } })).status).toBe(404);
  const list = async (status: "active" | "archived") =>
    (await app.call("listTours", { query: { ...by(), status } }, own.editor)).data.map((t) => t.id);
  expect(await list("archived")).toEqual([id]);
  expect(await list("active")).not.toContain(id);
  await app.call("archiveTour", { query, body: { is_archived: false } }, own.editor);
  expect((await app.ask("tour", { query: { slug } })).status).toBe(200);
});

test("another organiser's tours and departures are not found, and nothing of them changes", async () => {
  const { id } = await create();
  const body = { tour_id: id, ...dates() };
  const made = await app.call("createDeparture", { query: by(), body }, own.owner);
  const foreign = { organizer_id: other.id, id };
  const before = JSON.stringify(await view(id));
  const asked = [
    app.ask("viewTour", { query: foreign }, other.owner),
    app.ask("updateTour", { query: foreign, body: { title: "Моё" } }, other.owner),
    app.ask("archiveTour", { query: foreign, body: {} }, other.owner),
    app.ask("createDeparture", { query: { organizer_id: other.id }, body }, other.owner),
    ...(["viewDeparture", "updateDeparture", "archiveDeparture"] as const).map((name) =>
      app.ask(name, { query: { organizer_id: other.id, id: made.data.id }, body: {} }, other.owner),
    ),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 404));
  expect(JSON.stringify(await view(id))).toBe(before);
  const { data } = await app.call("getToursByIds", { query: { ids: [id] } }, other.owner);
  expect(data).toEqual([]);
});

test("tours requested by ids come in the requested order, for their owners and for staff", async () => {
  const [first, second] = [await create(), await create()];
  const query = { ids: `${second.id},${first.id},999999` };
  const ids = async (person: Parameters<TestApp["call"]>[2]) =>
    (await app.call("getToursByIds", { query }, person)).data.map(({ id }) => id);
  expect(await ids(own.editor)).toEqual([second.id, first.id]);
  expect(await ids(await createStaff(app))).toEqual([second.id, first.id]);
});

const dates = (over: object = {}) => ({
  start_date: "2027-05-01",
  end_date: "2027-05-03",
  capacity: 8,
  prices: [{ option_id: "base", amount: 500_00 }],
  ...over,
});

test("departures are added, changed and canceled", async () => {
  const { id, slug } = await create({ title: "С датами" });
  const add = (over?: object) =>
    app.call("createDeparture", { query: by(), body: { tour_id: id, ...dates(over) } }, own.owner);
  const { data } = await add();
  expect(data).toMatchObject({ seats_left: 8, held: 0, status: "open", start_date: "2027-05-01" });
  await add({ start_date: "2026-05-01", end_date: "2026-05-03" });
  const query = { ...by(), id: data.id };
  const prices = [{ option_id: "base", amount: 700_00 }];
  const changed = await app.call(
    "updateDeparture",
    { query, body: { capacity: 3, prices } },
    own.owner,
  );
  expect(changed.data).toMatchObject({
    capacity: 3,
    start_date: "2027-05-01",
    prices: [{ option_id: "base", price: { amount: 700_00, currency: "RUB" } }],
  });
  expect(await app.call("tour", { query: { slug } })).toMatchObject({
    data: { price_from: { amount: 700_00 }, departures: [{ id: data.id }] },
  });
  const list = async (period: "coming" | "past" | "all") => {
    const asked = { ...by(), tour_id: id, period };
    return (await app.call("listDepartures", { query: asked }, own.editor)).data.length;
  };
  expect([await list("coming"), await list("past"), await list("all")]).toEqual([1, 1, 2]);
  await app.call("archiveDeparture", { query }, own.owner);
  expect(await app.call("tour", { query: { slug } })).toMatchObject({ data: { departures: [] } });
});

// ASVS 2.2.3
test("dates and prices that do not fit the tour are refused", async () => {
  const { id } = await create();
  const ask = (over: object) =>
    refused("createDeparture", { query: by(), body: { tour_id: id, ...dates(over) } }, own.owner);
  expect(await ask({ end_date: "2027-04-30" })).toEqual([422, "end_date"]);
  expect(await ask({ start_date: "2026-02-30" })).toEqual([400, "start_date"]);
  expect(await ask({ start_date: "0000-05-01" })).toEqual([400, "start_date"]);
  expect(await ask({ prices: [{ option_id: "no", amount: 1 }] })).toEqual([422, "prices"]);
  const base = { option_id: "base", amount: 1 };
  expect(await ask({ prices: [base, base] })).toEqual([422, "prices"]);
  expect(await ask({ prices: [{ option_id: "base", amount: -1 }] })).toEqual([
    400,
    "prices.0.amount",
  ]);
  expect(await ask({ held: 3 })).toEqual([400, "held"]);
});

test("a price option that upcoming departures use can't be removed", async () => {
  const { id } = await create();
  await app.call("createDeparture", { query: by(), body: { tour_id: id, ...dates() } }, own.owner);
  const body = { price_options: [{ id: "other", title: "Другой", note: "" }] };
  const query = { ...by(), id };
  expect(await refused("updateTour", { query, body }, own.editor)).toEqual([422, "price_options"]);
});
