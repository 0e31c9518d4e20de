import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createBarrier } from "../../../test/create-barrier.ts";
import { refusal, seats } from "../../../test/open-test-booking.ts";
import { bookingInvariants, findBroken } from "../../../test/payment-invariants.ts";
import { proofSize, proofTimeout } from "../../../test/proof/proof-size.ts";
import { proveRounds, race } from "../../../test/proof/start-proof.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { departures } from "../../tours/departure.table.ts";

const { booking, guest } = await useTestBooking();

const partyOf = async (uuid: string) =>
  (await booking.app.call("requestParty", { query: { uuid } })).data;
const add = (uuid: string, total: number) =>
  refusal(
    booking.app.call("changeParty", {
      body: { uuid, change: "add", option_id: "base", total, refund: 0 },
    }),
  );

test(
  "parties that grow, shrink and new buyers never take the last seat twice",
  proofTimeout,
  async () => {
    const ends = new Set<string>();
    const part = {
      name: "Parties that grow and shrink against new buyers",
      planned: proofSize.rounds,
      invariants: [
        ...bookingInvariants,
        "whoever finds no seat, or another quote than was shown, is refused for that",
      ],
    };
    await proveRounds(part, async (round) => {
      await booking.refresh();
      const departure = await booking.addDeparture(4);
      const first = await guest.confirm(departure, 2);
      const second = await guest.confirm(departure, 1);
      await guest.pay(first.uuid, { kind: "full" });
      const [one, two] = [await partyOf(first.uuid), await partyOf(second.uuid)];
      const leaving = one.people[0]!;
      const removal = {
        uuid: first.uuid,
        change: "remove",
        tourist_id: leaving.id,
        total: leaving.remove!.total.amount,
        refund: leaving.remove!.refund.amount,
      } as const;
      const works = [
        () => add(first.uuid, one.options[0]!.add!.total.amount),
        () => add(second.uuid, two.options[0]!.add!.total.amount),
        () => refusal(booking.ask(departure, { seats: seats(1) })),
        () => refusal(booking.app.call("changeParty", { body: removal })),
      ];
      const answers = await race(works, round);
      await guest.work();
      expect(await findBroken(booking.app.db, departure)).toEqual([]);
      for (const answer of answers)
        if (answer !== "accepted") expect(answer).toMatchObject({ status: 409 });
      ends.add(answers.map((answer) => answer === "accepted").join(" "));
    });
    expect(ends.size).toBeGreaterThan(1);
  },
);

test("control: parties that look before they grow, without a condition, oversell", async () => {
  const departure = await booking.addDeparture(1);
  const bothLooked = createBarrier(2);
  const isDeparture = eq(departures.id, departure);
  const heldThen: number[] = [];
  const growCarelessly = () =>
    booking.app.db.transaction(async (tx) => {
      const [row] = await tx.select().from(departures).where(isDeparture);
      await bothLooked();
      if (row!.held + 1 > row!.capacity) return;
      heldThen.push(row!.held + 1);
      await tx
        .update(departures)
        .set({ held: row!.held + 1 })
        .where(isDeparture);
    });
  await Promise.all([growCarelessly(), growCarelessly()]);
  // Two people were promised one seat.
  expect(heldThen).toEqual([1, 1]);
});
