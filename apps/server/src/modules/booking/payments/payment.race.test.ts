import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createBarrier } from "../../../test/create-barrier.ts";
import { orRefused, seats } from "../../../test/open-test-booking.ts";
import { proofSize, proofTimeout } from "../../../test/proof/proof-size.ts";
import { proveRounds, race } from "../../../test/proof/start-proof.ts";
import { bookingInvariants, findBroken } from "../../../test/payment-invariants.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { paymentPostings } from "../ledger/postings.ts";
import { payments } from "../payment.table.ts";
import { sandboxPayments } from "../providers/sandbox.table.ts";

const rounds = 15;
const prepayment = 960_000;

const { booking, guest } = await useTestBooking();

const end = (id: string) =>
  booking.app.db
    .update(sandboxPayments)
    .set({ status: "succeeded" })
    .where(eq(sandboxPayments.id, id));

test(
  "a late payment and new buyers never sell a seat twice, and nobody's money is lost",
  proofTimeout,
  async () => {
    const ends = new Set<number>();
    const part = {
      name: "A late payment against new buyers",
      planned: proofSize.rounds,
      invariants: [...bookingInvariants, "the late payer has the seats or all of the money back"],
    };
    await proveRounds(part, async (round) => {
      await booking.refresh();
      const departure = await booking.addDeparture(2);
      const { id, uuid } = await guest.confirm(departure, 2);
      const payment = await guest.begin(uuid);
      await booking.endHold(id);
      const buy = () => orRefused(booking.ask(departure, { seats: seats(2) }));
      await race<unknown>([() => guest.press(payment, "pay"), buy, buy], round);
      await guest.work();
      expect(await findBroken(booking.app.db, departure)).toEqual([]);
      const { status, money } = await guest.read(uuid);
      ends.add(status);
      expect(money.paid.amount).toBe(2 * prepayment);
      expect(money.refunded.amount).toBe(status === 3 ? 0 : 2 * prepayment);
      expect([3, 7]).toContain(status);
    });
    expect(ends.size).toBe(2);
  },
);

test("ten notices at once pay once", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, uuid } = await guest.wait();
    const payment = guest.idOf(await guest.begin(uuid));
    await end(payment);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guest.notify({ id: payment })),
    );
    expect(answers.map((one) => one.status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { money } = await guest.read(uuid);
    expect(money.paid.amount).toBe(prepayment);
    const seen = await booking.app.call("getRequest", { query: { id } }, booking.organizer.owner);
    expect(seen.data.history.filter(({ to }) => to === 3)).toHaveLength(1);
  }
});

test(
  "a payment and a cancellation at once end in one of two ways, with the money where it belongs",
  proofTimeout,
  async () => {
    const part = {
      name: "A payment against a cancellation and new buyers",
      planned: proofSize.rounds,
      invariants: [
        ...bookingInvariants,
        "the request is cancelled, and all of the money goes back",
      ],
    };
    await proveRounds(part, async (round) => {
      await booking.refresh();
      const departure = await booking.addDeparture(2);
      const { id, uuid } = await guest.confirm(departure, 2);
      const payment = await guest.begin(uuid);
      const { owner } = booking.organizer;
      const works: (() => Promise<unknown>)[] = [
        () => guest.press(payment, "pay"),
        () => booking.app.call("cancelRequestBySeller", { body: { id } }, owner),
        () => orRefused(booking.ask(departure, { seats: seats(2) })),
        () => orRefused(booking.ask(departure, { seats: seats(1) })),
      ];
      await race(works, round);
      await guest.work();
      expect(await findBroken(booking.app.db, departure)).toEqual([]);
      const { status, money } = await guest.read(uuid);
      const sum = 2 * prepayment;
      expect([status, money.paid.amount, money.refunded.amount]).toEqual([6, sum, sum]);
    });
  },
);

test("a payment asked for many times at once is one", async () => {
  const { uuid } = await guest.wait();
  const asked = await Promise.all(Array.from({ length: 10 }, () => guest.begin(uuid)));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(new Set(asked.map(({ confirmation }) => confirmation.url)).size).toBe(1);
});

test("control: notices that look before they write, without a lock, pay more than once", async () => {
  const { id, uuid } = await guest.wait();
  const payment = await guest.begin(uuid);
  const bothLooked = createBarrier(2);
  const settleCarelessly = (notice: number) =>
    booking.app.db.transaction(async (tx) => {
      const [row] = await tx.select().from(payments).where(eq(payments.id, payment.id));
      await bothLooked();
      if (row?.status !== 1) return;
      await tx
        .update(payments)
        .set({ status: 2, paidAt: sql`now()` })
        .where(eq(payments.id, payment.id));
      const shop = { provider: "sandbox", organizerId: null };
      await postTransaction(tx, {
        key: `careless:${payment.id}:${notice}`,
        requestId: id,
        currency: "RUB",
        postings: paymentPostings(id, shop, prepayment),
      });
    });
  await Promise.all([settleCarelessly(1), settleCarelessly(2)]);
  expect((await guest.read(uuid)).money.paid.amount).toBe(2 * prepayment);
});
