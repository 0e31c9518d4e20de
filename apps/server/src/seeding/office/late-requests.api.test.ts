import { lateSteps } from "@tour/api";
import type { LateStep } from "@tour/api";
import { addDays } from "@tour/dates";
import { and, eq, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canBeLate } from "../../modules/booking/listing/can-be-late.ts";
import { lateSince } from "../../modules/booking/listing/step-rules.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { nextTaskOfEach } from "../../modules/booking/tasks/next-task-day.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";
import { openTestBooking } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { seedOffice } from "./seed-office.ts";

const today = "2027-03-01";
let booking: TestBooking;

beforeAll(async () => {
  booking = await openTestBooking();
  const now = new Date(`${today}T12:00:00Z`);
  const seed = { departures: 60, requests: 500, today, now };
  await seedOffice(booking.app.db, { organizerId: booking.organizer.id, ...seed });
  // Hours are counted by the clock of the database, which is behind the seed's.
  const dayAgo = sql`now() - interval '1 day'`;
  const waitsSince = sql`case when ${requests.waitsSince} is not null then ${dayAgo} end`;
  await booking.app.db.update(requests).set({ createdAt: dayAgo, waitsSince });
});
afterAll(() => booking.app.close());

/** At noon so many days later: what is late of each kind, and how much of it the indexes would miss. */
function countLate(days: number) {
  const now = new Date(`${addDays(today, days)}T12:00:00Z`);
  const since = lateSince({ now, asksDocuments: true });
  const isLate = or(...lateSteps.map((step) => sql`${since[step]} is not null`))!;
  const isMissed = and(isLate, not(canBeLate(booking.organizer.id, now)))!;
  const of = lateSteps.map((step) => [step, sql`count(${since[step]})`.mapWith(Number)]);
  return booking.app.db
    .select({
      missed: sql`count(*) filter (where ${isMissed})`.mapWith(Number),
      ...(Object.fromEntries(of) as Record<LateStep, SQL<number>>),
    })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .crossJoinLateral(nextTaskOfEach);
}

test("whatever the rules call late is among what the indexes say can be late, on any day", async () => {
  const seen = new Set<string>();
  for (const days of [-40, -9, -1, 0, 1, 6, 13, 30, 90]) {
    const [found] = await countLate(days);
    expect([days, found!.missed]).toEqual([days, 0]);
    for (const step of lateSteps) if (found![step] > 0) seen.add(step);
  }
  // The seed has no refund by hand; without the others this test would tell nothing.
  expect([...seen].toSorted()).toEqual(["answer", "confirm", "rest", "task", "tourists"]);
});
