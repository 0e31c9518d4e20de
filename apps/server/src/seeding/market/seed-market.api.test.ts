import { tourInputSchema } from "@tour/api";
import { desc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { findContradictions } from "../../modules/tours/check-tour.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { toTourInput } from "../../modules/tours/edited-tour.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { makeTour } from "@tour/demo/market";
import { seedMarket } from "./seed-market.ts";

const today = "2027-03-01";
let app: TestApp;
let added = 0;
const told: number[] = [];

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(`${today}T12:00:00Z`) });
  const onProgress = (done: number) => told.push(done);
  added = await seedMarket(app.services, { tours: 120, today, onProgress });
});
afterAll(() => app.close());

test("it reports the number of tours after each organiser", () => {
  expect([added, told]).toEqual([120, [100, 120]]);
});

test("every tour is valid input for the API", async () => {
  for (const row of await app.db.select().from(tours)) {
    const input = toTourInput(row);
    expect(v.parse(tourInputSchema, input)).toEqual(input);
    expect(findContradictions(input)).toEqual({});
    expect(row.slug.endsWith(`-${row.id}`)).toBe(true);
  }
});

test("a second run adds only what is missing, and new tours still get new ids", async () => {
  expect(await seedMarket(app.services, { tours: 120, today })).toBe(0);
  expect(await seedMarket(app.services, { tours: 130, today })).toBe(10);
  const [last] = await app.db.select().from(tours).orderBy(desc(tours.id)).limit(1);
  const result = await app.db.execute(
    sql`select nextval(pg_get_serial_sequence('tours', 'id'))::int as id`,
  );
  expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ id: last!.id + 1 }]);
});

test("the same seed gives the same tours, and different seeds different tours", () => {
  expect(makeTour(7, today)).toEqual(makeTour(7, today));
  const titles = Array.from({ length: 1000 }, (_, number) => makeTour(number, today).input.title);
  expect(new Set(titles).size).toBeGreaterThan(500);
});

test("the marketplace shows and finds the tours on their published sites", async () => {
  const { pagination, filters, data } = await app.call("tours", { query: { expand: "filters" } });
  expect(pagination.items_count).toBe(130);
  expect(filters!.filter(({ options, range }) => options.length > 0 || range)).toHaveLength(17);
  const { data: found } = await app.call("toursPage", { query: { q: "байкале" } });
  expect(found.length).toBeGreaterThan(0);
  const { data: sites } = await app.call("publishedSites", {});
  expect(new Set(sites.map(({ organizer }) => organizer.name)).size).toBe(3);
  expect(data[0]!.departures.length).toBeGreaterThan(0);
  const full = await app.db.$count(departures, sql`${departures.held} = ${departures.capacity}`);
  expect(full).toBeGreaterThan(0);
});
