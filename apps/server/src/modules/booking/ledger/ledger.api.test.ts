import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBooking } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from "./ledger.table.ts";
import { postTransaction } from "./post-transaction.ts";
import { earningPostings, paymentPostings, refundDuePostings, refundPostings } from "./postings.ts";
import { keptOf, readSums, restOf } from "./request-sums.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const currency = "RUB";
const askForSeat = async () => (await booking.ask(await booking.addDeparture())).id;
const shopOf = () => ({ provider: "sandbox", organizerId: booking.organizer.id });

test("a request's sums are those of its postings, and a key is posted once", async () => {
  const { db } = booking.app;
  const requestId = await askForSeat();
  const pay = (key: string, amount: number) =>
    db.transaction((tx) =>
      postTransaction(tx, {
        key: `${key}:${requestId}`,
        requestId,
        currency,
        postings: paymentPostings(requestId, shopOf(), amount),
      }),
    );
  expect(await readSums(db, requestId)).toEqual({ paid: 0, refunded: 0, refundDue: 0 });
  expect([await pay("first", 1000), await pay("first", 1000), await pay("second", 500)]).toEqual([
    true,
    false,
    true,
  ]);
  const post = (key: string, postings: Parameters<typeof postTransaction>[1]["postings"]) =>
    db.transaction((tx) =>
      postTransaction(tx, { key: `${key}:${requestId}`, requestId, currency, postings }),
    );
  await post("due", refundDuePostings(requestId, 700));
  await post("refund", refundPostings(requestId, shopOf(), 300));
  const sums = await readSums(db, requestId);
  expect(sums).toEqual({ paid: 1500, refunded: 300, refundDue: 400 });
  expect(keptOf(sums)).toBe(800);
  expect(restOf({ status: 3, totalAmount: 2000 }, sums)).toBe(1200);
  expect(restOf({ status: 5, totalAmount: 2000 }, sums)).toBe(0);
});

test("what is earned is parted between the organiser and the platform", () => {
  const earning = { requestId: 1, organizerId: 2, commissionPoints: 1000 };
  expect(earningPostings(earning, 999).map(({ amount }) => amount)).toEqual([999, -900, -99]);
});

test("code refuses postings that do not add up to zero", async () => {
  const requestId = await askForSeat();
  const account = { kind: "guest", requestId } as const;
  const postings = [{ account, amount: 1 }];
  const broken = postTransaction(booking.app.db, { key: "broken", requestId, currency, postings });
  await expect(broken).rejects.toThrow("adds up to 1");
});

/** Whether the database took it; whatever else goes wrong is a fault. */
const isTaken = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (error: unknown) => {
      const { cause = error } = error as { cause?: unknown };
      if ((cause as { code?: string }).code === "23000") return false;
      throw error;
    },
  );

// ASVS 2.3.3
test("the database refuses at the commit a transaction that is not zero, or has no postings", async () => {
  const { db } = booking.app;
  const requestId = await askForSeat();
  const accounts = await db
    .insert(ledgerAccounts)
    .values([
      { name: "guest:a", kind: "guest", currency },
      { name: "provider:a", kind: "provider", currency },
      { name: "provider:b", kind: "provider", currency: "EUR" },
    ])
    .returning();
  const write = (key: string, sides: [account: number, amount: number][]) =>
    isTaken(
      db.transaction(async (tx) => {
        const [made] = await tx.insert(ledgerTransactions).values({ key, requestId }).returning();
        for (const [account, amount] of sides) {
          const accountId = accounts[account]!.id;
          await tx.insert(ledgerPostings).values({ transactionId: made!.id, accountId, amount });
        }
      }),
    );
  expect(await write("one-sided", [[0, 5]])).toBe(false);
  expect(await write("empty", [])).toBe(false);
  expect(
    await write("unequal", [
      [0, 5],
      [1, -4],
    ]),
  ).toBe(false);
  expect(
    await write("two currencies", [
      [0, 5],
      [2, -5],
    ]),
  ).toBe(false);
  // The control: the same way, in balance.
  expect(
    await write("whole", [
      [0, 5],
      [1, -5],
    ]),
  ).toBe(true);
});

test("what was posted is neither changed nor deleted", async () => {
  const { db } = booking.app;
  const requestId = await askForSeat();
  await db.transaction((tx) =>
    postTransaction(tx, {
      key: `kept:${requestId}`,
      requestId,
      currency,
      postings: paymentPostings(requestId, shopOf(), 10),
    }),
  );
  const ofRequest = eq(ledgerTransactions.requestId, requestId);
  expect(await isTaken(db.update(ledgerPostings).set({ amount: 1 }))).toBe(false);
  expect(await isTaken(db.delete(ledgerPostings))).toBe(false);
  expect(await isTaken(db.execute(sql`truncate ledger_postings`))).toBe(false);
  expect(await isTaken(db.update(ledgerTransactions).set({ key: "x" }).where(ofRequest))).toBe(
    false,
  );
  expect(await isTaken(db.delete(ledgerTransactions).where(ofRequest))).toBe(false);
  expect(await isTaken(db.update(ledgerAccounts).set({ kind: "commission" }))).toBe(false);
  expect((await readSums(db, requestId)).paid).toBe(10);
});
