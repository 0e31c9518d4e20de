import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../db/database.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { addDepartures } from "./add-departures.ts";
import { createTour } from "./create-tour.ts";
import { departures } from "./departure.table.ts";
import { holdSeats } from "./hold-seats.ts";
import { testDeparture, testTour } from "./test-tour.ts";

const buyers = 50;
const capacity = 5;

let app: TestApp;
let departureId = 0;

beforeAll(async () => {
  app = await createTestApp();
  const { id } = await createOrganizer(app);
  const tour = await createTour(app.db, id, testTour());
  [departureId = 0] = await addDepartures(app.db, tour.id, [
    testDeparture("2027-05-01", { capacity }),
  ]);
});
afterAll(() => app.close());

async function race(hold: (tx: Database) => Promise<boolean>): Promise<number> {
  await app.db.update(departures).set({ held: 0 }).where(eq(departures.id, departureId));
  const tries = Array.from({ length: buyers }, () => app.db.transaction((tx) => hold(tx)));
  return (await Promise.all(tries)).filter(Boolean).length;
}

/** What a careless hand would write: look first, then take. */
async function lookThenHold(tx: Database): Promise<boolean> {
  const [found] = await tx.select().from(departures).where(eq(departures.id, departureId));
  if (!found || found.held + 1 > found.capacity) return false;
  await tx.execute(sql`select pg_sleep(0.01)`);
  await tx
    .update(departures)
    .set({ held: found.held + 1 })
    .where(eq(departures.id, departureId));
  return true;
}

// ASVS 2.3.4
test("fifty simultaneous buyers get exactly the seats available", async () => {
  expect(await race((tx) => holdSeats(tx, departureId, 1))).toBe(capacity);
});

test("control: the same race oversells when seats are checked before they are held", async () => {
  expect(await race(lookThenHold)).toBeGreaterThan(capacity);
});
