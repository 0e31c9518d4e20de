import { createBlock } from "@tour/blocks/definitions";
import { createDatabase } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { releases } from "../db/expand-contract/releases.ts";
import { checkRows } from "../test/hard-kill/check-rows.ts";
import { openTrial } from "../test/hard-kill/open-trial.ts";
import { checkOutRelease } from "./check-out-release.ts";
import type { CheckedOut } from "./check-out-release.ts";
import { startDrill } from "./start-drill.ts";

// The version that was put to use last comes back on tables that the one after it has migrated. Its history
// and its libraries are fetched, and all tests of its modules run: by hand alone, with `pnpm drill`.
const isAsked = process.env["DRILL_RESULTS"] !== undefined;

let release: CheckedOut;

beforeAll(async () => {
  if (isAsked) release = await checkOutRelease(releases.at(-1)!.lastMigration);
}, 600_000);
afterAll(() => release?.remove());

test.runIf(isAsked)(
  "a bad deploy is rolled back with its migrations in place",
  { timeout: 1_800_000 },
  async () => {
    const drill = startDrill("bad-deploy", "A bad deploy is rolled back, its migrations stay");
    const { url, drop } = await createDatabase(inject("postgresUrl")!);
    const trial = await openTrial(url, { LOG_LEVEL: "error" });
    const { db, close } = await openDatabase({ databaseUrl: url });
    try {
      drill.begin(
        `today's version has migrated, sold and published; it is ended for ${release.day}'s`,
      );
      await writeAll(trial);
      await end(trial.server);
      const old = await trial.start({}, release.program);
      drill.say("the former version answers");
      await writeAll(trial);
      await checkRows(db, trial.ledger);
      expect((await trial.visitor.customMetadata({})).data?.domain).toBeTruthy();
      await end(old);
      expect(old.errors).toBe("");
      drill.say(
        "it has saved, published, uploaded, taken a question, and logged no error; it is ended",
      );
      const today = await trial.start();
      await writeAll(trial);
      await checkRows(db, trial.ledger);
      drill.say("today's version is back, and all that was confirmed by either is there");
      await trial.writers.main();
      await end(today);
      await trial.start({}, release.program);
      await expect(trial.writers.publish()).rejects.toThrow("Исправьте блоки");
      drill.say(
        "a main screen, whose contents have grown, is kept by the former version, which publishes nothing before it is mended",
      );
    } finally {
      await close();
      trial.close();
      await drop();
    }
    const { passed, failed } = await release.test();
    expect(failed).toEqual([]);
    drill.say(
      `the former version's own tests pass on today's tables, all ${passed} of its modules`,
    );
    drill.finish();
  },
);

type Trial = Awaited<ReturnType<typeof openTrial>>;

/** Each thing that is written, once and one after another; of blocks one whose contents both versions know. */
async function writeAll({ writers, organizer, business }: Trial): Promise<void> {
  const { main, tourPage, ...others } = writers;
  for (const type of ["main", "tour"] as const) {
    const query = { organizer_id: business.organizerId, type };
    await organizer.savePageBlocks({ query, body: { blocks: [{ ...createBlock(24), id: "a" }] } });
  }
  for (const write of Object.values(others)) await write();
}

async function end({ child, ended }: Trial["server"]): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}
