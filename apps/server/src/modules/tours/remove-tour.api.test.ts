import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestBooking } from "../../test/use-test-booking.ts";
import { departures } from "./departure.table.ts";

const { booking } = await useTestBooking();
const { app, organizer } = booking;

/** A tour with a date, and what is asked of it. */
async function addTour() {
  const departureId = await booking.addDeparture();
  const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  const query = { organizer_id: organizer.id, id: row!.tourId };
  const status = async (name: "removeTour" | "viewTour") =>
    (await app.ask(name, { query }, organizer.editor)).status;
  return {
    departureId,
    archive: () => app.call("archiveTour", { query, body: {} }, organizer.editor),
    remove: () => status("removeTour"),
    view: () => status("viewTour"),
  };
}

test("a tour that guests see is not deleted; once it is hidden it goes with its dates", async () => {
  const tour = await addTour();
  expect([await tour.remove(), await tour.view()]).toEqual([409, 200]);
  await tour.archive();
  expect([await tour.remove(), await tour.view(), await tour.remove()]).toEqual([200, 404, 404]);
  expect(await booking.heldOf(tour.departureId)).toBeUndefined();
  const query = { organizer_id: organizer.id };
  const { data } = await app.call("listActivity", { query }, organizer.owner);
  expect(data[0]).toMatchObject({ kind: "tour_removed" });
});

test("a hidden tour that somebody ever asked for stays, with its dates and requests", async () => {
  const tour = await addTour();
  await booking.ask(tour.departureId);
  await tour.archive();
  expect([await tour.remove(), await tour.view()]).toEqual([409, 200]);
  expect(await booking.heldOf(tour.departureId)).toBe(1);
});
