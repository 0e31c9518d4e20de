import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking, refusal, seats } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { departures } from "../tours/departure.table.ts";
import { holdSeats, releaseSeats, sellSeats } from "../tours/hold-seats.ts";

// No job runs here, and nothing is written at the moment: the clock of the database alone opens a sale.
let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;

/** A date whose sale begins so many ms from now, and where it is shown. */
async function openLater(ms: number) {
  const { app, organizer } = booking;
  const query = { organizer_id: organizer.id };
  const id = await booking.addDeparture(4);
  const change = async (body: object) =>
    (await app.call("updateDeparture", { query: { ...query, id }, body }, organizer.owner)).data;
  const set = (sale_starts_at: string | null) => change({ sale_starts_at });
  await set(inMs(ms));
  const [row] = await app.db.select().from(departures).where(eq(departures.id, id));
  const tourId = row!.tourId;
  const site_id = (await app.call("getAttachedSite", { query }, organizer.owner)).data!.id;
  const { data: offer } = await app.call("bookingOffer", { query: { tour_id: tourId } });
  const find = <One extends { id: number }>(list: readonly One[]) =>
    list.find((one) => one.id === id);
  return {
    ...{ id, tourId, change, set },
    read: async () => {
      const [booked, tour, cards, schedule, own] = await Promise.all([
        app.call("bookingOffer", { query: { tour_id: tourId } }),
        app.call("tour", { query: { slug: offer.tour.slug, site_id } }),
        app.call("tours", { query: { site_id } }),
        app.call("toursSchedule", { query: { site_id } }),
        app.call("listDepartures", { query: { ...query, tour_id: tourId } }, organizer.owner),
      ]);
      if (!("data" in tour)) throw new Error(`The tour has moved to ${tour.redirect.slug}`);
      const shown = [
        find(booked.data.departures),
        find(tour.data.departures),
        find(cards.data.find((one) => one.id === tourId)!.departures),
        find(schedule.data.map(({ departure }) => departure)),
        find(own.data),
      ];
      return shown.map((one) => one?.sale_opening?.time ?? null);
    },
    revision: async () => (await app.call("customMetadata", { query: { site_id } })).revision,
  };
}

test("before its moment a date is shown with it everywhere, by the tour's clocks, and no guest can book it", async () => {
  const { app, organizer } = booking;
  const date = await openLater(hour);
  const at = "2027-01-31T22:00:00.000Z";
  expect(await date.set(at)).toMatchObject({
    sale_starts_at: at,
    sale_opening: { at, date: "2027-02-01", time: "10:00", time_zone: "Asia/Kamchatka" },
  });
  expect(await date.read()).toEqual(Array.from({ length: 5 }, () => "10:00"));
  expect(await refusal(booking.ask(date.id))).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /^Запись откроется 1\s+февраля\s+2027 в\s+10:00 \(время\s+тура, МСК\+9\)\. /,
    ),
    data: { sale_opening: { at } },
  });
  expect(await booking.heldOf(date.id)).toBe(0);

  // Who sells may, for somebody who phones.
  const { key, contact } = booking.bodyOf(date.id);
  const wanted = { key, contact, departure_id: date.id, seats: seats(2) };
  const body = { ...wanted, comment: "", is_confirmed: true };
  const query = { organizer_id: organizer.id };
  const { data: made } = await app.call("sellRequest", { query, body }, organizer.owner);
  expect(made).toMatchObject({ seats: 2 });
  expect(await booking.heldOf(date.id)).toBe(2);
});

test("from its moment on it is sold, and pages made before are not shown after it, without anything written", async () => {
  const date = await openLater(hour);
  await date.set(inMs(1500));
  const [before] = await booking.app.db.select().from(departures).where(eq(departures.id, date.id));
  const early = await date.revision();
  expect((await date.read()).every((time) => time !== null)).toBe(true);
  expect(await refusal(booking.ask(date.id))).toMatchObject({ status: 409 });
  await expect.poll(() => date.revision()).not.toBe(early);
  expect(await date.read()).toEqual([null, null, null, null, null]);
  const [after] = await booking.app.db.select().from(departures).where(eq(departures.id, date.id));
  expect(after).toEqual(before);
  expect(await booking.ask(date.id)).toMatchObject({ seats: 1 });
});

test("a moment that is over is as none, and one after the trip's beginning is refused at its field", async () => {
  const date = await openLater(hour);
  await date.set(inMs(-hour));
  expect(await date.read()).toEqual([null, null, null, null, null]);
  expect(await booking.ask(date.id)).toMatchObject({ seats: 1 });
  const late = { status: 422, validation: { sale_starts_at: [expect.any(String)] } };
  // Its first day begins in Kamchatka at noon of the day before in UTC.
  expect(await refusal(date.set("2027-04-30T12:00:00.000Z"))).toMatchObject(late);
  expect(await date.set("2027-04-30T11:59:00.000Z")).toMatchObject({ capacity: 4 });
  expect(await refusal(date.change({ start_time: null, start_date: "2027-04-30" }))).toMatchObject({
    status: 422,
  });
});

