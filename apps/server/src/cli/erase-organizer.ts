import { parseArgs } from "node:util";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { countBelongings } from "../leaving/count-belongings.ts";
import { eraseOrganizer, finishErasure, listUnfinished } from "../leaving/erase/erase-organizer.ts";
import { findLeaver, nameOf } from "../leaving/find-leaver.ts";
import type { Leaver } from "../leaving/find-leaver.ts";
import { listUnsettled } from "../leaving/list-unsettled.ts";
import { openMediaStorage } from "../modules/media/storage/media-storage.ts";
import { readEnv } from "../platform/env/env.ts";

const usage = `erase-organizer <number, subdomain or domain> [--yes <subdomain>] [--unsettled]

Erases an organiser whole from the database of DATABASE_URL, or from the embedded one of DATA_DIR while no
server has it open: site, tours, requests, guests, payments, team, files, and the accounts that act for
nobody else. Without --yes it only says what it would erase. Run export-organizer first: nothing brings
an organiser back.

  --yes        the organiser's subdomain (the name of one without a site), to show that you mean them
  --unsettled  also while guests have paid for trips to come, or money is owed

Killed midway it is run again with the organiser's number.`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "string" }, unsettled: { type: "boolean", default: false } },
  });
  const [asked, ...more] = positionals;
  if (!asked || more.length > 0) throw new Error(usage);
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env);
  const tools = {
    ...{ db, storage: openMediaStorage(env), now: () => new Date() },
    say: (what: string) => console.log(what),
  };
  try {
    if ((await listUnfinished(db)).includes(Number(asked))) {
      return await finishErasure(tools, Number(asked));
    }
    const leaver = await findLeaver(db, asked).catch((error: Error) => hint(db, error));
    const unsettled = await describe(db, leaver);
    if (values.yes === undefined) {
      console.log(`Nothing is erased yet. To do it: --yes ${nameOf(leaver)}`);
    } else if (values.yes !== nameOf(leaver)) {
      throw new Error(`They are not "${values.yes}": nothing is erased.`);
    } else if (unsettled.length > 0 && !values.unsettled) {
      throw new Error("Nothing is erased: settle this first, or say --unsettled.");
    } else {
      await eraseOrganizer(tools, leaver.id);
    }
  } finally {
    await close();
  }
}

/** Says what an organiser has; answers what is not settled. */
async function describe(db: Database, { id, name, subdomain }: Leaver): Promise<string[]> {
  console.log(`Organiser ${id}, "${name}"${subdomain ? `, ${subdomain}` : ""}:`);
  for (const [table, count] of Object.entries(await countBelongings(db, id))) {
    console.log(`  ${String(count).padStart(8)}  ${table}`);
  }
  const unsettled = await listUnsettled(db, id);
  for (const one of unsettled) console.log(`  Not settled: ${one}.`);
  return unsettled;
}

/** Whoever was killed after the rows were gone does not find them by their address any more. */
async function hint(db: Database, error: Error): Promise<never> {
  const left = await listUnfinished(db);
  if (left.length === 0) throw error;
  throw new Error(`${error.message} Of these the files are still to go: ${left.join(", ")}.`);
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
