import { expect } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { checkAnswers, requireShown } from "./check-answers.ts";
import { checkRows, endLeases } from "./check-rows.ts";
import { killMidway } from "./kill-midway.ts";
import { openTrial } from "./open-trial.ts";

interface Options {
  /** PostgreSQL; without it the embedded database. */
  databaseUrl?: string;
}

/** How often processes are killed: `KILLS` times, else twice. */
const kills = Number(process.env["KILLS"] ?? 2);

/**
 * Kills a server's process in the midst of writes, looks at what it left behind, starts it again,
 * and so on. Throws when anything is torn, or when anything that was confirmed is gone.
 */
export async function expectToSurviveKills({ databaseUrl }: Options = {}): Promise<void> {
  const trial = await openTrial(databaseUrl);
  const { origin, database, ledger, writers } = trial;
  let { server } = trial;
  try {
    for (let round = 0; round < kills; round += 1) {
      expect(await killMidway(writers, () => server.child.kill("SIGKILL"))).toEqual([]);
      await server.ended;
      const { db, close } = await openDatabase(database);
      const pictures = await checkRows(db, ledger).finally(async () => {
        await endLeases(db);
        await close();
      });
      expect(pictures).toEqual(expect.arrayContaining(ledger.pictures));
      expect(trial.findBroken(pictures)).toEqual([]);
      server = await trial.start();
      // Making sizes takes long: the newest are those that a kill could have hurt.
      await requireShown(origin, pictures.slice(-5));
      await checkAnswers(trial);
      await trial.expectEmails();
    }
  } finally {
    trial.close();
  }
}