test("a guest moves to no date whose sale has not begun, who sells moves them there", async () => {
  const { app, organizer } = booking;
  const first = await booking.addDeparture(4);
  const later = await booking.addDate(first, "2027-06-01", { saleStartsAt: new Date(inMs(hour)) });
  const { id, uuid } = await booking.ask(first);
  const offered = await app.call("requestDates", { query: { uuid } });
  expect(offered.data.dates).toEqual([]);
  const move = app.call("moveRequest", { body: { uuid, departure_id: later } });
  expect(await refusal(move)).toMatchObject({ status: 409, data: { sale_opening: {} } });
  const ask = { query: { with_variants: 0 as const }, body: { request_id: id } };
  const { data } = await app.call("requestTourDates", ask as never, organizer.owner);
  expect(data.dates).toMatchObject([
    { departure_id: later, sale_opening: { at: expect.any(String) } },
  ]);
  await app.call("moveRequestBySeller", { body: { id, departure_id: later } }, organizer.owner);
  expect(await booking.heldOf(later)).toBe(1);
});

/** Sells all four seats at once. */
async function fill(id: number) {
  const { db } = booking.app;
  expect(await holdSeats(db, id, 4)).toBe(true);
  expect(await sellSeats(db, id, 4)).toBe(true);
}
const statusOf = async (id: number) => {
  const [row] = await booking.app.db.select().from(departures).where(eq(departures.id, id));
  return row!.status;
};
const tasksOf = async () => {
  const { app, organizer } = booking;
  const query = { organizer_id: organizer.id };
  const { data } = await app.call("officeHome", { query }, organizer.owner);
  return data.tasks
    .find(({ kind }) => kind === "reopen")
    ?.items.map(({ id, missing }) => [id, missing]);
};

test("a seat that comes back is sold again, unless the date closes when it is full: then somebody is told", async () => {
  const { db } = booking.app;
  const [plain, closing] = [await openLater(-hour), await openLater(-hour)];
  await closing.change({ closes_when_full: true });
  for (const { id } of [plain, closing]) {
    expect(await holdSeats(db, id, 4)).toBe(true);
    expect(await statusOf(id)).toBe("open");
    expect(await sellSeats(db, id, 4)).toBe(true);
  }
  expect([await statusOf(plain.id), await statusOf(closing.id)]).toEqual(["open", "closed"]);
  expect(await tasksOf()).toBeUndefined();
  for (const { id } of [plain, closing]) await releaseSeats(db, id, 1, { areSold: true });
  expect(await booking.ask(plain.id)).toMatchObject({ seats: 1 });
  expect(await refusal(booking.ask(closing.id))).toMatchObject({ status: 409 });
  expect(await tasksOf()).toEqual([[closing.id, 1]]);

  expect(await closing.change({ status: "open" })).toMatchObject({ is_closed_full: false });
  expect(await booking.ask(closing.id)).toMatchObject({ seats: 1 });
  expect(await tasksOf()).toBeUndefined();
});

test("a full date closes as soon as it is told to close when it is full, and stays so when the word is taken back", async () => {
  const date = await openLater(-hour);
  await fill(date.id);
  expect(await date.change({ closes_when_full: true, status: "guaranteed" })).toMatchObject({
    ...{ status: "closed", is_closed_full: true },
  });
  await releaseSeats(booking.app.db, date.id, 2, { areSold: true });
  expect(await tasksOf()).toEqual([[date.id, 2]]);
  // It is to stay closed: that is said once.
  expect(await date.change({ closes_when_full: false })).toMatchObject({
    ...{ status: "closed", is_closed_full: false },
  });
  expect(await tasksOf()).toBeUndefined();
});

test("a date that closes by itself stands among what was done, once, as nobody's deed", async () => {
  const { app, organizer } = booking;
  const read = async (subject: number) => {
    const query = { organizer_id: organizer.id, kind: "date_filled" as const, page: 1 };
    const { data } = await app.call("listActivity", { query }, organizer.owner);
    return data.filter(({ subject_id: id }) => id === subject).map(({ by }) => by);
  };
  const [sold, lessened, byHand] = [
    await openLater(-hour),
    await openLater(-hour),
    await openLater(-hour),
  ];
  await sold.change({ closes_when_full: true });
  await holdSeats(app.db, sold.id, 4);
  await sellSeats(app.db, sold.id, 3);
  expect(await read(sold.id)).toEqual([]);
  await sellSeats(app.db, sold.id, 1);
  expect(await read(sold.id)).toEqual([null]);
  await releaseSeats(app.db, sold.id, 1, { areSold: true });
  await sold.change({ status: "open" });
  expect(await read(sold.id)).toEqual([null]);

  await holdSeats(app.db, lessened.id, 2);
  await sellSeats(app.db, lessened.id, 2);
  await lessened.change({ closes_when_full: true });
  await lessened.change({ capacity: 2 });
  expect(await read(lessened.id)).toEqual([null]);

  // The control: somebody closed it.
  await byHand.change({ closes_when_full: true });
  await byHand.change({ status: "closed" });
  expect(await read(byHand.id)).toEqual([]);
});
