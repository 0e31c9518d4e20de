import { startMortalPostgres } from "@tour/test-postgres";
import type { Death, MortalPostgres } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./db/open-database.ts";
import { checkAnswers } from "./test/hard-kill/check-answers.ts";
import { checkRows, endLeases } from "./test/hard-kill/check-rows.ts";
import { openTrial } from "./test/hard-kill/open-trial.ts";
import { writeThrough } from "./test/hard-kill/write-through.ts";

// The real process, and a real server of PostgreSQL that dies under it. That what is checked would be
// found out is tested in check-rows.api.test.ts, and that these deaths lose what a server has not
// written beside startMortalPostgres.
let postgres: MortalPostgres;
let trial: Awaited<ReturnType<typeof openTrial>>;

beforeAll(async () => {
  postgres = await startMortalPostgres();
  trial = await openTrial(postgres.url, { LOG_LEVEL: "silent" });
});
afterAll(async () => {
  trial?.close();
  await postgres?.stop();
});

const pollTimeout = { timeout: 100_000 };
const isReady = async () => (await fetch(`${trial.origin}/health/ready`)).status;

/** Everything that is written and read, and what a visitor of the site needs first. */
const calls = () => ({
  ...trial.writers,
  site: () => trial.visitor.customMetadata({}),
  search: () => trial.visitor.toursPage({ query: { q: "тур" } }),
  account: () => trial.organizer.getAccount({}),
});

test.each<Death>(["connection killed", "stopped at once", "killed"])(
  "with its database's server %s the host says 503, goes on by itself, and loses nothing",
  { timeout: 300_000 },
  async (death) => {
    const writing = writeThrough(calls());
    const haveAllWritten = () => [...writing.done.values()].every((times) => times > 0);
    await expect.poll(haveAllWritten, pollTimeout).toBe(true);
    await postgres.kill(death);
    if (death !== "connection killed") {
      const before = writing.refused();
      await expect.poll(() => writing.refused() - before, pollTimeout).toBeGreaterThan(10);
      expect(await isReady()).toBe(503);
      const alive = await fetch(`${trial.origin}/health/live`);
      expect(alive.status, "to start it again would help nobody").toBe(200);
      await postgres.start();
    }
    await expect.poll(isReady, pollTimeout).toBe(200);
    const before = new Map(writing.done);
    const haveGoneOn = () => [...writing.done].every(([name, times]) => times > before.get(name)!);
    await expect.poll(haveGoneOn, pollTimeout).toBe(true);
    await writing.end();
    expect(writing.faults).toEqual([]);

    const { db, close } = await openDatabase(trial.database);
    const pictures = await checkRows(db, trial.ledger).finally(async () => {
      await endLeases(db);
      await close();
    });
    expect(pictures).toEqual(expect.arrayContaining(trial.ledger.pictures));
    expect(trial.findBroken(pictures)).toEqual([]);
    await checkAnswers(trial);
    await trial.expectEmails();
  },
);
