import { findFreePort } from "@tour/free-port";
import { askServer, createDatabase } from "@tour/test-postgres";
import type { TestDatabase } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { codeAt } from "../modules/accounts/second-factor/one-time-code.ts";
import { countWaiting, findLost, findUnknownMoney } from "../test/hard-kill/booking/find-lost.ts";
import { liveGuest } from "../test/hard-kill/booking/live-guest.ts";
import type { Guest } from "../test/hard-kill/booking/live-guest.ts";
import { openBookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import { openTrial } from "../test/hard-kill/open-trial.ts";
import { numberedBlocks } from "../test/hard-kill/write-all.ts";
import { findBroken } from "../test/payment-invariants.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process is started with a clock that is ten minutes wrong; the database's is right.
const tenMinutes = 600_000;
const halfMinute = 30_000;

let database: TestDatabase;
let trial: Awaited<ReturnType<typeof openTrial>>;
let server: { child: { kill: (signal: "SIGTERM") => void }; ended: Promise<number> };
let metrics: string;

beforeAll(async () => {
  database = await createDatabase(inject("postgresUrl")!);
  const port = await findFreePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  trial = await openTrial(database.url, { LOG_LEVEL: "silent", METRICS_PORT: String(port) });
  server = trial.server;
});
afterAll(async () => {
  trial?.close();
  await database?.drop();
});

async function restart(aheadMs: number): Promise<void> {
  server.child.kill("SIGTERM");
  await server.ended;
  server = await trial.start({ CLOCK_AHEAD_MS: String(aheadMs) });
}

async function readAhead(): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^tour_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
}

const shownNumber = async () => {
  const { data } = await trial.visitor.customPage({ query: { type: "main" } });
  return Number(/№ (\d+)/.exec(JSON.stringify(data.blocks))?.[1]);
};

/** Schedules a publication for so much later; answers when it is due. */
async function publishIn(seconds: number, number: number): Promise<Date> {
  const query = { organizer_id: trial.business.organizerId, type: "main" as const };
  const blocks = numberedBlocks(number, undefined);
  await trial.organizer.savePageBlocks({ query, body: { blocks } });
  const at = new Date(Date.now() + seconds * 1000);
  await trial.organizer.schedulePublication({ query, body: { publish_at: at.toISOString() } });
  return at;
}

test(
  "a process whose clock is ten minutes ahead or behind goes by the database's",
  { timeout: 600_000 },
  async () => {
    const drill = startDrill("clock-off", "The clock of one process is ten minutes off");
    const { data: factor } = await trial.organizer.beginSecondFactor({});
    // Each code is good once: the one before now's, now's, and the next are three.
    const began = Date.now();
    const codes = [-1, 0, 1].map((at) => codeAt(factor.secret, new Date(began + at * halfMinute)));
    await trial.organizer.confirmSecondFactor({ body: { code: codes[0]! } });
    expect(await readAhead()).toBe(0);

    for (const [at, aheadMs] of [tenMinutes, -tenMinutes].entries()) {
      await restart(aheadMs);
      drill.begin(`a process starts, ${aheadMs > 0 ? "ten minutes ahead" : "ten minutes behind"}`);
      const ahead = await readAhead();
      expect(Math.abs(ahead + aheadMs / 1000)).toBeLessThan(2);
      drill.say(`tour_clock_ahead_seconds is ${Math.round(ahead)}, which ClockOff tells of`);
      await trial.organizer.getAccount({});
      const fresh = await trial.signIn();
      await fresh.showSecondFactor({ body: { code: codes[at + 1]! } });
      drill.say("the session from before goes on, signing in works, and the app's code is good");
      const due = await publishIn(4, at + 1);
      await drill.until(
        "a publication at its time is out",
        async () => (await shownNumber()) === at + 1,
      );
      const late = (Date.now() - due.getTime()) / 1000;
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(20);
      drill.say(`it went out ${late.toFixed(1)} s after its time, none of it before`);
      await trial.writers.question();
      const [row] = await askServer<{ off: number }>(
        database.url,
        "select abs(extract(epoch from now() - max(created_at)))::float8 as off from help_requests",
      );
      expect(row!.off).toBeLessThan(20);
      drill.say("what a visitor asks is written down with the right time");
      await restart(0);
      await fresh.getAccount({});
      drill.say("a session that it began is good at a process whose clock is right");
    }
    await trial.expectEmails();
    drill.finish();
  },
);

test(
  "at a process that is ten minutes ahead seats are held for as long as everywhere, and nothing is lost",
  { timeout: 600_000 },
  async () => {
    const booked = await openBookingTrial({
      settings: () => ({ CLOCK_AHEAD_MS: String(tenMinutes) }),
    });
    const drill = startDrill(
      "clock-off-booking",
      "Guests book at a process that is ten minutes ahead",
    );
    try {
      const { db, fake, departure, databaseUrl } = booked;
      const guests: Guest[] = [];
      drill.begin("guests book, pay and cancel");
      for (let come = 0; come < 4; come += 1) await liveGuest(booked, come, guests);
      await drill.until(
        "no letter and no refund waits",
        async () => (await countWaiting(db)) === 0,
      );
      expect(await findBroken(db, departure)).toEqual([]);
      expect(await findLost(db, guests)).toEqual([]);
      expect(await findUnknownMoney(db, fake)).toEqual([]);
      drill.say("no booking, payment or refund is lost or twice");
      const site = booked.connect("10.9.9.9");
      const contact = { name: "Анна", phone: "+79169999999", email: "late@example.com" };
      const body = { ...booked.booking.bodyOf(departure), contact, consents: booked.consents };
      const { data: made } = await site.createRequest({ body });
      const [held] = await askServer<{ minutes: number; off: number }>(
        databaseUrl,
        `select extract(epoch from held_until - now()) / 60 as minutes,
        abs(extract(epoch from created_at - now()))::float8 as off from requests where id = ${made.id}`,
      );
      const minutes = Number(held!.minutes);
      expect(Math.abs(minutes - 60 * Math.round(minutes / 60))).toBeLessThan(1);
      expect(held!.off).toBeLessThan(20);
      drill.say(`seats are held for ${Math.round(minutes / 60)} h by the database's clock`);
      drill.finish();
    } finally {
      await booked.close();
    }
  },
);
