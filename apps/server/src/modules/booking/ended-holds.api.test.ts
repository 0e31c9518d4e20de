import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking, seats } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { departures } from "../tours/departure.table.ts";
import { requests } from "./request.table.ts";

// No job runs here: what is over is known by the clock of the database alone.
let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

/** A date of four seats: two are held by one guest, the other two by another. */
async function openFullDate() {
  const { app, organizer } = booking;
  const id = await booking.addDeparture(4);
  const held = await booking.ask(id, { seats: seats(2) });
  const other = await booking.ask(id, { seats: seats(2) });
  const [row] = await app.db.select().from(departures).where(eq(departures.id, id));
  const query = { organizer_id: organizer.id };
  const site_id = (await app.call("getAttachedSite", { query }, organizer.owner)).data!.id;
  const tourId = row!.tourId;
  const { data: offer } = await app.call("bookingOffer", { query: { tour_id: tourId } });
  const { slug } = offer.tour;
  const leftIn = (list: { id: number; seats_left: number }[]) =>
    list.find((one) => one.id === id)?.seats_left;
  return {
    id,
    held,
    other,
    /** The seats left wherever they are shown. */
    async read() {
      const [booked, tour, cards, schedule, own] = await Promise.all([
        app.call("bookingOffer", { query: { tour_id: tourId } }),
        app.call("tour", { query: { slug, site_id } }),
        app.call("tours", { query: { site_id } }),
        app.call("toursSchedule", { query: { site_id } }),
        app.call("listDepartures", { query: { ...query, tour_id: tourId } }, organizer.owner),
      ]);
      if (!("data" in tour)) throw new Error(`The tour has moved to ${tour.redirect.slug}`);
      const card = cards.data.find((one) => one.id === tourId);
      return {
        offer: leftIn(booked.data.departures),
        dates: leftIn(tour.data.departures),
        card: leftIn(card!.departures),
        schedule: JSON.stringify(schedule.data),
        office: leftIn(own.data),
      };
    },
    revision: async () => (await app.call("customMetadata", { query: { site_id } })).revision,
  };
}

test("seats of a hold that is over are shown as free at once, and whoever asks has them", async () => {
  const date = await openFullDate();
  const full = await date.read();
  expect(full).toMatchObject({ offer: 0, dates: 0, card: 0, office: 0 });
  await booking.endHold(date.held.id);
  const freed = await date.read();
  expect(freed).toMatchObject({ offer: 2, dates: 2, card: 2, office: 2 });
  expect(freed.schedule).not.toBe(full.schedule);
  expect(await booking.heldOf(date.id)).toBe(4);
  expect(await booking.ask(date.id, { seats: seats(2) })).toMatchObject({ seats: 2 });
  expect(await date.read()).toMatchObject({ offer: 0, dates: 0, card: 0, office: 0 });
});

test("a sold seat stays taken whatever becomes of holds beside it", async () => {
  const date = await openFullDate();
  const { db } = booking.app;
  const sold = { status: 3 as const, heldUntil: null };
  await db.update(requests).set(sold).where(eq(requests.id, date.other.id));
  await db.update(departures).set({ sold: 2 }).where(eq(departures.id, date.id));
  await booking.endHold(date.held.id);
  expect(await date.read()).toMatchObject({ offer: 2, office: 2 });
});

test("a guest is offered the freed seats to move to, and to add somebody", async () => {
  const { app } = booking;
  const date = await openFullDate();
  const elsewhere = await booking.ask(await booking.addDate(date.id, "2027-06-01"), {
    seats: seats(2),
  });
  const dates = async () =>
    (await app.call("requestDates", { query: { uuid: elsewhere.uuid } })).data.dates;
  const canAdd = async () =>
    (await app.call("requestParty", { query: { uuid: date.other.uuid } })).data.options[0]?.add;
  expect(await dates()).toEqual([]);
  expect(await canAdd()).toBeNull();
  await booking.endHold(date.held.id);
  expect(await dates()).toMatchObject([{ departure_id: date.id, seats_left: 2 }]);
  expect(await canAdd()).not.toBeNull();
});

test("a page that was made before a hold was over is not shown after it", async () => {
  const date = await openFullDate();
  const before = await date.revision();
  expect(await date.revision()).toBe(before);
  await booking.endHold(date.held.id);
  const after = await date.revision();
  expect(after).not.toBe(before);
  // What is closed then changes it once more, and leaves it so.
  await booking.app.call("getRequestByUuid", { query: { uuid: date.held.uuid } });
  const closed = await date.revision();
  expect([before, after]).not.toContain(closed);
  expect(await date.revision()).toBe(closed);
});
