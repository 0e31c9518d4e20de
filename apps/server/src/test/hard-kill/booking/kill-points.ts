import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { BookingTrial } from "./open-booking-trial.ts";

/** Where a process is killed between seat, payment, notice and email. */
export interface KillPoint {
  name: string;
  /** Holds the process there, kills it, and lets go of what held it. */
  killAt: (trial: BookingTrial) => Promise<void>;
}

const maxWaitMs = 60_000;

async function untilBlocked(db: Database): Promise<void> {
  const deadline = Date.now() + maxWaitMs;
  while (Date.now() < deadline) {
    const { rows } = (await db.execute(sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as {
      rows: object[];
    };
    if (rows.length > 0) return;
    await wait(10);
  }
  throw new Error("Nobody came to where they are waited for");
}

/** The process comes to what another transaction has locked. */
const atLock = (name: string, lock: SQL): KillPoint => ({
  name,
  killAt: ({ db, kill }) =>
    db.transaction(async (tx) => {
      await tx.execute(lock);
      await untilBlocked(db);
      await kill();
    }),
});

/** The provider has done it, and its answer never comes. */
const atProvider = (name: string, path: string): KillPoint => ({
  name,
  async killAt({ fake, kill }) {
    const isThere = Promise.withResolvers<void>();
    const isOver = Promise.withResolvers<void>();
    fake.holdNext(path, () => {
      isThere.resolve();
      return isOver.promise;
    });
    await isThere.promise;
    await kill();
    isOver.resolve();
  },
});

/** The provider's answer is there, and what it would be written to is locked. */
const afterProvider = (name: string, path: string, lock: SQL): KillPoint => ({
  name,
  killAt: ({ db, fake, kill }) =>
    db.transaction(async (tx) => {
      fake.holdNext(path, async () => void (await tx.execute(lock)));
      await untilBlocked(db);
      await kill();
    }),
});

const writesOf = (table: string) => sql.raw(`lock table ${table} in share row exclusive mode`);

export const killPoints: readonly KillPoint[] = [
  atLock("a request is written, its seats are not taken", writesOf("departures")),
  atLock("seats or money are written, their email is not", writesOf("request_letters")),
  atProvider("the provider has made a payment, its answer is on the way", "/payments"),
  afterProvider(
    "the provider's payment is known, and not written down",
    "/payments",
    sql`select id from payments where provider_payment_id is null for update skip locked`,
  ),
  atLock(
    "a notice is read, its request is not locked",
    sql`select id from requests where status = 2 for update skip locked`,
  ),
  atLock("money is taken, and not posted", writesOf("ledger_transactions")),
  atLock("a request is cancelled, its refund is not due", writesOf("refunds")),
  atProvider("the provider has paid a refund, its answer is on the way", "/refunds"),
  atLock(
    "an email is handed over, and not noted as sent",
    sql`select id from request_letters where sent_at is null for update skip locked`,
  ),
];

const maxMs = 600;
/** About as many as a guest needs. */
const fewAnswers = 4;

/** At any moment after some guests were answered. */
export const anyMoment: KillPoint = {
  name: "any moment",
  async killAt({ countAnswered, kill }) {
    const deadline = Date.now() + maxWaitMs;
    while (countAnswered() < fewAnswers && Date.now() < deadline) await wait(10);
    await wait(Math.random() * maxMs);
    await kill();
  },
};
