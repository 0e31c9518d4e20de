import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";
import { tours } from "../../tours/tour.table.ts";

let app: TestApp;
const ids: Record<string, number> = {};

async function make(organizerId: number, title: string, place: [number, number] | null) {
  const [latitude = 0, longitude = 0] = place ?? [];
  const meeting = { name: title, address: "", latitude, longitude, time_zone: "Asia/Barnaul" };
  const tour = testTour({ title, directions: [title], meeting_place: place && meeting });
  ids[title] = (await createTour(app.db, organizerId, tour)).id;
}

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date("2027-03-01T12:00:00Z") });
  const shown = await createOrganizer(app, "Видно");
  const hidden = await createOrganizer(app, "Не видно");
  for (const { id, owner } of [shown, hidden]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
  await app.call("publishData", { query: { organizer_id: shown.id, type: "site" } }, shown.owner);
  await make(shown.id, "Бийск", [52.54, 85.21]);
  await make(shown.id, "Белокуриха", [51.99, 84.99]);
  await make(shown.id, "Камчатка", [53.02, 158.65]);
  await make(shown.id, "Чукотка", [64.42, -173.23]);
  await make(shown.id, "Без места", null);
  await make(hidden.id, "Не виден", [52.5, 85.2]);
});
afterAll(() => app.close());

const altai = "80,50,90,55";
const titlesIn = async (box: string) =>
  (await app.call("tours", { query: { box } })).data.map(({ title }) => title).toSorted();

test("a part of a map finds the tours that begin there, also beyond the date line", async () => {
  expect(await titlesIn(altai)).toEqual(["Белокуриха", "Бийск"]);
  expect(await titlesIn("85.1,52,86,53")).toEqual(["Бийск"]);
  expect(await titlesIn("150,50,190,70")).toEqual(["Камчатка", "Чукотка"]);
  expect(await titlesIn("0,0,10,10")).toEqual([]);
});

test("the map has every shown tour once, those near each other in a group, and says who has no place", async () => {
  const map = await app.call("toursMap", {});
  expect(map.tours_count).toBe(5);
  expect(map.placed_count).toBe(4);
  expect(map.data.map(({ count }) => count)).toEqual([2, 1, 1]);
  expect(map.data[0]).toMatchObject({ tour: null, box: { west: 84.99, east: 85.21 } });
  const alone = map.data.flatMap(({ tour }) => tour?.title ?? []);
  expect(alone.toSorted()).toEqual(["Камчатка", "Чукотка"]);
  expect(map.box).toMatchObject({ west: 84.99, south: 51.99, north: 64.42 });
  expect(map.box?.east).toBeCloseTo(186.77);
});

test("seen nearer, a group falls apart, and other filters hold", async () => {
  const near = await app.call("toursMap", { query: { box: "84.5,51.5,85.5,53" } });
  expect(near.data.map(({ tour }) => tour?.title).toSorted()).toEqual(["Белокуриха", "Бийск"]);
  const one = await app.call("toursMap", { query: { box: altai, tours_direction: "Бийск" } });
  expect(one).toMatchObject({ tours_count: 1, placed_count: 1 });
  const none = await app.call("toursMap", { query: { tours_direction: "Нигде" } });
  expect(none).toEqual({ data: [], box: null, tours_count: 0, placed_count: 0 });
});

test("a tour moves on the map when its place changes, and begins on its route where none is said", async () => {
  const point = [61.7, 30.7, null, 0, 0, 0];
  await app.db
    .update(tours)
    .set({ route: { points: [point, point] } as never })
    .where(eq(tours.id, ids["Без места"]!));
  expect(await titlesIn("30,61,31,62")).toEqual(["Без места"]);
});

test.each(["1,2,3", "10,0,5,10", "north", "0,0,400,10"])("the box %j is refused", async (box) => {
  expect((await app.ask("tours", { query: { box } })).status).toBe(400);
  expect((await app.ask("toursMap", { query: { box } })).status).toBe(400);
});
