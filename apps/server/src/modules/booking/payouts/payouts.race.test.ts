import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createBarrier } from "../../../test/create-barrier.ts";
import { createStaff } from "../../../test/create-organizer.ts";
import { useTestBooking } from "../../../test/use-test-booking.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { payoutPostings } from "../ledger/postings.ts";
import { postTransaction } from "../ledger/post-transaction.ts";
import { listPayouts } from "./list-payouts.ts";
import { payouts } from "./payout.table.ts";

const { booking, guest } = await useTestBooking();
const { id: organizerId } = booking.organizer;
const { db, services } = booking.app;
const now = new Date("2027-05-03T12:00:00Z");
const readOwed = async () => (await listPayouts(db, organizerId))[0]?.owed.amount ?? 0;

/** Somebody travelled, and the marketplace owes for it. */
async function earn(): Promise<number> {
  const { id, uuid } = await guest.wait();
  await guest.pay(uuid, { kind: "full" });
  booking.setNow(now);
  await completeRequestJob.run({ request_id: id }, services, AbortSignal.any([]));
  return readOwed();
}

const bodyOf = (amount: number) => ({
  key: randomUUID(),
  organizer_id: organizerId,
  currency: "RUB" as const,
  amount,
  paid_on: "2027-05-03",
  document: "п/п 1",
});

test("of five who record at once that all was paid, one does", async () => {
  const owed = await earn();
  expect(owed).toBeGreaterThan(0);
  const staff = await createStaff(booking.app);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => booking.app.ask("recordPayout", { body: bodyOf(owed) }, staff)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await readOwed()).toBe(0);
});

test("control: two who look before either writes pay twice what is owed", async () => {
  const owed = await earn();
  const look = createBarrier(2);
  const payUnguarded = () =>
    db.transaction(async (tx) => {
      const [balance] = await listPayouts(tx, organizerId);
      await look();
      if (owed > balance!.owed.amount) return;
      const { key, paid_on: paidOn, organizer_id: _, ...values } = bodyOf(owed);
      const [made] = await tx
        .insert(payouts)
        .values({ ...values, key, paidOn, organizerId })
        .returning();
      const postings = payoutPostings(organizerId, owed);
      await postTransaction(tx, {
        key: `payout:${made!.id}`,
        requestId: null,
        currency: "RUB",
        postings,
      });
    });
  await Promise.all([payUnguarded(), payUnguarded()]);
  expect(await readOwed()).toBe(-owed);
  expect(await db.$count(payouts, eq(payouts.organizerId, organizerId))).toBe(3);
});
