import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  countWaiting,
  findGivenUp,
  findLost,
  findUnknownMoney,
  findWrongEmails,
  killInvariants,
  readOutbox,
} from "./test/hard-kill/booking/find-lost.ts";
import { anyMoment, killPoints } from "./test/hard-kill/booking/kill-points.ts";
import { liveGuest } from "./test/hard-kill/booking/live-guest.ts";
import type { Guest } from "./test/hard-kill/booking/live-guest.ts";
import { openBookingTrial } from "./test/hard-kill/booking/open-booking-trial.ts";
import type { BookingTrial } from "./test/hard-kill/booking/open-booking-trial.ts";
import { bookingInvariants, findBroken } from "./test/payment-invariants.ts";
import { proofSize, proofTimeout } from "./test/proof/proof-size.ts";
import { startProof } from "./test/proof/start-proof.ts";

/** Guests at a time. */
const crowd = 3;

/** Each named point once, then as many moments at random, and so on. */
const order = [...killPoints, anyMoment, ...killPoints.map(() => anyMoment)];

let trial: BookingTrial;
beforeAll(async () => {
  trial = await openBookingTrial();
});
afterAll(() => trial?.close());

/** Guests come one after another until the day is over; answers how it went when the last has gone. */
function letGuestsCome(guests: Guest[], isOver: () => boolean): Promise<void[]> {
  const comeOneByOne = async () => {
    while (!isOver()) await liveGuest(trial, guests.length, guests);
  };
  return Promise.all(Array.from({ length: crowd }, comeOneByOne));
}

/** What the dead process had begun in the database is undone when the database notices. */
async function untilQuiet({ db }: BookingTrial): Promise<void> {
  const isQuiet = async () => {
    const { rows } = (await db.execute(sql`select pid from pg_stat_activity where state <> 'idle'
      and datname = current_database() and pid <> pg_backend_pid()`)) as unknown as {
      rows: object[];
    };
    return rows.length === 0;
  };
  while (!(await isQuiet())) await wait(10);
}

test(
  "killed between seat, payment, notice and email a process loses and doubles nothing",
  proofTimeout,
  async () => {
    const { db, departure, fake, dataDir } = trial;
    const proof = startProof({
      name: "Hard kills",
      unit: "kills",
      planned: proofSize.kills,
      invariants: [...bookingInvariants, ...killInvariants.afterEach, ...killInvariants.atTheEnd],
    });
    const guests: Guest[] = [];
    let isOver = false;
    const coming = letGuestsCome(guests, () => isOver);
    // Whoever fails ends the test at once, not when the last guest has gone.
    let fault: unknown;
    coming.catch((error: unknown) => (fault = error));
    let kills = 0;
    for (; kills < proofSize.kills && !proof.isOver(); kills += 1) {
      const point = order[kills % order.length]!;
      await point.killAt(trial);
      await untilQuiet(trial);
      expect(await findBroken(db, departure), point.name).toEqual([]);
      expect(await findLost(db, guests), point.name).toEqual([]);
      expect(fault, point.name).toBeUndefined();
      await trial.startAgain();
      proof.count();
    }
    isOver = true;
    await coming;
    await expect.poll(() => countWaiting(db), { timeout: 120_000 }).toBe(0);
    expect(await findBroken(db, departure)).toEqual([]);
    expect(await findLost(db, guests)).toEqual([]);
    expect(await findUnknownMoney(db, fake)).toEqual([]);
    expect(await findWrongEmails(db, { to: readOutbox(dataDir), kills })).toEqual([]);
    expect(await findGivenUp(db)).toEqual([]);
    proof.finish({ requests: guests.length });
  },
);

test("control: what was answered and is not there is found", async () => {
  const told = { hasPaid: true, isNoticeTaken: true, isCancelled: false, seats: 1 };
  const key = "00000000-0000-4000-8000-000000000000";
  const ghost = { ...told, key, email: "ghost@example.com", made: { id: 0, uuid: key } };
  expect(await findLost(trial.db, [ghost])).toContainEqual(expect.stringMatching(/is gone/));
});
