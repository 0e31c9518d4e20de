import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import type { OpenDatabase } from "../../db/open-database.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { createTour } from "../tours/create-tour.ts";
import { testTour } from "../tours/test-tour.ts";
import { LiveIndex } from "./live-index.ts";

const now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let other: OpenDatabase;
let organizers: number[] = [];

beforeAll(async () => {
  app = await createTestApp();
  other = await openDatabase({ databaseUrl: app.databaseUrl });
  organizers = [(await createOrganizer(app, "А")).id, (await createOrganizer(app, "Б")).id];
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const knows = async (live: LiveIndex, id: number) =>
  (await live.read(now)).tours.slotOf(id) !== undefined;

/** The largest number of a change that can be seen: what a careless reader would go on from. */
async function newestChange(): Promise<string> {
  const result = await app.db.execute(
    sql`select changed_in::text as newest from tour_changes order by changed_in desc limit 1`,
  );
  return (result as unknown as { rows: { newest: string }[] }).rows[0]?.newest ?? "0";
}

test("a change that commits after a later one is not missed, as it would be by number alone", async () => {
  const live = new LiveIndex(app.db);
  await live.read(now);
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  let slowId = 0;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = app.db.transaction(async (tx) => {
    slowId = (await createTour(tx, organizers[0]!, testTour({ title: "Долго" }))).id;
    begin();
    await gate;
  });
  await begun;
  const quick = await createTour(app.db, organizers[1]!, testTour({ title: "Быстро" }));
  expect(await knows(live, quick.id)).toBe(true);
  expect(await knows(live, slowId)).toBe(false);
  const newest = await newestChange();
  finish();
  await slow;
  expect(await knows(live, slowId)).toBe(true);
  // The control: by the largest number seen so far, there is nothing new.
  expect(await newestChange()).toBe(newest);
});

test("searches of two processes see each other's changes, many at once", async () => {
  const lives = [new LiveIndex(app.db), new LiveIndex(other.db)];
  await Promise.all(lives.map((live) => live.read(now)));
  const writers = [app.db, other.db].flatMap((db, index) =>
    Array.from({ length: 10 }, async () => {
      const tour = await createTour(db, organizers[index]!, testTour());
      const seen = await Promise.all(lives.map((live) => knows(live, tour.id)));
      return seen.every(Boolean);
    }),
  );
  expect(await Promise.all(writers)).toEqual(writers.map(() => true));
});
