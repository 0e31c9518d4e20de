import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { eraseArrivals } from "../tourists/erase-documents.job.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const city = {
  name: "Москва",
  departs_day: -1,
  arrives_day: 0,
  return_departs_day: 0,
  return_arrives_day: 1,
};
const described = {
  prepayment_percent: 0,
  time_zone: "Asia/Barnaul",
  meeting_place: {
    name: "Автовокзал",
    address: "Горно-Алтайск",
    latitude: 51.9581,
    longitude: 85.9603,
    time_zone: "Asia/Barnaul",
  },
  guides: [
    {
      id: "g1",
      name: "Айдар",
      role: "Проводник",
      photo: null,
      text: "",
      languages: ["ru"],
      phone: "+79000000151",
    },
  ],
  recommendations: [{ title: "Что взять", items: ["Дождевик"] }],
  from_cities: [city],
};

/** A request for this tour, paid for unless it says otherwise. */
async function openTrip({ isSold = true } = {}) {
  const id = await booking.addDeparture(8, described);
  const update = { id, query: { organizer_id: booking.organizer.id, id } };
  await booking.app.call(
    "updateDeparture",
    { query: update.query, body: { start_time: "09:30" } },
    booking.organizer.owner,
  );
  const request = await booking.ask(id);
  if (isSold) {
    await booking.app.call("confirmRequest", { body: { id: request.id } }, booking.organizer.owner);
  }
  const { uuid } = request;
  return {
    request,
    read: async () => (await booking.app.call("readArrival", { query: { uuid } })).data,
    save: (typed: object) => booking.app.call("saveArrival", { body: { uuid, ...typed } }),
  };
}

test("where and when a party is met is told once its seats are paid for", async () => {
  const waiting = await openTrip({ isSold: false });
  expect(await waiting.read()).toMatchObject({ status: 1, meeting: null, arrival: null });
  const { read } = await openTrip();
  expect(await read()).toMatchObject({
    status: 3,
    departure: { start_date: "2027-05-01", end_date: "2027-05-01", start_time: "09:30" },
    time_zone: "Asia/Barnaul",
    ends_at: "2027-05-01T17:00:00.000Z",
    meeting: {
      place: described.meeting_place,
      guides: [{ name: "Айдар", role: "Проводник", phone: "+79000000151" }],
      recommendations: described.recommendations,
      cities: [city],
    },
  });
});

test("how a party arrives is kept by the place's clocks, and its organiser sees it", async () => {
  const { request, read, save } = await openTrip();
  const first = { transport: "S7 2603", date: "2027-04-30", time: "23:40", comment: "С лыжами" };
  await save(first);
  expect((await read()).arrival).toMatchObject(first);
  const second = { transport: "Поезд 601", date: "2027-05-01", time: null, comment: "" };
  await save(second);
  const { data } = await booking.app.call(
    "getRequest",
    { query: { id: request.id } },
    booking.organizer.owner,
  );
  expect(data.arrival).toMatchObject(second);
});

// ASVS 2.2.3
test("a time without a day, and a day far from the trip, are refused by field", async () => {
  const { read, save } = await openTrip();
  const wrong = [{ time: "10:00" }, { date: "2027-05-02" }, { date: "2027-03-31" }];
  for (const typed of wrong) {
    expect(await refusal(save(typed))).toMatchObject({
      status: 422,
      validation: { date: [expect.any(String)] },
    });
  }
  expect(await refusal(save({ date: "2027-05-01", time: "24:00" }))).toMatchObject({ status: 400 });
  expect((await read()).arrival).toBeNull();
});

test("nothing is kept of a request whose seats are not its guest's", async () => {
  const { request, read, save } = await openTrip({ isSold: false });
  const refused = { status: 409, data: { status: 1 } };
  expect(await refusal(save({ transport: "S7" }))).toMatchObject(refused);
  await booking.app.call("cancelRequest", { body: { uuid: request.uuid } });
  expect(await refusal(save({ transport: "S7" }))).toMatchObject({ status: 409 });
  expect(await read()).toMatchObject({ status: 5, meeting: null, arrival: null });
});

test("after the last day by the place's clocks there is nothing to read or write", async () => {
  const { read, save } = await openTrip();
  // 23:59 and 00:00 in Barnaul.
  booking.setNow(new Date("2027-05-01T16:59:00Z"));
  await read();
  booking.setNow(new Date("2027-05-01T17:00:00Z"));
  expect(await refusal(read())).toMatchObject({ status: 410 });
  expect(await refusal(save({ transport: "S7" }))).toMatchObject({ status: 410 });
});

test("ways of arriving go as many days after the trip as the organiser keeps them", async () => {
  const { read, save } = await openTrip();
  await save({ transport: "S7 2603", date: "2027-04-30" });
  await eraseArrivals(booking.app.db, new Date("2027-07-30T02:00:00Z"));
  expect((await read()).arrival).not.toBeNull();
  await eraseArrivals(booking.app.db, new Date("2027-07-31T02:00:00Z"));
  expect((await read()).arrival).toBeNull();
});

test("the cities of a tour are told to everybody, its guides' numbers to nobody else", async () => {
  const { request } = await openTrip();
  const { app } = booking;
  const [row] = await app.db
    .select({ id: tours.id, slug: tours.slug })
    .from(tours)
    .innerJoin(departures, eq(departures.tourId, tours.id))
    .orderBy(departures.id)
    .limit(1);
  const site_id = (
    await app.call(
      "getAttachedSite",
      { query: { organizer_id: booking.organizer.id } },
      booking.organizer.owner,
    )
  ).data!.id;
  expect((await app.call("tourCities", { query: { tour_id: row!.id, site_id } })).data).toEqual([
    city,
  ]);
  const found = await app.call("tour", { query: { slug: row!.slug, site_id } });
  expect(JSON.stringify(found)).toContain("Проводник");
  expect(JSON.stringify(found)).not.toContain("+79000000151");
  expect(JSON.stringify(found)).not.toContain("from_cities");
  expect(request.status).toBe(1);
});

test("a way that arrives before it leaves is refused", async () => {
  const backwards = { ...city, departs_day: 1 };
  const { organizer, app } = booking;
  const id = await booking.addDeparture(8, described);
  const [row] = await app.db.select().from(departures).where(eq(departures.id, id));
  const query = { organizer_id: organizer.id, id: row!.tourId };
  const body = { from_cities: [backwards] };
  expect(await refusal(app.call("updateTour", { query, body }, organizer.owner))).toMatchObject({
    status: 422,
    validation: { from_cities: [expect.any(String)] },
  });
});
