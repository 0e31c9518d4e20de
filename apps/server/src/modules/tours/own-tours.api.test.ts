import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { testTour } from "./test-tour.ts";

let now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  own = await createOrganizer(app, "Свой");
});
afterAll(() => app.close());

const by = () => ({ organizer_id: own.id });
const list = (query: { status?: "active" | "archived" | "all"; page?: number } = {}) =>
  app.call("listTours", { query: { ...by(), ...query } }, own.editor);
const first = async () => (await list()).data[0];

test("the cached page of an organiser's tours is never older than the last change", async () => {
  const created = await app.call("createTour", { query: by(), body: testTour() }, own.editor);
  const query = { ...by(), id: created.data.id };
  const none = { price_from: null, next_start_date: null, departures_count: 0 };
  expect(await first()).toMatchObject({ id: query.id, is_archived: false, ...none });

  await app.call("updateTour", { query, body: { title: "Стало" } }, own.editor);
  expect(await first()).toMatchObject({ title: "Стало", ...none });

  const prices = [{ option_id: "base", amount: 500_00 }];
  for (const [start_date, end_date] of [
    ["2027-05-01", "2027-05-03"],
    ["2027-03-05", "2027-03-07"],
  ] as const) {
    const body = { tour_id: query.id, start_date, end_date, capacity: 8, prices };
    await app.call("createDeparture", { query: by(), body }, own.owner);
  }
  const price = { amount: 500_00, currency: "RUB" };
  const two = { price_from: price, departures_count: 2 };
  expect(await first()).toMatchObject({ ...two, next_start_date: "2027-03-05" });

  now = new Date("2027-04-01T12:00:00Z");
  expect(await first()).toMatchObject({ ...two, next_start_date: "2027-05-01" });

  await app.call("archiveTour", { query, body: {} }, own.editor);
  expect(await list()).toMatchObject({ data: [], pagination: { items_count: 0, pages: 1 } });
  expect((await list({ status: "all" })).data).toMatchObject([{ id: query.id, is_archived: true }]);
});

test("tours come newest first, fifty a page, and a page past the last one tells the total", async () => {
  const numbers = Array.from({ length: 51 }, (_, index) => `Тур ${index + 1}`);
  for (const title of numbers) {
    await app.call("createTour", { query: by(), body: testTour({ title }) }, own.editor);
  }
  const [one, two, past] = await Promise.all([1, 2, 3].map((page) => list({ page })));
  const titles = [...one!.data, ...two!.data].map(({ title }) => title);
  expect(titles).toEqual(numbers.toReversed());
  expect(past).toMatchObject({ data: [], pagination: { page: 3, pages: 2, items_count: 51 } });
});
