import { setTimeout as wait } from "node:timers/promises";
import { startPgbouncer } from "@tour/test-postgres";
import type { RunningPgbouncer } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  countWaiting,
  findGivenUp,
  findLost,
  findUnknownMoney,
  findWrongEmails,
  readOutbox,
} from "../test/hard-kill/booking/find-lost.ts";
import { liveGuest } from "../test/hard-kill/booking/live-guest.ts";
import type { Guest } from "../test/hard-kill/booking/live-guest.ts";
import { openBookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import type { BookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import { findBroken } from "../test/payment-invariants.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process behind a real PgBouncer that gives each transaction another connection, is
// killed under guests who book, pay and cancel, and is started again.
const restarts = 3;
const awayMs = 3_000;
const crowd = 3;

let pooler: RunningPgbouncer;
let trial: BookingTrial;

beforeAll(async () => {
  trial = await openBookingTrial({
    mayRefuse: true,
    async settings(databaseUrl) {
      pooler = await startPgbouncer(databaseUrl);
      return { DATABASE_URL: pooler.url, PREPARED_STATEMENTS: "off" };
    },
  });
});
afterAll(async () => {
  await trial?.close();
  await pooler?.stop();
});

const isReady = async () => (await fetch(`${trial.origin}/health/ready`)).status === 200;

/** Guests come one after another until the day is over. */
function letGuestsCome(guests: Guest[], isOver: () => boolean): Promise<void[]> {
  const comeOneByOne = async () => {
    while (!isOver()) await liveGuest(trial, guests.length, guests);
  };
  return Promise.all(Array.from({ length: crowd }, comeOneByOne));
}

/** Asks for the page of a request over and over: what a call is answered, and how long it took. */
function watchCalls(isOver: () => boolean) {
  const statuses = new Map<number, number>();
  let slowest = 0;
  const watch = async () => {
    const headers = { "user-role": "visitor" };
    while (!isOver()) {
      const from = performance.now();
      const { status } = await fetch(`${trial.origin}/spa/custom-metadata`, { headers });
      slowest = Math.max(slowest, performance.now() - from);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await wait(20);
    }
  };
  return { done: watch(), statuses, slowest: () => slowest };
}

test(
  "with its pooler killed under load calls are 503 for as long, and nothing is lost or doubled",
  { timeout: 600_000 },
  async () => {
    const drill = startDrill(
      "pooler-restarted",
      "PgBouncer is killed under load, and started again",
    );
    const guests: Guest[] = [];
    let isOver = false;
    const coming = letGuestsCome(guests, () => isOver);
    let fault: unknown;
    coming.catch((error: unknown) => (fault = error));
    const calls = watchCalls(() => isOver);
    calls.done.catch((error: unknown) => (fault = error));

    for (let time = 1; time <= restarts; time += 1) {
      const before = guests.length;
      await expect.poll(() => guests.length).toBeGreaterThan(before + crowd);
      await pooler.kill();
      drill.begin(`PgBouncer is killed, the ${time}. time; ${guests.length} guests came before`);
      await drill.until("/health/ready is 503", async () => !(await isReady()));
      await wait(awayMs);
      await pooler.start();
      drill.begin("PgBouncer is started again");
      await drill.until("/health/ready is 200, without a restart of the API host", isReady);
      const answered = trial.countAnswered();
      await drill.until("a step of a booking is answered", () => trial.countAnswered() > answered);
      expect(fault).toBeUndefined();
    }
    isOver = true;
    await coming;
    await calls.done;

    await drill.until(
      "no letter and no refund waits",
      async () => (await countWaiting(trial.db)) === 0,
    );
    expect([...calls.statuses.keys()].toSorted()).toEqual([200, 503]);
    const [well, refused] = [calls.statuses.get(200), calls.statuses.get(503)];
    const seconds = (calls.slowest() / 1000).toFixed(1);
    drill.say(
      `${well} calls were 200, ${refused} were 503, none anything else; the slowest took ${seconds} s`,
    );
    const { db, fake, departure, dataDir } = trial;
    expect(await findBroken(db, departure)).toEqual([]);
    expect(await findLost(db, guests)).toEqual([]);
    expect(await findUnknownMoney(db, fake)).toEqual([]);
    expect(await findWrongEmails(db, { to: readOutbox(dataDir), kills: restarts })).toEqual([]);
    expect(await findGivenUp(db)).toEqual([]);
    drill.say(
      `${guests.length} guests: no booking, payment or refund is lost or twice, all letters came, no job was given up`,
    );
    drill.finish();
  },
);
