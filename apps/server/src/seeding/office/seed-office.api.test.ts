import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requests } from "../../modules/booking/request.table.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { openTestBooking } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { seedOffice } from "./seed-office.ts";

const now = new Date("2027-03-01T12:00:00Z");
let booking: TestBooking;
const told: number[] = [];

beforeAll(async () => {
  booking = await openTestBooking();
  await seedOffice(booking.app.db, {
    organizerId: booking.organizer.id,
    ...{ departures: 60, requests: 500, today: "2027-03-01", now },
    onProgress: (done) => told.push(done),
  });
});
afterAll(() => booking.app.close());

const list = (query: object = {}) =>
  booking.app.call(
    "listRequests",
    { query: { organizer_id: booking.organizer.id, ...query } },
    booking.organizer.owner,
  );

test("the office has requests in every status, and reports them tour by tour", async () => {
  const { pagination, counts } = await list();
  expect([pagination.items_count, told]).toEqual([500, [250, 500]]);
  expect(counts.by_status.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(counts.late).toBeGreaterThan(0);
});

test("a date holds and has sold the seats of its requests, and never more than it has", async () => {
  const wrong = await booking.app.db
    .select({ id: departures.id })
    .from(departures)
    .leftJoin(requests, eq(requests.departureId, departures.id))
    .groupBy(departures.id)
    .having(
      sql`${departures.held} <> coalesce(sum(${requests.seats}) filter (where ${requests.status} <= 4), 0)
        or ${departures.sold} <> coalesce(sum(${requests.seats}) filter (where ${requests.status} in (3, 4)), 0)`,
    );
  expect(wrong).toEqual([]);
  expect(await booking.app.db.$count(departures, sql`${departures.sold} > 0`)).toBeGreaterThan(30);
});

test("whoever goes or went has paid by the ledger, and everybody's page opens", async () => {
  const { data: gone } = await list({ status: 4 });
  expect(gone.every(({ kept, total }) => kept.amount === total.amount)).toBe(true);
  const { data: going } = await list({ status: 3 });
  expect(going.every(({ kept }) => kept.amount > 0)).toBe(true);
  for (const status of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
    const [row] = (await list({ status })).data;
    const { data } = await booking.app.call(
      "getRequest",
      { query: { id: row!.id } },
      booking.organizer.owner,
    );
    const history = data.history.map((step) => step.to);
    expect([status, history.at(-1)]).toEqual([status, status]);
  }
});

test("an organiser who is not there gets nothing", async () => {
  const seed = { departures: 1, requests: 1, today: "2027-03-01", now };
  await expect(seedOffice(booking.app.db, { organizerId: 999_999, ...seed })).rejects.toThrow();
});
