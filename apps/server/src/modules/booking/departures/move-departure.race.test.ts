import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createBarrier } from "../../../test/create-barrier.ts";
import { orRefused, seats } from "../../../test/open-test-booking.ts";
import { findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";
import { requests } from "../request.table.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer } = booking;
const dates = { start_date: "2027-06-10", end_date: "2027-06-12" };

const openOn = (departureId: number) =>
  app.db.$count(requests, eq(requests.departureId, departureId));

test("buyers, payers and a move at once leave nobody on a date that is canceled", async () => {
  for (let round = 0; round < 4; round += 1) {
    await booking.refresh();
    const id = await booking.addDeparture(8);
    const paying = await guest.confirm(id, 2);
    const payment = await guest.begin(paying.uuid);
    const query = { organizer_id: organizer.id, id };
    const works: (() => Promise<unknown>)[] = [
      () => orRefused(booking.ask(id, { seats: seats(1) })),
      () => app.call("moveDeparture", { query, body: dates }, organizer.owner),
      () => guest.press(payment, "pay"),
      () => orRefused(booking.ask(id, { seats: seats(1) })),
      () => orRefused(app.call("cancelRequest", { body: { uuid: paying.uuid } })),
    ];
    const order = works.map((_, at) => works[(at + round) % works.length]!);
    await Promise.all(order.map((work) => work()));
    await guest.work();
    const [row] = await app.db.select().from(departures).where(eq(departures.id, id));
    expect(row).toMatchObject({ status: "canceled", held: 0, sold: 0 });
    const { departure } = await guest.read(paying.uuid);
    expect(await findBroken(app.db, id, departure.id)).toEqual([]);
  }
});

test("control: moved without a second look, a buyer of the same moment stays behind", async () => {
  const id = await booking.addDeparture(8);
  await guest.confirm(id);
  const next = await booking.addDate(id, "2027-06-10");
  const looked = createBarrier(2);
  const booked = createBarrier(2);
  const moveCarelessly = app.db.transaction(async (tx) => {
    const open = await tx.select().from(requests).where(eq(requests.departureId, id));
    await looked();
    await booked();
    for (const { id: one } of open) {
      await tx.update(requests).set({ departureId: next }).where(eq(requests.id, one));
    }
  });
  const buy = async () => {
    await looked();
    await booking.ask(id);
    await booked();
  };
  await Promise.all([moveCarelessly, buy()]);
  expect(await openOn(id)).toBe(1);
});
