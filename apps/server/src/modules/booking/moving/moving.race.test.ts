import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../../../db/database.ts";
import { createBarrier } from "../../../test/create-barrier.ts";
import { orRefused, seats } from "../../../test/open-test-booking.ts";
import { proofSize, proofTimeout } from "../../../test/proof/proof-size.ts";
import { proveRounds, race } from "../../../test/proof/start-proof.ts";
import { bookingInvariants, findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";

const { booking, guest } = await useTestBooking();

const move = (uuid: string, departureId: number) =>
  orRefused(booking.app.call("moveRequest", { body: { uuid, departure_id: departureId } }));
const buy = (departureId: number, count: number) =>
  orRefused(booking.ask(departureId, { seats: seats(count) }));

test(
  "moves, opposite moves, new buyers and late payments never sell a seat twice",
  proofTimeout,
  async () => {
    const ends = new Set<string>();
    const part = {
      name: "Moves against each other, buyers and payments",
      planned: proofSize.rounds,
      invariants: [
        ...bookingInvariants,
        "paid less refunded, with what is left to pay, is the price",
      ],
    };
    await proveRounds(part, async (round) => {
      await booking.refresh();
      const first = await booking.addDeparture(3);
      const second = await booking.addDate(first, "2027-06-01", {
        capacity: 3,
        prices: { base: 4_000_000 + (round % 3) * 800_000 },
      });
      const [there, back] = [await guest.confirm(first, 2), await guest.confirm(second, 1)];
      const late = await guest.begin(there.uuid, { kind: "full" });
      const works: (() => Promise<unknown>)[] = [
        () => move(there.uuid, second),
        () => move(back.uuid, first),
        () => guest.press(late, "pay"),
        () => buy(second, 1),
        () => buy(first, 1),
      ];
      await race(works, round);
      await guest.work();
      expect(await findBroken(booking.app.db, first, second)).toEqual([]);
      const requests = await Promise.all([there, back].map(({ uuid }) => guest.read(uuid)));
      const held = await Promise.all([booking.heldOf(first), booking.heldOf(second)]);
      ends.add([...requests.map((one) => one.departure.id === first), ...held].join(" "));
      const { money, status } = requests[0]!;
      expect([status, money.rest.amount > 0 && money.refunded.amount > 0]).toEqual([3, false]);
      const kept = money.paid.amount - money.refunded.amount;
      expect(kept + money.rest.amount).toBe(money.total.amount);
    });
    expect(ends.size).toBeGreaterThan(1);
  },
);

test("control: moves that look before they take, without a lock, oversell", async () => {
  const from = await booking.addDeparture(4);
  const to = await booking.addDate(from, "2027-06-01", { capacity: 2 });
  const bothLooked = createBarrier(2);
  const heldThen: number[] = [];
  const moveCarelessly = () =>
    booking.app.db.transaction(async (tx) => {
      const [row] = await tx.select().from(departures).where(eq(departures.id, to));
      await bothLooked();
      if (row!.held + 2 > row!.capacity) return;
      heldThen.push(row!.held + 2);
      await tx
        .update(departures)
        .set({ held: row!.held + 2 })
        .where(eq(departures.id, to));
    });
  await Promise.all([moveCarelessly(), moveCarelessly()]);
  // Four seats were promised of two.
  expect(heldThen).toEqual([2, 2]);
});

test("control: dates locked as they are named, not in one order, end opposite moves in a ring", async () => {
  const first = await booking.addDeparture(4);
  const second = await booking.addDate(first, "2027-06-01");
  const bothHaveOne = createBarrier(2);
  const lock = (tx: Database, id: number) =>
    tx.select().from(departures).where(eq(departures.id, id)).for("no key update");
  const moveInOrder = (ids: [number, number]) =>
    booking.app.db.transaction(async (tx) => {
      await lock(tx, ids[0]);
      await bothHaveOne();
      await lock(tx, ids[1]);
    });
  const ends = await Promise.allSettled([
    moveInOrder([first, second]),
    moveInOrder([second, first]),
  ]);
  const broken = ends.filter((end) => end.status === "rejected");
  expect(broken.map(({ reason }) => reason)).toMatchObject([{ cause: { code: "40P01" } }]);
});
