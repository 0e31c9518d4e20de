import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { sites } from "../sites/site.table.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { departurePrices, departures } from "../tours/departure.table.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { tours } from "../tours/tour.table.ts";
import { readFoundTours } from "./found-tours.ts";

let now = new Date("2027-03-01T12:00:00Z");
let app: TestApp;
let tourId = 0;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  const { id, owner } = await createOrganizer(app, "Север");
  await app.call("attachSite", { body: { organizer_id: id } }, owner);
  await app.call("publishData", { query: { organizer_id: id, type: "site" } }, owner);
  const tour = await createTour(app.db, id, testTour({ title: "Байкал зимой" }));
  tourId = tour.id;
  await createTour(app.db, id, testTour({ title: "Волга" }));
  await addDepartures(app.db, tourId, [
    testDeparture("2027-03-05", { prices: { base: 900_00 } }),
    testDeparture("2027-05-20", { prices: { base: 700_00 } }),
  ]);
});
afterAll(() => app.close());

const shown = async () => (await app.call("tours", {})).data;
/** The same tours as the database has them. */
const stored = async () => {
  const ids = (await shown()).map(({ id }) => id);
  const cards = await readFoundTours(app.services, ids);
  return cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
};

type Change = () => PromiseLike<unknown>;
const set =
  <Table extends typeof tours | typeof sites | typeof organizers>(
    table: Table,
    values: object,
  ): Change =>
  () =>
    app.db.update(table as typeof tours).set(values);
const changes: Record<string, Change> = {
  "a tour's title": () =>
    app.db.update(tours).set({ title: "Лёд Байкала" }).where(eq(tours.id, tourId)),
  "a tour's rating": set(tours, { rating: 4.5, reviewsCount: 2 }),
  "a tour's places": set(tours, { places: [{ level: "city", name: "Листвянка" }] }),
  "a departure's seats": () => app.db.update(departures).set({ held: 3 }),
  "a departure's price": () => app.db.update(departurePrices).set({ amount: 650_00 }),
  "a departure that is canceled": () =>
    app.db
      .update(departures)
      .set({ status: "canceled" })
      .where(eq(departures.startDate, "2027-05-20")),
  "the organiser's name": set(organizers, { name: "Южный край" }),
  "the site's name": set(sites, { name: "south" }),
  "the site's custom domain": set(sites, { customDomain: "south.example" }),
  "the site's custom domain, given up": set(sites, { customDomain: null }),
  "a new day": async () => (now = new Date("2027-03-06T12:00:00Z")),
  "a tour that is archived": () =>
    app.db.update(tours).set({ isListed: false }).where(eq(tours.id, tourId)),
};

for (const [what, change] of Object.entries(changes)) {
  test(`a cached card is updated at once after a change of ${what}`, async () => {
    const before = await shown();
    expect(before).toEqual(await stored());
    await change();
    const after = await shown();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await stored());
  });
}

test("a tour that is published again has its card again", async () => {
  await app.db.update(tours).set({ isListed: true }).where(eq(tours.id, tourId));
  expect((await shown()).map(({ id }) => id)).toContain(tourId);
});

test("control: without its trigger a changed address would not be seen", async () => {
  await shown();
  await app.db.execute(sql`drop trigger sites_note_address on sites`);
  await set(sites, { name: "unseen" })();
  expect(await shown()).not.toEqual(await stored());
});

test("simultaneous readers during a change all see what was committed before they asked", async () => {
  for (let age = 1; age <= 8; age += 1) {
    const asking = Array.from({ length: 4 }, shown);
    await app.db.update(tours).set({ minAge: age });
    const after = await Promise.all(Array.from({ length: 4 }, shown));
    for (const cards of after) {
      expect(cards.map((card) => card.min_age)).toEqual([age, age]);
    }
    await Promise.all(asking);
  }
});
