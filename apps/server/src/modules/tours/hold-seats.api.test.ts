import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { addDepartures } from "./add-departures.ts";
import { changeDepartureStatus } from "./change-departure-status.ts";
import { createTour } from "./create-tour.ts";
import { departures } from "./departure.table.ts";
import { holdSeats, releaseSeats } from "./hold-seats.ts";
import { testDeparture, testTour } from "./test-tour.ts";

let app: TestApp;
let organizerId = 0;
let tourId = 0;

beforeAll(async () => {
  app = await createTestApp();
  organizerId = (await createOrganizer(app)).id;
  tourId = (await createTour(app.db, organizerId, testTour())).id;
});
afterAll(() => app.close());

const addDeparture = async (capacity: number) => {
  const [id] = await addDepartures(app.db, tourId, [testDeparture("2027-05-01", { capacity })]);
  return id!;
};
const heldOf = async (id: number) =>
  (await app.db.select().from(departures).where(eq(departures.id, id)))[0]?.held;
const revision = async () =>
  (await app.db.select().from(organizers).where(eq(organizers.id, organizerId)))[0]!.dataRevision;

test("seats are held while there are enough of them", async () => {
  const id = await addDeparture(5);
  expect(await holdSeats(app.db, id, 3)).toBe(true);
  expect(await holdSeats(app.db, id, 3)).toBe(false);
  expect(await holdSeats(app.db, id, 2)).toBe(true);
  expect(await heldOf(id)).toBe(5);
});

test("held seats can be given back, but no more than are held", async () => {
  const id = await addDeparture(5);
  await holdSeats(app.db, id, 3);
  expect(await releaseSeats(app.db, id, 4)).toBe(false);
  expect(await releaseSeats(app.db, id, 3)).toBe(true);
  expect(await heldOf(id)).toBe(0);
});

test("a departure that is closed or canceled holds no more seats", async () => {
  const id = await addDeparture(5);
  for (const status of ["closed", "canceled"] as const) {
    await changeDepartureStatus(app.db, id, status);
    expect(await holdSeats(app.db, id, 1)).toBe(false);
  }
});

test("the database itself refuses more held seats than there are, and fewer than none", async () => {
  const id = await addDeparture(5);
  const set = (held: number) =>
    app.db.update(departures).set({ held }).where(eq(departures.id, id));
  await expect(set(6)).rejects.toThrow();
  await expect(set(-1)).rejects.toThrow();
});

test("each change of seats raises the data revision, a refused one does not", async () => {
  const id = await addDeparture(1);
  const before = await revision();
  await holdSeats(app.db, id, 1);
  expect(await revision()).toBe(before + 1);
  await holdSeats(app.db, id, 1);
  expect(await revision()).toBe(before + 1);
});

test("a change that is rolled back leaves the data revision as it was", async () => {
  const id = await addDeparture(1);
  const before = await revision();
  const failing = app.db.transaction(async (tx) => {
    await holdSeats(tx, id, 1);
    throw new Error("the request failed");
  });
  await expect(failing).rejects.toThrow("the request failed");
  expect(await heldOf(id)).toBe(0);
  expect(await revision()).toBe(before);
});
